import { readFileSync } from 'node:fs'
import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { contentType } from '../../sw/contentType.ts'
import type { BundledFile, SiteBundle } from '../../sw/offlineIndex.ts'
import { keptHeaders } from './keptHeaders.ts'
import { type PrecachedFile, precacheFiles } from './precacheFiles.ts'

/** Files of any other type are encoded as base64. */
const TEXTS = /^(?:text\/|image\/svg|application\/manifest)/

/**
 * Scripts of at least this size, in bytes, are not bundled. Browsers keep compiled code only for a stored network
 * response. A script from a bundle is compiled at each start, which slows large scripts noticeably.
 */
const COMPILED_FROM = 8000

/**
 * Writes dist/data/bundles/site.<hash>.json, which contains the many small precached files that a first visit to `/`
 * doesn't load. Call it when every page is written and after the lesson bundles, which empty the folder.
 */
export async function writeSiteBundle(dist: string, base = '/'): Promise<SiteBundle> {
  const home = readFileSync(join(dist, 'index.html'), 'utf8')
  const files = precacheFiles(dist, base).filter((file) => !isBroughtBy(home, file) && !isLargeScript(file))
  const content = Object.fromEntries(files.map(({ url, file }) => [url, bundled(url, join(dist, file))]))
  const text = JSON.stringify(content)
  const name = `site.${createHash('sha256').update(text).digest('base64url').slice(0, 12)}.json`
  await writeFile(join(dist, 'data/bundles', name), text)
  return {
    url: `${base}data/bundles/${name}`,
    bytes: Buffer.byteLength(text),
    sizes: Object.fromEntries(files.map(({ url, size }) => [url, size])),
    headers: keptHeaders(),
  }
}

/** Files that are named in the page with a hash are already in the HTTP cache. The page itself is revalidated. */
function isBroughtBy(home: string, { url, file, revision }: PrecachedFile): boolean {
  return file === 'index.html' || (revision === null && home.includes(url))
}

function isLargeScript({ file, size }: PrecachedFile): boolean {
  return file.endsWith('.js') && size >= COMPILED_FROM
}

function bundled(url: string, path: string): BundledFile {
  const bytes = readFileSync(path)
  return TEXTS.test(contentType(url)) ? { text: bytes.toString('utf8') } : { base64: bytes.toString('base64') }
}
