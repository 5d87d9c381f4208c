/**
 * Role: the form of an envelope in a database with CouchDB's protocol, shared by the app, the hub and school districts.
 * Guarantee: reading returns the envelope that was written; anything else that others wrote there is not an envelope.
 * Must not: judge an envelope: a reader that needs to trust it verifies it.
 *
 * Each class has one database, named `class-` and its id in hex (32 digits). Its documents:
 *
 * | `_id` | content | |---|---| | the hash of a sender's verifying key, 64 hex digits | `{ envelope }`: that sender's
 * newest report, base64url without padding | | `plan` | `{ envelope }`: the plan of the class, with its receipts | | `door` | `{ envelope
 * }`: signed by the class, `open` or `closed`; without it the class is open |
 *
 * The user of a class should have the name of its database, because a district's CouchDB identifies users only by name.
 *
 * No field repeats an envelope's data. For example, the sequence is signed inside the envelope, and a second copy could
 * differ from it.
 *
 * The hub's rules, beyond CouchDB:
 * - `PUT /class-<id>` creates the class. `X-Hub-Pin` has the PIN that the hub shows, and `Authorization` (Basic) the
 * user and password for the card. The body is `{ verifyingKey, sealingKey }`, base64url, which must hash to the id.
 * 201: created; 401: wrong PIN; 412: it exists with this user and password. With another user or password, the hub
 * empties and renews the class: 201.
 * - Every other request has user and password. 401: they are wrong; 429: they were wrong too often.
 * - A report must be signed by the sender in its `_id`, plan and access by the class; otherwise 403 `forbidden`. A
 * sequence lower than this sender's highest ever: 409. A new sender in a full class: 403 `full`. Any report to a closed
 * class: 403 `closed`. No space on the hub's disk: 507.
 * - A deletion is `{ _deleted: true, _rev, envelope }`, where the envelope is the signed deletion of that revision, by
 * its sender or the class (`deletion.ts`); otherwise 403. No one can delete the access: 403.
 * - Members edit: `new_edits: false` gets 403, `_revisions` gets 400. Writing the same envelope again creates no new
 * revision. A document has one branch. Only the hub writes the notes of replicators (`_local`): 403.
 * - `update_seq` and `last_seq` are `<number>-<generation>`. The generation is new at each start; a `since` from
 * another hub or generation is treated as the beginning.
 */
import { bytesOf, encodeBase64url } from '../../../core/progress/file/base64url'
import { type Bytes, hexOf } from '../bytes'
import { type Envelope, LARGEST_ENVELOPE } from '../envelope/envelope'

export const PLAN_ID = 'plan'
/** The id of the class's access message. Relays have used this id since the first version. */
export const ACCESS_ID = 'door'
export const PIN_HEADER = 'X-Hub-Pin'

/** Length of the largest envelope in base64url. */
const LONGEST_TEXT = Math.ceil((LARGEST_ENVELOPE * 4) / 3)

/** The fields of a document besides `_id` and `_rev`. */
export interface RelayDocument {
  readonly envelope: string
}

export function databaseOf(classId: Bytes): string {
  return `class-${hexOf(classId)}`
}

export function documentOf({ bytes }: Envelope): RelayDocument {
  return { envelope: encodeBase64url(bytes) }
}

/** Returns the envelope bytes of a document that anyone may have written. Undefined if there are none or too many. */
export function envelopeBytesIn(document: object): Bytes | undefined {
  const text: unknown = 'envelope' in document ? document.envelope : undefined
  if (typeof text !== 'string' || text.length > LONGEST_TEXT) return undefined
  return bytesOf(text)
}
