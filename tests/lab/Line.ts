/** Simulates the network between one page and the service, and the account behind it. */
import type { FirebaseSession } from '../../src/data/firebase/asLearner'
import type { Chance } from './chance'
import { OWNER } from '../core/progress/samples'
import { FirebaseError } from './FirebaseError'
import { hasLearned, type Knowledge, meet, NOTHING } from './model/Knowledge'

/**
 * The state of a device's network. `late`: every answer takes 12 seconds. `mute`: requests arrive, but their answers get lost.
 * `pretending`: writes never arrive, and something on the way answers 200 with an empty body.
 */
export type Network = 'good' | 'away' | 'silent' | 'mute' | 'late' | 'flaky' | 'pretending' | 'refusing' | 'signed-out'

export const NETWORKS: readonly Network[] = [
  'good',
  'away',
  'silent',
  'mute',
  'late',
  'flaky',
  'pretending',
  'refusing',
  'signed-out',
]

const FIRST_LATENCY_MS = 20
const MORE_LATENCY_MS = 380
const LATE_MS = 12_000
const AWAY_MS = 15
/** The service's answer to one successful write. */
const DONE = { commitTime: '2026-03-01T09:00:00.000Z', writeResults: [{}] }

export type Fields = Readonly<Record<string, unknown>>

/** The user document of the account, and the knowledge of the pages that wrote it. */
export class Service {
  fields: Fields | undefined
  version = 0
  known: Knowledge = NOTHING
  /** Everything that the document has ever had, in order. */
  readonly held: Knowledge[] = []
  commits = 0

  read(line: Line): { readonly fields: Fields | undefined; readonly version: number } {
    line.read = this.known
    return { fields: this.fields, version: this.version }
  }

  /** @param version of the document that the writer has read; undefined if it has read none */
  commit(
    line: Line,
    change: (before: Fields | undefined) => Fields,
    version: number | undefined,
    sends: Knowledge,
  ): void {
    if (version !== undefined && version !== this.version) throw new FirebaseError('aborted', 'Somebody has written.')
    const fields = change(this.fields)
    const epochOf = (of: Fields | undefined) => Number((of?.['sync'] as Fields | undefined)?.['epoch'] ?? 0)
    if (epochOf(fields) < epochOf(this.fields)) throw new FirebaseError('permission-denied', 'An epoch goes back.')
    if (epochOf(fields) > epochOf(this.fields) && hasLearned(this.known)) line.onReplace(this.known)
    this.fields = fields
    this.version += 1
    this.commits += 1
    this.known = meet(this.known, sends)
    this.held.push(this.known)
  }
}

export interface LineParts {
  readonly service: Service
  readonly chance: Chance
  readonly network: () => Network
  readonly serverMs: () => number
}

export class Line implements FirebaseSession {
  readonly service: Service
  readonly serverMs: () => number
  /** The knowledge of the service when this page last read it. */
  read: Knowledge = NOTHING
  /** The knowledge in the document that is being sent. */
  sends: Knowledge = NOTHING
  /** Called with the knowledge that a later beginning is about to replace in the account. */
  onReplace: (known: Knowledge) => void = () => undefined
  readonly #parts: LineParts

  constructor(parts: LineParts) {
    this.service = parts.service
    this.serverMs = parts.serverMs
    this.#parts = parts
  }

  /** Returns the answer to a commit as it arrived. */
  async commit(work: () => void): Promise<unknown> {
    const done = () => {
      work()
      return DONE
    }
    if (this.#parts.network() !== 'pretending') return await this.ask(done)
    await this.#wait(this.#latency())
    return {}
  }

  async ask<T>(work: () => T): Promise<T> {
    const network = this.#network()
    switch (network) {
      case 'away':
        await this.#wait(AWAY_MS)
        throw new FirebaseError('unknown', 'Failed to fetch')
      case 'silent':
        return await silence()
      case 'refusing':
        await this.#wait(this.#latency())
        throw new FirebaseError('permission-denied', 'The service says no.')
      case 'signed-out':
        await this.#wait(this.#latency())
        throw new FirebaseError('unauthenticated', 'Nobody is signed in.')
      case 'mute':
        await this.#wait(this.#latency())
        work()
        return await silence()
      case 'late':
        await this.#wait(LATE_MS)
        return work()
      case 'pretending':
      case 'good': {
        await this.#wait(this.#latency())
        const answer = work()
        await this.#wait(this.#latency())
        return answer
      }
    }
  }

  authStateReady(): Promise<void> {
    return Promise.resolve()
  }

  readonly currentUser = {
    uid: OWNER,
    email: 'ada@example.org',
    displayName: null,
    photoURL: null,
    metadata: {},
    getIdToken: async (): Promise<string> => {
      if (this.#parts.network() === 'signed-out') throw new FirebaseError('auth/user-token-expired', 'It has ended.')
      return await Promise.resolve('token')
    },
  }

  #network(): Exclude<Network, 'flaky'> {
    const { network, chance } = this.#parts
    const now = network()
    return now === 'flaky' ? ((['good', 'away', 'silent', 'mute', 'late'] as const)[chance.below(5)] ?? 'good') : now
  }

  #latency(): number {
    return FIRST_LATENCY_MS + this.#parts.chance.below(MORE_LATENCY_MS)
  }

  #wait(ms: number): Promise<void> {
    return new Promise((resolve) => setTimeout(resolve, ms))
  }
}

function silence(): Promise<never> {
  return new Promise(() => undefined)
}
