/**
 * Role: a class in a CouchDB database: on the hub, or on a school district's CouchDB server.
 * Guarantee: returns `kept` only for bytes that a separate request read back. Finds the newest envelope signed by its
 * sender on any branch, despite documents from others.
 * Must not: trust the relay. Its answers are only hints.
 */
import PouchDB from 'pouchdb-browser'
import { type Bytes, isSameBytes } from '../protocol/bytes'
import type { ClassCard } from '../protocol/card/classCard'
import { type SenderHash, senderHashOf } from '../protocol/card/classId'
import type { ClassroomTools } from '../protocol/ClassroomTools'
import { compareEnvelopes, type Envelope } from '../protocol/envelope/envelope'
import { type VerificationFault, verifyEnvelope } from '../protocol/envelope/verifyEnvelope'
import type { DeletedRevision } from '../protocol/relay/deletion'
import { databaseOf, documentOf, PIN_HEADER, PLAN_ID } from '../protocol/relay/relayDocument'
import type { RefusedDocument, Relay, RelayChanges, RelayFailure } from '../ports/Relay'
import { encodeBase64url } from '../../core/progress/file/base64url'
import { type AccessParts, overOf, readAccess, setAccess } from './classAccess'
import { ClassDatabase, type BranchEnd, type Listed } from './classDatabase'
import { relayFailureOf, statusOf } from './relayFailure'
import { relayFetch } from './relayFetch'

export interface CouchRelayParts {
  readonly card: Pick<ClassCard, 'classId' | 'verifyingKey'>
  /** The origin of the relay, without a path. */
  readonly address: string
  readonly user: string
  readonly password: string
  /** The PIN that the hub shows, needed to create a class. Undefined if the database exists already. */
  readonly pin?: string
  /** Signs access messages for the class. Only its teacher has this function. */
  readonly access?: AccessParts['access']
  readonly deletion?: ((deleted: DeletedRevision) => Promise<Bytes>) | undefined
  readonly tools: Pick<ClassroomTools, 'digest' | 'verify'>
  readonly fetch?: typeof globalThis.fetch
}

/** Maximum attempts per write. More than one may be needed, because other devices may write at the same time. */
const TRIES = 3

export function createCouchRelay(parts: CouchRelayParts): Relay {
  return new CouchRelay(parts)
}

class CouchRelay implements Relay {
  readonly name = 'couchdb'
  readonly #parts: CouchRelayParts

  constructor(parts: CouchRelayParts) {
    this.#parts = parts
  }

