import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type BuiltPart, wholeSite } from './builtParts.ts'

export interface PrecachedFile {
  /** The address at the host, with the folder of the site. A page has no ending, so that no request is redirected. */
  readonly url: string
  /** The path below dist. */
  readonly file: string
  /** The first 16 bytes of the SHA-256, base64url. The worker rejects other bytes, such as the page of a captive portal. */
  readonly hash: string
  /** Bytes, uncompressed. */
  readonly size: number
}

const ENDINGS = /\.(?:html|js|css|woff2|svg|png|webp|avif|ico|pdf|txt|webmanifest)$/
/**
 * Files that are not precached. Some are for hosts, browsers without the worker, installation dialogs and search engines.
 * Lessons have their own cache, and the browser stores the worker's scripts.
 */
const LEFT_OUT =
  /^(?:404\.html$|sw\.m?js$|plain\.css$|robots\.txt$|assets\/(?:backup|worker)-|data\/|screenshots\/|\.vite\/)/

/** All files that work offline except lessons, in the order of their names. */
export function precacheFiles(dist: string, base = '/', part: BuiltPart = wholeSite): readonly PrecachedFile[] {
  return readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => ENDINGS.test(name) && !LEFT_OUT.test(withoutFolder(name, part)) && part.has(name))
    .sort()
    .map((file) => {
      const bytes = readFileSync(join(dist, file))
      return { url: base + pathOf(file), file, hash: shortHash(bytes), size: bytes.length }
    })
}

/** The same hash as in sw/contentHash.ts. */
export function shortHash(bytes: Buffer | string): string {
  return createHash('sha256').update(bytes).digest().subarray(0, 16).toString('base64url')
}

function pathOf(file: string): string {
  if (!file.endsWith('.html')) return file
  return file.replace(/(?:^|(?<=\/))index\.html$/, '').replace(/\.html$/, '')
}

function withoutFolder(file: string, { folder }: BuiltPart): string {
  return file.startsWith(folder) ? file.slice(folder.length) : file
}
