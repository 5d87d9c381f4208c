import { randomBytes } from 'node:crypto'
import type { FoundLeaf } from './readDocument'

/** Leaves as CouchDB's replicator requests them, each as a separate part. */
export function multipartLeaves(leaves: readonly FoundLeaf[]): Response {
  const boundary = randomBytes(16).toString('hex')
  const parts = leaves.map((leaf) => {
    const type = 'ok' in leaf ? 'application/json' : 'application/json; error="true"'
    return `--${boundary}\r\nContent-Type: ${type}\r\n\r\n${JSON.stringify('ok' in leaf ? leaf.ok : leaf)}\r\n`
  })
  const headers = { 'content-type': `multipart/mixed; boundary="${boundary}"` }
  return new Response(`${parts.join('')}--${boundary}--`, { headers })
}
