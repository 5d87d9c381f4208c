import { readFileSync } from 'node:fs'
import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { BundledFile, SiteBundle } from '../../sw/offlineIndex.ts'
import { type PrecachedFile, precacheFiles } from './precacheFiles.ts'

/** A precached file has one of these endings; base64 for what is no text. */
const types: Readonly<Record<string, { readonly type: string; readonly isText: boolean }>> = {
  '.html': { type: 'text/html; charset=utf-8', isText: true },
  '.js': { type: 'text/javascript; charset=utf-8', isText: true },
  '.css': { type: 'text/css; charset=utf-8', isText: true },
  '.svg': { type: 'image/svg+xml', isText: true },
  '.webmanifest': { type: 'application/manifest+json', isText: true },
  '.woff2': { type: 'font/woff2', isText: false },
  '.png': { type: 'image/png', isText: false },
  '.webp': { type: 'image/webp', isText: false },
  '.avif': { type: 'image/avif', isText: false },
  '.ico': { type: 'image/x-icon', isText: false },
  '.pdf': { type: 'application/pdf', isText: false },
}

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
  const content = Object.fromEntries(files.map(({ url, file }) => [url, bundled(join(dist, file))]))
  const text = JSON.stringify(content)
  const name = `site.${createHash('sha256').update(text).digest('base64url').slice(0, 12)}.json`
  await writeFile(join(dist, 'data/bundles', name), text)
  return { url: `/data/bundles/${name}`, sizes: Object.fromEntries(files.map(({ url, size }) => [url, size])) }
}

/** What bears its hash and is named in the page lies in the HTTP cache by then; the page itself is revalidated. */
function isBroughtBy(home: string, { url, revision }: PrecachedFile): boolean {
  return url === '/' || (revision === null && home.includes(`"${url}"`))
}

function isLargeScript({ file, size }: PrecachedFile): boolean {
  return file.endsWith('.js') && size >= COMPILED_FROM
}

function bundled(path: string): BundledFile {
  const known = types[extname(path)]
  if (known === undefined) throw new Error(`${path} is precached, but tools/build/siteBundle.ts knows no type for it.`)
  const bytes = readFileSync(path)
  return known.isText
    ? { type: known.type, text: bytes.toString('utf8') }
    : { type: known.type, base64: bytes.toString('base64') }
}
