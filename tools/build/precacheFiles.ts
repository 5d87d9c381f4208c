import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { keptHeaders } from './keptHeaders.ts'

export interface PrecachedFile {
  /** As the host serves it: a page without its ending, so that no request is redirected. */
  readonly url: string
  /** Below dist. */
  readonly file: string
  /** Changes with the bytes and with the headers that the file is kept with. Null where the file's own name bears its hash. */
  readonly revision: string | null
  /** Subresource integrity: the browser refuses other bytes, such as the page of a captive portal. */
  readonly integrity: string
  /** Bytes, uncompressed. */
  readonly size: number
}

const ENDINGS = /\.(?:html|js|css|woff2|svg|png|webp|avif|ico|pdf|txt|webmanifest)$/
/** For browsers without the worker, installation dialogs and search engines; lessons have a cache of their own; the browser stores the worker's scripts. */
const LEFT_OUT = /^(?:sw\.m?js$|plain\.css$|robots\.txt$|assets\/backup-|data\/|screenshots\/|\.vite\/)/

/** Everything that opens without a connection, lessons excepted, in the order in which a visitor misses it. */
export function precacheFiles(dist: string, headers = keptHeaders()): readonly PrecachedFile[] {
  return readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => ENDINGS.test(name) && !LEFT_OUT.test(name))
    .sort()
    .map((file) => {
      const bytes = readFileSync(join(dist, file))
      const hash = createHash('sha256').update(bytes)
      const integrity = hash.copy().digest('base64')
      hash.update(JSON.stringify(headers))
      const revision = file.startsWith('assets/') ? null : hash.digest('hex').slice(0, 16)
      return { url: urlOf(file), file, revision, integrity: `sha256-${integrity}`, size: bytes.length }
    })
}

function urlOf(file: string): string {
  if (!file.endsWith('.html')) return `/${file}`
  return `/${file.replace(/(?:^|(?<=\/))index\.html$/, '').replace(/\.html$/, '')}`
}
