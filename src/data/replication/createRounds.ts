/**
 * Role: decides when to exchange: a document with its remote, or reports with class relays.
 * Guarantee: one exchange at a time. A change is sent as soon as possible. Nothing starts after `stop`.
 * Must not: use a window. Browser events arrive through `triggers`.
 */
import { type Clock, systemClock } from '../../platform/clock'
import type { Locks } from '../../platform/locks'
import type { Random } from '../../platform/random'
import type { Watched } from '../store/replicationStore'
import type { ExchangeOutcome } from './exchangeOnce'
import { type NextStep, nextStep } from './nextStep'

/** The delay after the last of several writes, in ms. If a learner checks five steps, only one exchange runs. */
const AFTER_WRITE_MS = 2000
/** A learner who switches between tabs within this time, in ms, doesn't start a new exchange. */
const FRESH_MS = 30_000
/** The interval while the page is visible and nothing happens, in ms, unless `slowMs` is given. */
const SLOW_MS = 5 * 60_000

/**
 * The number of busy answers in a row, over at least a minute. No exchange takes that long. This means that a page the
 * browser suspended is holding the lock, and that page may never resume.
 */
const MOST_BUSY = 6
const PASSED_OVER: Locks = { request: (_name, _options, work) => work({}) }

type Subscribe = (listener: () => void) => () => void

/** Each `on…` function calls the listener at every event, and returns the function that unsubscribes. */
export interface EngineTriggers {
  /** The browser says that it is online again. This is only a hint. */
  readonly onOnline: Subscribe
  readonly onVisible: Subscribe
  /** The learner has signed in to the account again. */
  readonly onSignIn: Subscribe
  readonly isVisible: () => boolean
}

export interface RoundsParts {
  /** Runs one exchange, under the lock that excludes others. */
  readonly exchange: (under: {
    readonly locks: Locks | undefined
    readonly signal: AbortSignal
  }) => Promise<ExchangeOutcome>
  /** Calls the listener with the first state and every change, in every tab. Returns the function that unsubscribes. */
  readonly watch: (listener: (watched: Watched) => void) => () => void
  /** Resolves to true only in the first tab that takes a request. */
  readonly takeRequest: () => Promise<boolean>
  readonly triggers: EngineTriggers
  readonly random: Random
  /** Milliseconds between two checks while the page is visible and nothing happens. */
  readonly slowMs?: number
  readonly clock?: Clock
  /** Called with an unexpected error of the exchange. The rounds then continue as if the device were offline. */
  readonly report: (error: unknown) => void
  readonly locks?: Locks | undefined
}

export interface Engine {
  /** Stops permanently, as on a learner switch. Resolves when a running exchange has ended. */
  stop(): Promise<void>
}

type Phase = 'resting' | 'exchanging' | 'backing-off' | 'holding' | 'ended'

/*
 * call: the start, online, visible (unless all is fresh), sign-in, *Back up now* (in one of the visible tabs).
 *
 *                 call, or 2 s after the last write,
 *                 or every 5 minutes while visible
 *     resting ------------------------------------------> exchanging <---------+
 *        ^                                                |  |  |  |           |
 *        |                  exchanged                     |  |  |  |           | call, or its delay is over
 *        +------------------------------------------------+  |  |  |           | (a write does not shorten it)
 *                                                            |  |  |           |
 *                                offline, `refused`, busy,   |  |  +------> backing-off
 *                                storage failed              |  |
 *                                                            |  |  signed out
 *        a call while exchanging causes another one after it |  +---------> holding ---- call ----> exchanging
 *                                                            |
 *                               deleted, outdated, stopped   +------------> ended (permanent; `stop` leads here)
 */
