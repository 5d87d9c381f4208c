import { isSameBytes } from '../../src/classroom/protocol/bytes'
import { type SenderHash, senderHashOf } from '../../src/classroom/protocol/card/classId'
import { compareEnvelopes, type Envelope } from '../../src/classroom/protocol/envelope/envelope'
import type { Relay, RelayFault } from '../../src/classroom/ports/Relay'
import { tools } from '../classroom/protocol/openedClass'

/** The data of one class on a relay. */
export class MemoryRelayStore {
  readonly reports = new Map<string, Envelope>()
  /** Reports in the order of their arrival. */
  readonly log: string[] = []
  plan: Envelope | undefined
  isOpen = true
  /** The relay confirms a write that it did not do. */
  isLying = false
}

/** A client of the relay that fails as a test sets it. */
export class MemoryRelay implements Relay {
  readonly name = 'couchdb'
  readonly #there: MemoryRelayStore
  readonly #isTeacher: boolean
  /** This fault stays until it is changed. */
  fault: RelayFault | undefined

  constructor(there: MemoryRelayStore, isTeacher = true) {
    this.#there = there
    this.#isTeacher = isTeacher
  }

  open(_card: unknown, signal: AbortSignal): ReturnType<Relay['open']> {
    return this.#answer(signal, () => {
      this.#there.isOpen = true
      return { kind: 'open' } as const
    })
  }

  close(signal: AbortSignal): ReturnType<Relay['close']> {
    return this.#answer(signal, () => {
      if (!this.#isTeacher) return { kind: 'failed', reason: 'refused' } as const
      this.#there.isOpen = false
      this.#there.reports.clear()
      this.#there.plan = undefined
      return { kind: 'closed' } as const
    })
  }

  remove(sender: SenderHash, signal: AbortSignal): ReturnType<Relay['remove']> {
    return this.#answer(signal, () => {
      if (!this.#isTeacher) return { kind: 'failed', reason: 'refused' } as const
      this.#there.reports.delete(sender)
      return { kind: 'removed' } as const
    })
  }

  async put(envelope: Envelope, signal: AbortSignal): ReturnType<Relay['put']> {
    const id = envelope.kind === 'plan' ? 'plan' : await senderHashOf(envelope.sender, tools)
    return await this.#answer(signal, () => {
      const there = this.#read(id)
      if (there !== undefined && isSameBytes(there.bytes, envelope.bytes)) return { kind: 'kept' } as const
      if (there !== undefined && compareEnvelopes(there, envelope) > 0)
        return { kind: 'failed', reason: 'older' } as const
      if (id !== 'plan' && !this.#there.isOpen) return { kind: 'failed', reason: 'closed' } as const
      if (!this.#there.isLying) this.#write(id, envelope)
      const kept = this.#read(id)
      const isKept = kept !== undefined && isSameBytes(kept.bytes, envelope.bytes)
      return isKept ? ({ kind: 'kept' } as const) : ({ kind: 'failed', reason: 'unavailable' } as const)
    })
  }

  changes(mark: string | undefined, signal: AbortSignal): ReturnType<Relay['changes']> {
    return this.#answer(signal, () => {
      const { log, reports } = this.#there
      const changed = [...new Set(log.slice(Number(mark ?? 0)))]
      const envelopes = changed.flatMap((id) => reports.get(id) ?? [])
      return { kind: 'changes', envelopes, refused: [], mark: String(log.length) } as const
    })
  }

  plan(signal: AbortSignal): ReturnType<Relay['plan']> {
    return this.#answer(signal, () => ({ kind: 'plan', envelope: this.#there.plan }) as const)
  }

  #read(id: string): Envelope | undefined {
    return id === 'plan' ? this.#there.plan : this.#there.reports.get(id)
  }

  #write(id: string, envelope: Envelope): void {
    if (id === 'plan') this.#there.plan = envelope
    else {
      this.#there.reports.set(id, envelope)
      this.#there.log.push(id)
    }
  }

  #answer<T>(
    signal: AbortSignal,
    work: () => T,
  ): Promise<T | { readonly kind: 'failed'; readonly reason: RelayFault }> {
    if (signal.aborted) return Promise.resolve({ kind: 'failed', reason: 'cancelled' })
    if (this.fault !== undefined) return Promise.resolve({ kind: 'failed', reason: this.fault })
    return Promise.resolve(work())
  }
}
