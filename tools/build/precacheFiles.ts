import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type BuiltPart, wholeSite } from './builtParts.ts'
import { keptHeaders } from './keptHeaders.ts'

export interface PrecachedFile {
  /** The address at the host, with the folder of the site. A page has no ending, so that no request is redirected. */
  readonly url: string
  /** The path below dist. */
  readonly file: string
  /**
   * Changes with the bytes of the file and the headers that it is cached with. Null if the file name contains its hash.
   */
  readonly revision: string | null
  /** Subresource integrity. The browser rejects other bytes, such as the page of a captive portal. */
  readonly integrity: string
  /** Bytes, uncompressed. */
  readonly size: number
}

const ENDINGS = /\.(?:html|js|css|woff2|svg|png|webp|avif|ico|pdf|txt|webmanifest)$/
/**
 * Files that are not precached. Some are for hosts, browsers without the worker, installation dialogs and search engines.
 * Lessons have their own cache, and the browser stores the worker's scripts.
 */
const LEFT_OUT = /^(?:404\.html$|sw\.m?js$|plain\.css$|robots\.txt$|assets\/backup-|data\/|screenshots\/|\.vite\/)/

/** All files that work offline except lessons, in the order in which a visitor needs them. */
export function precacheFiles(
  dist: string,
  base = '/',
  part: BuiltPart = wholeSite,
  headers = keptHeaders(),
): readonly PrecachedFile[] {
  return readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => ENDINGS.test(name) && !LEFT_OUT.test(withoutFolder(name, part)) && part.has(name))
    .sort()
    .map((file) => {
      const bytes = readFileSync(join(dist, file))
      const hash = createHash('sha256').update(bytes)
      const integrity = hash.copy().digest('base64')
      hash.update(JSON.stringify(headers))
      const revision = file.startsWith('assets/') ? null : hash.digest('hex').slice(0, 16)
      return { url: base + pathOf(file), file, revision, integrity: `sha256-${integrity}`, size: bytes.length }
    })
}

function pathOf(file: string): string {
  if (!file.endsWith('.html')) return file
  return file.replace(/(?:^|(?<=\/))index\.html$/, '').replace(/\.html$/, '')
}

function withoutFolder(file: string, { folder }: BuiltPart): string {
  return file.startsWith(folder) ? file.slice(folder.length) : file
}