  open(card: ClassCard, signal: AbortSignal): ReturnType<Relay['open']> {
    return this.#ask(signal, async (database) => {
      if (this.#parts.pin === undefined) await database.look()
      else await this.#make(card, this.#parts.pin, signal)
      return (await setAccess(database, 'open', this.#parts)) ? ({ kind: 'open' } as const) : UNKEPT
    })
  }

  close(signal: AbortSignal): ReturnType<Relay['close']> {
    return this.#ask(signal, async (database) => {
      // Closes the class first, because deleted reports could be sent again while it is open.
      if (!(await setAccess(database, 'closed', this.#parts))) return UNKEPT
      // Ignores documents with other names, such as a district's design document.
      const ours = ({ id, isDeleted }: Listed) => !isDeleted && (id === PLAN_ID || SENDER.test(id))
      const there = async () => (await database.list()).filter(ours)
      const branches = (await there()).flatMap(({ id, revs }) => revs.map((rev) => ({ id, rev })))
      return (await this.#deleted(database, branches, there)) ? ({ kind: 'closed' } as const) : UNKEPT
    })
  }

  remove(sender: SenderHash, signal: AbortSignal): ReturnType<Relay['remove']> {
    return this.#ask(signal, async (database) => {
      const there = async () => (await database.leaves(sender)).filter(({ isDeleted }) => !isDeleted)
      return (await this.#deleted(database, await there(), there)) ? ({ kind: 'removed' } as const) : UNKEPT
    })
  }

  /** Returns whether a second read finds nothing left. */
  async #deleted(
    database: ClassDatabase,
    branches: readonly DeletedRevision[],
    there: () => Promise<readonly unknown[]>,
  ): Promise<boolean> {
    const { deletion } = this.#parts
    if (branches.length > 0 && deletion === undefined) return false
    if (deletion !== undefined) await database.remove(branches, deletion)
    return (await there()).length === 0
  }

  put(envelope: Envelope, signal: AbortSignal): ReturnType<Relay['put']> {
    return this.#ask(signal, async (database) => {
      const id = envelope.kind === 'plan' ? PLAN_ID : await senderHashOf(envelope.sender, this.#parts.tools)
      let isConflict = false
      for (let attempt = 0; attempt <= TRIES; attempt += 1) {
        const leaves = await database.leaves(id)
        if (leaves.some(({ bytes }) => bytes !== undefined && isSameBytes(bytes, envelope.bytes)))
          return { kind: 'kept' } as const
        const there = await this.#newest(leaves, envelope.kind, envelope.sender)
        const order = there.kind === 'newest' ? compareEnvelopes(there.envelope, envelope) : -1
        if (order > 0) return OLDER
        // The relay has the same envelope with the other of its two possible signatures.
        if (order === 0) return { kind: 'kept' } as const
        // The last attempt only reads the result of the previous write.
        if (attempt === TRIES) break
        if (envelope.kind === 'report' && (await readAccess(database, this.#parts))?.kind === 'closed') return CLOSED
        isConflict = (await database.write(id, documentOf(envelope), overOf(leaves))) === 'conflict'
      }
      return isConflict ? OLDER : UNKEPT
    })
  }

  /**
   * `mark` lists every branch that the previous answer had, so the result does not depend on how a relay counts
   * changes.
   */
  changes(mark: string | undefined, signal: AbortSignal): ReturnType<Relay['changes']> {
    return this.#ask(signal, async (database): Promise<RelayChanges> => {
      const known = new Set(mark?.split('\n'))
      const listed = (await database.list()).filter(({ id }) => SENDER.test(id))
      const changed = listed.filter((row) => !known.has(markOf(row)))
      const leaves = await database.read(changed)
      const envelopes: Envelope[] = []
      const refused: RefusedDocument[] = []
      for (const { id, isDeleted } of changed) {
        const there = leaves.filter((leaf) => leaf.id === id)
        const newest = await this.#newest(there, 'report')
        if (newest.kind === 'newest') envelopes.push(newest.envelope)
        else if (!isDeleted && there.length > 0) refused.push({ sender: id as SenderHash, reason: newest.reason })
      }
      // Branches that were missing or unreadable in the answer are requested again next time.
      const read = new Set(
        leaves.flatMap((leaf) => (leaf.isUnreadable === 'damaged' ? [] : [`${leaf.id} ${leaf.rev}`])),
      )
      const isRead = (row: Listed) => known.has(markOf(row)) || row.revs.every((rev) => read.has(`${row.id} ${rev}`))
      return { kind: 'changes', envelopes, refused, mark: listed.filter(isRead).map(markOf).join('\n') }
    })
  }

  plan(signal: AbortSignal): ReturnType<Relay['plan']> {
    return this.#ask(signal, async (database) => {
      const leaves = await database.leaves(PLAN_ID)
      const newest = await this.#newest(leaves, 'plan', this.#parts.card.verifyingKey)
      return { kind: 'plan', envelope: newest.kind === 'newest' ? newest.envelope : undefined } as const
    })
  }

  /**
   * Returns the newest envelope of `sender`, or of the sender in the document's name if `sender` is not given. `none`
   * has the reason why the last candidate was rejected.
   */
  async #newest(
    leaves: readonly BranchEnd[],
    kind: Envelope['kind'],
    sender?: Envelope['sender'],
  ): Promise<
    | { readonly kind: 'newest'; readonly envelope: Envelope }
    | { readonly kind: 'none'; readonly reason: VerificationFault }
  > {
    const { card, tools } = this.#parts
    let newest: Envelope | undefined
    let reason: VerificationFault = 'not-an-envelope'
    for (const { id, bytes, isDeleted, isUnreadable } of leaves) {
      if (isDeleted) continue
      const expected = { kind, classId: card.classId, ...(sender && { sender }) }
      const read = await verifyEnvelope(bytes ?? new Uint8Array(), expected, tools)
      if (read.kind === 'refused') {
        reason = isUnreadable ?? read.reason
        continue
      }
      const { envelope } = read
      if (kind === 'report' && (await senderHashOf(envelope.sender, tools)) !== id) reason = 'forged'
      else if (newest === undefined || compareEnvelopes(envelope, newest) > 0) newest = envelope
    }
    return newest === undefined ? { kind: 'none', reason } : { kind: 'newest', envelope: newest }
  }

  /** Creates the class on the hub. The PIN proves that a person in the room agrees. */
  async #make({ verifyingKey, sealingKey }: ClassCard, pin: string, signal: AbortSignal): Promise<void> {
    const { user, password } = this.#parts
    const response = await this.#fetch(signal)(this.#database(), {
      method: 'PUT',
      headers: {
        'Content-Type': 'application/json',
        Authorization: `Basic ${btoa(`${user}:${password}`)}`,
        [PIN_HEADER]: pin,
      },
      body: JSON.stringify({
        verifyingKey: encodeBase64url(verifyingKey),
        sealingKey: encodeBase64url(sealingKey),
      }),
    })
    // 412 means that the class exists already, with this user and password.
    if (!response.ok && response.status !== 412) throw Object.assign(new Error('refused'), { status: response.status })
  }

  async #ask<T>(signal: AbortSignal, work: (database: ClassDatabase) => Promise<T>): Promise<T | RelayFailure> {
    const { user, password } = this.#parts
    try {
      const remote = new PouchDB(this.#database(), {
        skip_setup: true,
        auth: { username: user, password },
        fetch: this.#fetch(signal),
      })
      return await work(new ClassDatabase(remote))
    } catch (error) {
      if (statusOf(error) === undefined && error instanceof RangeError) throw error
      return relayFailureOf(error, signal)
    }
  }

  #database(): string {
    return `${this.#parts.address}/${databaseOf(this.#parts.card.classId)}`
  }

  #fetch(signal: AbortSignal): typeof globalThis.fetch {
    const fetch = this.#parts.fetch ?? ((input, init) => globalThis.fetch(input, init))
    return relayFetch({ signal, isLocal: new URL(this.#parts.address).protocol === 'http:', fetch })
  }
}

const OLDER: RelayFailure = { kind: 'failed', reason: 'older' }
const CLOSED: RelayFailure = { kind: 'failed', reason: 'closed' }
const UNKEPT: RelayFailure = { kind: 'failed', reason: 'unavailable' }

const SENDER = /^[0-9a-f]{64}$/

function markOf({ id, revs }: Listed): string {
  return `${id} ${revs.join(' ')}`
}
