import { readFileSync } from 'node:fs'
import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { contentType } from '../../sw/contentType.ts'
import type { BundledFile, SiteBundle } from '../../sw/offlineIndex.ts'
import { keptHeaders } from './keptHeaders.ts'
import { type PrecachedFile, precacheFiles } from './precacheFiles.ts'

/** What is in none of these comes as base64. */
const TEXTS = /^(?:text\/|image\/svg|application\/manifest)/

/**
 * Scripts from this size on, in bytes, come alone. Browsers keep a script compiled only when the very response of the
 * network is stored; one made out of a bundle is compiled anew at each start, which for large scripts the reader feels.
 */
const COMPILED_FROM = 8000

/**
 * Writes dist/data/bundles/site.<hash>.json, which holds the many small precached files that a first visit to `/` does
 * not bring anyway. Call it when every page is written and after the lesson bundles, which empty the folder.
 */
export async function writeSiteBundle(dist: string): Promise<SiteBundle> {
  const home = readFileSync(join(dist, 'index.html'), 'utf8')
  const files = precacheFiles(dist).filter((file) => !isBroughtBy(home, file) && !isLargeScript(file))
  const content = Object.fromEntries(files.map(({ url, file }) => [url, bundled(url, join(dist, file))]))
  const text = JSON.stringify(content)
  const name = `site.${createHash('sha256').update(text).digest('base64url').slice(0, 12)}.json`
  await writeFile(join(dist, 'data/bundles', name), text)
  return {
    url: `/data/bundles/${name}`,
    bytes: Buffer.byteLength(text),
    sizes: Object.fromEntries(files.map(({ url, size }) => [url, size])),
    headers: keptHeaders(),
  }
}

/** What bears its hash and is named in the page lies in the HTTP cache by then; the page itself is revalidated. */
function isBroughtBy(home: string, { url, revision }: PrecachedFile): boolean {
  return url === '/' || (revision === null && home.includes(url))
}

function isLargeScript({ file, size }: PrecachedFile): boolean {
  return file.endsWith('.js') && size >= COMPILED_FROM
}

function bundled(url: string, path: string): BundledFile {
  const bytes = readFileSync(path)
  return TEXTS.test(contentType(url)) ? { text: bytes.toString('utf8') } : { base64: bytes.toString('base64') }
}
