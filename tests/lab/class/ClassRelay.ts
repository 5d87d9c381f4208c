/** Simulates the relay of a class, the copies that were made of it, and the lines that devices have to it. */
import { hexOf, isSameBytes } from '../../../src/classroom/protocol/bytes'
import type { SenderHash } from '../../../src/classroom/protocol/card/classId'
import { compareEnvelopes, type Envelope } from '../../../src/classroom/protocol/envelope/envelope'
import type { Relay, RelayFailure } from '../../../src/classroom/ports/Relay'
import type { Chance } from '../chance'
import { schedule } from '../Schedule'
import type { ClassNetwork } from './ClassStep'

const AWAY_MS = 15
const LATE_MS = 12_000
const MOST_LATENCY_MS = 400

interface Kept {
  readonly envelopes: ReadonlyMap<string, Envelope>
  readonly log: readonly string[]
  /** The class's plan and receipts. */
  readonly plan: Envelope | undefined
}

const EMPTY: Kept = { envelopes: new Map(), log: [], plan: undefined }

/** The one store behind the lines. */
export class ClassRelay {
  #kept = EMPTY
  #copy: Kept | undefined
  /** This number changes each time that the relay is created again. */
  #generation = 1
  /** By sender: when its report was last replaced by an older one or deleted, in turns of the schedule. */
  readonly lost = new Map<string, number>()

  copy(): void {
    this.#copy = this.#kept
  }

  restore(): void {
    if (this.#copy !== undefined) this.#becomes(this.#copy)
  }

  empty(): void {
    this.#becomes(EMPTY)
  }

  held(sender: string): Envelope | undefined {
    return this.#kept.envelopes.get(sender)
  }

  get plan(): Envelope | undefined {
    return this.#kept.plan
  }

  put(envelope: Envelope): 'kept' | 'older' {
    if (envelope.kind === 'plan') return this.#putPlan(envelope)
    const sender = hexOf(envelope.sender)
    const { envelopes, log } = this.#kept
    const there = envelopes.get(sender)
    if (there !== undefined && isSameBytes(there.bytes, envelope.bytes)) return 'kept'
    if (there !== undefined && compareEnvelopes(there, envelope) > 0) return 'older'
    this.#kept = { ...this.#kept, envelopes: new Map([...envelopes, [sender, envelope]]), log: [...log, sender] }
    return 'kept'
  }

  #putPlan(envelope: Envelope): 'kept' | 'older' {
    const there = this.#kept.plan
    if (there !== undefined && compareEnvelopes(there, envelope) > 0) return 'older'
    this.#kept = { ...this.#kept, plan: envelope }
    return 'kept'
  }

  changes(mark: string | undefined): { readonly envelopes: readonly Envelope[]; readonly mark: string } | 'reset' {
    const [generation, from = 0] = (mark ?? '').split(' ').map(Number)
    const { envelopes, log } = this.#kept
    if (mark !== undefined && generation !== this.#generation) return 'reset'
    const changed = [...new Set(log.slice(from))]
    return { envelopes: changed.flatMap((id) => envelopes.get(id) ?? []), mark: `${this.#generation} ${log.length}` }
  }

  #becomes(kept: Kept): void {
    for (const [sender, { bytes }] of this.#kept.envelopes) {
      const there = kept.envelopes.get(sender)
      if (there === undefined || !isSameBytes(there.bytes, bytes)) this.lost.set(sender, schedule().turns)
    }
    this.#kept = kept
    this.#generation += 1
  }
}

export interface LineParts {
  readonly there: ClassRelay
  readonly network: () => ClassNetwork
  readonly chance: Chance
}

/** A client of the relay on one device. */
export class ClassLine implements Relay {
  readonly name = 'couchdb'
  readonly #parts: LineParts

  constructor(parts: LineParts) {
    this.#parts = parts
  }

  open = () => this.#ask(() => ({ kind: 'open' }) as const)
  close = () => this.#ask(() => ({ kind: 'closed' }) as const)
  remove = (_sender: SenderHash) => this.#ask(() => ({ kind: 'removed' }) as const)
  plan = () => this.#ask(() => ({ kind: 'plan', envelope: this.#parts.there.plan }) as const)

  put(envelope: Envelope): ReturnType<Relay['put']> {
    return this.#ask(() =>
      this.#parts.there.put(envelope) === 'kept'
        ? ({ kind: 'kept' } as const)
        : ({ kind: 'failed', reason: 'older' } as const),
    )
  }

  changes(mark: string | undefined): ReturnType<Relay['changes']> {
    return this.#ask(() => {
      const changes = this.#parts.there.changes(mark)
      return changes === 'reset'
        ? ({ kind: 'reset' } as const)
        : ({ kind: 'changes', refused: [], ...changes } as const)
    })
  }

  async #ask<T>(work: () => T): Promise<T | RelayFailure> {
    const { network, chance } = this.#parts
    const now = network()
    if (now === 'away') return await after(AWAY_MS, () => ({ kind: 'failed', reason: 'offline' }))
    if (now === 'refusing') return await after(AWAY_MS, () => ({ kind: 'failed', reason: 'refused' }))
    if (now === 'silent') return await new Promise(() => undefined)
    const answer = await after(now === 'late' ? LATE_MS : chance.below(MOST_LATENCY_MS), work)
    if (now !== 'mute') return await after(AWAY_MS, () => answer)
    // The request took effect, and the line breaks before the answer.
    return await after(AWAY_MS, () => ({ kind: 'failed', reason: 'offline' }))
  }
}

function after<T>(ms: number, work: () => T): Promise<T> {
  return new Promise((resolve) => setTimeout(() => resolve(work()), ms))
}
