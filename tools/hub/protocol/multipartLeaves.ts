import { randomBytes } from 'node:crypto'
import type { Answered } from './answer'
import type { FoundLeaf } from './readDocument'

/** Leaves as CouchDB's replicator asks for them: each a part of its own. */
export function multipartLeaves(leaves: readonly FoundLeaf[]): Answered {
  const boundary = randomBytes(16).toString('hex')
  const parts = leaves.map((leaf) => {
    const type = 'ok' in leaf ? 'application/json' : 'application/json; error="true"'
    return `--${boundary}\r\nContent-Type: ${type}\r\n\r\n${JSON.stringify('ok' in leaf ? leaf.ok : leaf)}\r\n`
  })
  const type = `multipart/mixed; boundary="${boundary}"`
  return { status: 200, headers: { 'content-type': type }, text: `${parts.join('')}--${boundary}--` }
}
