/**
 * Tracks the reference's knowledge of every document that goes from a page to the account and back. It wraps a store and a
 * remote.
 */
import type { ProgressDocument } from '../../src/core/progress/document'
import type { Remote } from '../../src/data/replication/Remote'
import type { ReplicationStore } from '../../src/data/store/replicationStore'
import type { Line } from './Line'
import { type Knowledge, meet } from './model/Knowledge'
import { textOf, textOfKnown, viewOfDocument } from './model/view'
import { Violation } from './Violation'

/** The first edition has another name for `mergeFirst`. */
type FirstEditionStore = Omit<ReplicationStore, 'mergeFirst'> & { readonly anchor: ReplicationStore['mergeFirst'] }

export class Watching {
  /** The knowledge in the answer that is being applied. */
  applies: Knowledge | undefined
  /** The knowledge in the document that is being set aside before a commit. */
  setsAside: Knowledge | undefined
  /** The epoch that is being adopted. */
  mergesAt: number | undefined
  /** The known content of the account that joins at the first exchange. */
  mergeJoins: Knowledge | undefined
  readonly #line: Line
  readonly #knownAt: (revision: number) => Knowledge
  readonly #knownOf = new WeakMap<ProgressDocument, Knowledge>()

  constructor(line: Line, knownAt: (revision: number) => Knowledge) {
    this.#line = line
    this.#knownAt = knownAt
  }

  /**
   * Wraps a remote and records the knowledge in each document that goes in and out. The first edition stores the state
   * of a remote under its name.
   */
  remote(remote: Remote): Remote & { readonly name: 'firestore' } {
    return {
      name: 'firestore',
      pull: async (signal) => {
        const answer = await remote.pull(signal)
        if (answer.kind === 'pulled' && answer.document !== undefined)
          this.#knownOf.set(answer.document, this.#line.read)
        return answer
      },
      erase: (signal) => remote.erase(signal),
      exchange: async (local, options) => {
        const sends = this.#knownOf.get(local)
        if (sends === undefined) throw new Violation('A document was sent that was never read.')
        this.#line.sends = sends
        const answer = await remote.exchange(local, options)
        if (answer.kind === 'exchanged') this.#knownOf.set(answer.joined, meet(this.#line.read, sends))
        return answer
      },
    }
  }

  /** Passes all arguments on, because the first edition names the remote in each call. */
  store(store: ReplicationStore | FirstEditionStore): ReplicationStore & FirstEditionStore {
    const noted = <T extends Awaited<ReturnType<ReplicationStore['readForExchange']>>>(read: T): T => {
      if (read.kind === 'written') this.#knownOf.set(read.value.document, this.#knownAt(read.value.revision))
      return read
    }
    const mergeFirst: ReplicationStore['mergeFirst'] = async (pulled) => {
      this.mergesAt = pulled.remoteEpoch
      this.mergeJoins = pulled.document === undefined ? undefined : this.#knownOf.get(pulled.document)
      const merged = await ('anchor' in store ? store.anchor(pulled) : store.mergeFirst(pulled))
      this.mergesAt = undefined
      this.mergeJoins = undefined
      return noted(merged)
    }
    return {
      learnerId: store.learnerId,
      readForExchange: async () => noted(await store.readForExchange()),
      mergeFirst,
      anchor: mergeFirst,
      setAside: async (...given) => {
        const [document] = given
        // The answer is recognized by its content, because a late exchange may have read since.
        const text = textOf(viewOfDocument(document))
        const { held } = this.#line.service
        this.setsAside = held.findLast((known) => textOfKnown(known) === text) ?? this.#line.read
        const kept = await store.setAside(...given)
        this.setsAside = undefined
        return kept
      },
      applyAnswer: async (...given) => {
        const answer = given.at(-1)
        this.applies = answer && this.#knownOf.get(answer.joined)
        const applied = await store.applyAnswer(...given)
        this.applies = undefined
        return applied
      },
      takeEarlier: (...given) => store.takeEarlier(...given),
      noteStart: (...given) => store.noteStart(...given),
      noteOutcome: (...given) => store.noteOutcome(...given),
      takeRequest: () => store.takeRequest(),
      watch: (...given) => store.watch(...given),
    }
  }
}
