import { readFileSync } from 'node:fs'
import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { contentType } from '../../sw/contentType.ts'
import type { BundledFile, SiteBundle } from '../../sw/offlineIndex.ts'
import { type BuiltPart, startPageOf, wholeSite } from './builtParts.ts'
import { compressedBytes } from './compressedBytes.ts'
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
 * Writes data/bundles/site.<hash>.json in the folder of the language. It contains all pages and the many small precached
 * files that a first visit to its start page doesn't load. Call it when every page is written and after the lesson bundles, which empty the folder.
 */
export async function writeSiteBundle(dist: string, base = '/', part: BuiltPart = wholeSite): Promise<SiteBundle> {
  const home = readFileSync(join(dist, startPageOf(part)), 'utf8')
  // These are already in the HTTP cache. The page itself is too, but a host or a filter may have changed it on its way.
  const isBrought = ({ url, file }: PrecachedFile): boolean => file.startsWith('assets/') && home.includes(url)
  const files = precacheFiles(dist, base, part).filter((file) => !isBrought(file) && !isLargeScript(file))
  const content = Object.fromEntries(files.map(({ url, file }) => [url, bundled(url, join(dist, file))]))
  const text = JSON.stringify(content)
  const name = `${part.folder}data/bundles/site.${createHash('sha256').update(text).digest('base64url').slice(0, 12)}.json`
  await writeFile(join(dist, name), text)
  return {
    url: base + name,
    bytes: Buffer.byteLength(text),
    wire: compressedBytes(Buffer.from(text)),
    sizes: Object.fromEntries(files.map(({ url, file }) => [url, compressedBytes(readFileSync(join(dist, file)))])),
    headers: keptHeaders(),
  }
}

function isLargeScript({ file, size }: PrecachedFile): boolean {
  return file.endsWith('.js') && size >= COMPILED_FROM
}

function bundled(url: string, path: string): BundledFile {
  const bytes = readFileSync(path)
  return TEXTS.test(contentType(url)) ? { text: bytes.toString('utf8') } : { base64: bytes.toString('base64') }
}