export function createRounds(parts: RoundsParts): Engine {
  const { triggers, random, slowMs = SLOW_MS, clock = systemClock } = parts
  const stopping = new AbortController()
  let phase: Phase = 'resting'
  let failures = 0
  let busy = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<void> = Promise.resolve()
  /** Whether a request arrived while an exchange was running. */
  let isCalled = false
  let isSeen = false
  let hasWritten = false
  /** The last success of any tab, by this device's clock. */
  let succeededMs = Number.NaN
  let last: Watched | undefined

  function call(): void {
    if (phase === 'ended') return
    if (phase === 'exchanging') isCalled = true
    else run()
  }

  function becomeVisible(): void {
    if (phase === 'exchanging') isSeen = true
    else if (phase !== 'resting' || !isFresh()) call()
    else if (timer === undefined) rest(slowMs, lookAround)
  }

  /** A clock change in the meantime doesn't make old data count as fresh for longer. */
  function isFresh(): boolean {
    const isWaitingHere = last !== undefined && isWaiting(last)
    return !isWaitingHere && Math.abs(clock.now().getTime() - succeededMs) < FRESH_MS
  }

  function run(): void {
    clearTimeout(timer)
    phase = 'exchanging'
    isCalled = false
    isSeen = false
    hasWritten = false
    const locks = busy < MOST_BUSY ? parts.locks : PASSED_OVER
    running = parts
      .exchange({ locks, signal: stopping.signal })
      .catch((error: unknown): ExchangeOutcome => {
        parts.report(error)
        return { kind: 'offline' }
      })
      .then(settle)
  }

  function settle(outcome: ExchangeOutcome): void {
    if (phase === 'ended') return
    busy = outcome.kind === 'busy' ? busy + 1 : 0
    if (outcome.kind === 'exchanged') succeededMs = clock.now().getTime()
    const [byte = 0] = random.bytes(1)
    take(nextStep(outcome, failures, byte / 255))
    if (isCalled) call()
    else if (isSeen) becomeVisible()
    else if (hasWritten) wrote()
  }

  function take(step: NextStep): void {
    switch (step.kind) {
      case 'rest':
        failures = 0
        if (step.isWaiting) rest(AFTER_WRITE_MS, run)
        else rest(slowMs, lookAround)
        return
      case 'back-off':
        failures = step.failures
        phase = 'backing-off'
        timer = setTimeout(run, step.delayMs)
        return
      case 'hold':
        phase = 'holding'
        return
      case 'end':
        end()
    }
  }

  function rest(delayMs: number, then: () => void): void {
    clearTimeout(timer)
    phase = 'resting'
    timer = setTimeout(then, delayMs)
  }

  /** A page in the background has no timer. Becoming visible starts any exchange that is due. */
  function lookAround(): void {
    timer = undefined
    if (triggers.isVisible()) run()
  }

  /** Another tab may have sent the change in the meantime. */
  function sendWritten(): void {
    if (last !== undefined && isWaiting(last)) run()
    else rest(slowMs, lookAround)
  }

  function wrote(): void {
    if (phase === 'exchanging') hasWritten = true
    if (phase === 'resting') rest(AFTER_WRITE_MS, sendWritten)
  }

  function see(watched: Watched): void {
    const { requests, revision } = last ?? { requests: watched.requests, revision: 0 }
    if (watched.succeededAt !== last?.succeededAt) succeededMs = Date.parse(watched.succeededAt ?? '')
    last = watched
    if (watched.requests > requests) takeRequest().catch(parts.report)
    else if (watched.revision > revision && isWaiting(watched)) wrote()
  }

  /** Every tab receives the request. The visible tab, where the learner clicked, answers it. */
  async function takeRequest(): Promise<void> {
    if (!triggers.isVisible()) return
    if (await parts.takeRequest()) call()
  }

  function end(): void {
    phase = 'ended'
    clearTimeout(timer)
    for (const stop of subscriptions) stop()
  }

  const subscriptions = [
    triggers.onOnline(() => {
      failures = 0
      call()
    }),
    triggers.onVisible(becomeVisible),
    triggers.onSignIn(call),
    parts.watch(see),
  ]
  run()

  return {
    stop(): Promise<void> {
      end()
      stopping.abort()
      return running
    },
  }
}

function isWaiting({ revision, syncedRevision }: Watched): boolean {
  return revision > syncedRevision
}
