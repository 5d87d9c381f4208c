/**
 * Role: the form in which an envelope lies in a database of CouchDB's protocol: what the app, the hub and a district agree on.
 * Guarantee: what is put in comes out; whatever else somebody wrote there is no envelope.
 * Must not: judge what it reads: who wants to trust an envelope verifies it.
 *
 * A class has one database, `class-` and its id in hex (32 signs). In it:
 *
 * | `_id` | content |
 * |---|---|
 * | the hash of a sender's verifying key, 64 signs of hex | `{ envelope }`: that sender's newest report, base64url without padding |
 * | `plan` | `{ envelope }`: the plan of the class |
 * | `door` | `{ envelope }`: signed by the class, `open` or `closed`; where there is none the class is open |
 *
 * The user of a class is best called as its database: on a CouchDB of a district users are known by name alone.
 *
 * Nothing of an envelope is written beside it: its sequence is signed inside, and a second copy could only disagree.
 *
 * What the hub does with it, beyond CouchDB:
 * - `PUT /class-<id>` makes the class. It bears the PIN that the hub shows in `X-Hub-Pin`, in `Authorization` (Basic) the
 *   user and the password that will stand on the card, and as its body `{ verifyingKey, sealingKey }`, base64url, which must
 *   hash to the id. 201: made; 401: another PIN; 412: it exists with this user and password. With a user or a password
 *   that differ it empties and renews the class: 201.
 * - Every other request bears user and password. 401: not these; 429: not these, and too often.
 * - A report must be signed by who its `_id` names, plan and door by the class: 403 `forbidden` else. A sequence lower than
 *   the highest of this sender ever: 409. A new sender of a full class: 403 `full`. Any report for a closed one: 403
 *   `closed`. No room on its disk: 507.
 * - A deletion holds `{ _deleted: true, _rev, envelope }`, in which the envelope is the word of its sender or the class for
 *   just that revision (`deletion.ts`): 403 else. Nobody deletes the door: 403.
 * - Members edit: `new_edits: false` is refused with 403, `_revisions` with 400. The same envelope again makes no revision.
 *   Of a document there is one branch. Notes of replicators (`_local`) are the hub's own: 403.
 * - `update_seq` and `last_seq` are `<number>-<generation>`. The generation is new at each start; `since` one that is not
 *   this hub's is read as the beginning.
 */
import { bytesOf, encodeBase64url } from '../../../core/progress/file/base64url'
import { type Bytes, hexOf } from '../bytes'
import { type Envelope, LARGEST_ENVELOPE } from '../envelope/envelope'

export const PLAN_ID = 'plan'
export const DOOR_ID = 'door'
export const PIN_HEADER = 'X-Hub-Pin'

/** Signs of the base64url of the largest envelope. */
const LONGEST_TEXT = Math.ceil((LARGEST_ENVELOPE * 4) / 3)

/** What a document holds besides `_id` and `_rev`. */
export interface RelayDocument {
  readonly envelope: string
}

export function databaseOf(classId: Bytes): string {
  return `class-${hexOf(classId)}`
}

export function documentOf({ bytes }: Envelope): RelayDocument {
  return { envelope: encodeBase64url(bytes) }
}

/** The bytes in a document that anybody may have written; undefined where it holds none or too many. */
export function envelopeBytesIn(document: object): Bytes | undefined {
  const text: unknown = 'envelope' in document ? document.envelope : undefined
  if (typeof text !== 'string' || text.length > LONGEST_TEXT) return undefined
  return bytesOf(text)
}
