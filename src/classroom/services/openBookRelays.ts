import { createBookRelays } from '../book/bookRelays'
import type { BookRelays, Fetched, FetchState, Fetching } from '../ports/BookRelays'
import type { ClassRelays } from '../ports/ClassRelays'
import type { OpenBook } from '../ports/TaughtClasses'
import { askedIn } from '../protocol/plan/plan'
import { type Clock, systemClock } from '../../platform/clock'
import { createStore } from '../../platform/createStore'
import { systemRandom } from '../../platform/random'
import { windowTriggers } from '../../platform/window/windowTriggers'
import { instantOf } from '../../core/progress/calendar'
import type { LearnerId } from '../../core/progress/ids'
import { createRounds, type EngineTriggers } from '../../data/replication/createRounds'
import type { ExchangeOutcome } from '../../data/replication/exchangeOnce'

export interface OpenBookRelaysParts {
  readonly book: OpenBook
  readonly learner: LearnerId
  readonly of: ClassRelays['of']
  readonly clock?: Clock
  readonly triggers?: Omit<EngineTriggers, 'onSignIn'>
}

/** Milliseconds between fetches while the page is visible, since the teacher is watching as tablets hand in reports. */
const BETWEEN_MS = 30_000

/** Connects an open book with the relays on its card; `follow` fetches automatically. */
export function openBookRelays(parts: OpenBookRelaysParts): BookRelays {
  const { book, learner, of, clock = systemClock, triggers = windowTriggers() } = parts
  const exchange = createBookRelays({ book, relaysOf: (isTapped) => of(book, learner, isTapped) })
  const state = createStore<FetchState>({ last: undefined })
  /** The card of a class that has ended. Fetching would open the class again. */
  let ended: object | undefined
  const close: BookRelays['close'] = async (signal) => {
    ended = book.card
    const troubles = await exchange.close(signal)
    if (troubles.length > 0) ended = undefined
    return troubles
  }
  const fetch: BookRelays['fetch'] = async (asked) => {
    if (ended === book.card) return { news: [], troubles: [] }
    const fetched = await exchange.fetch(asked)
    if (!asked.signal.aborted) state.set({ last: { ...fetched, at: instantOf(clock.now()) } })
    return fetched
  }

  /** Receipts go out with the next exchange, so only a new plan asks for one. */
  const asked = (): number | undefined => {
    const { plan } = book.getSnapshot()
    return plan && askedIn(plan.plan)
  }

  const follow = (): Fetching => {
    /** The number of plan changes, and the number of the last change that reached the relays. */
    let [revision, brought] = [0, 0]
    const rounds = createRounds({
      triggers: { ...triggers, onSignIn: () => () => undefined },
      random: systemRandom,
      clock,
      slowMs: BETWEEN_MS,
      report: (error) => console.error('Classes: a bug; it goes on as if the relay were away', error),
      takeRequest: () => Promise.resolve(true),
      watch: (listener) => {
        let known = asked()
        const tell = (): void => listener({ revision, syncedRevision: brought, requests: 0 })
        tell()
        return book.subscribe(() => {
          const now = asked()
          if (now === undefined || now === known) return
          known = now
          revision += 1
          tell()
        })
      },
      exchange: async ({ signal }): Promise<ExchangeOutcome> => {
        // A hidden page does not fetch. Fetching starts when the page becomes visible.
        if (!triggers.isVisible()) return { kind: 'offline' }
        const from = revision
        const outcome = outcomeOf(await fetch({ isTapped: false, signal }), from)
        if (signal.aborted || book.getSnapshot().end !== undefined) return { kind: 'stopped' }
        if (outcome.kind !== 'exchanged') return outcome
        brought = from
        return { ...outcome, isWaiting: revision > from }
      },
    })
    return { subscribe: state.subscribe, getSnapshot: state.getSnapshot, stop: () => void rounds.stop() }
  }
  return { ...exchange, fetch, close, follow }
}

function outcomeOf({ news, troubles: [trouble] }: Fetched, revision: number): ExchangeOutcome {
  if (news.some(({ kind }) => kind === 'not-taken')) return { kind: 'offline' }
  if (trouble === undefined) return { kind: 'exchanged', wrote: false, isWaiting: false, revision }
  const { reason } = trouble
  if (reason === 'cancelled') return { kind: 'stopped' }
  return reason === 'offline' || reason === 'unavailable' ? { kind: 'offline' } : { kind: 'refused', reason }
}
