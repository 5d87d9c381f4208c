/**
 * Role: when something of a learner is exchanged over a line: a document with its remote, reports with the relays of classes.
 * Guarantee: one exchange at a time; a change is sent as soon as it can be; after `stop` nothing begins any more.
 * Must not: know a window: what happens in the browser arrives through `triggers`.
 */
import { type Clock, systemClock } from '../../platform/clock'
import type { Locks } from '../../platform/locks'
import type { Random } from '../../platform/random'
import type { Watched } from '../store/replicationStore'
import type { ExchangeOutcome } from './exchangeOnce'
import { type NextStep, nextStep } from './nextStep'

/** After the last of several writes: a learner who ticks five steps costs one exchange. */
const AFTER_WRITE_MS = 2000
/** A learner who goes back and forth between tabs learns nothing new from the remote after so short a time. */
const FRESH_MS = 30_000
/** While the page is visible and nothing happens, unless told. */
const SLOW_MS = 5 * 60_000

/**
 * So often in a row somebody else is at it, for a minute at least. No exchange takes as long: whoever has the lock then is
 * a page that its browser has put to sleep, and may never wake up.
 */
const MOST_BUSY = 6
const PASSED_OVER: Locks = { request: (_name, _options, work) => work({}) }

type Subscribe = (listener: () => void) => () => void

/** Each `on…` tells of events and returns the way to stop. */
export interface EngineTriggers {
  /** The browser believes that it is online again: a hint only. */
  readonly onOnline: Subscribe
  readonly onVisible: Subscribe
  /** The account has signed in again. */
  readonly onSignIn: Subscribe
  readonly isVisible: () => boolean
}

export interface RoundsParts {
  /** One exchange, under the lock that keeps others from it. */
  readonly exchange: (under: {
    readonly locks: Locks | undefined
    readonly signal: AbortSignal
  }) => Promise<ExchangeOutcome>
  /** Tells what is there at first, and every change after it, in every tab. Returns the way to stop. */
  readonly watch: (listener: (watched: Watched) => void) => () => void
  /** True for one of all tabs that hear of a request: the one that asks first. */
  readonly takeRequest: () => Promise<boolean>
  readonly triggers: EngineTriggers
  readonly random: Random
  /** Milliseconds between two looks while the page is visible and nothing happens. */
  readonly slowMs?: number
  readonly clock?: Clock
  /** Told of a bug of who exchanges; it goes on as if the network were away. */
  readonly report: (error: unknown) => void
  readonly locks?: Locks | undefined
}

export interface Engine {
  /** For good, as on a learner switch. Resolves when a running exchange has let go. */
  stop(): Promise<void>
}

type Phase = 'resting' | 'exchanging' | 'backing-off' | 'holding' | 'ended'

/*
 * call: the start, online, visible (unless all is fresh), sign-in, *Back up now* (in one of the tabs that are seen).
 *
 *                 call, or 2 s after the last write,
 *                 or every 5 minutes while visible
 *     resting ------------------------------------------> exchanging <---------+
 *        ^                                                |  |  |  |           |
 *        |                  exchanged                     |  |  |  |           | call, or its time has come
 *        +------------------------------------------------+  |  |  |           | (a write does not shorten it)
 *                                                            |  |  |           |
 *                                offline, refused, busy,     |  |  +------> backing-off
 *                                storage failed              |  |
 *                                                            |  |  signed out
 *        a call while exchanging runs once more after it     |  +---------> holding ---- call ----> exchanging
 *                                                            |
 *                               deleted, outdated, stopped   +------------> ended (for good; `stop` leads here from all)
 */
export function createRounds(parts: RoundsParts): Engine {
  const { triggers, random, slowMs = SLOW_MS, clock = systemClock } = parts
  const stopping = new AbortController()
  let phase: Phase = 'resting'
  let failures = 0
  let busy = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<void> = Promise.resolve()
  /** What came in while an exchange ran. */
  let isCalled = false
  let isSeen = false
  let hasWritten = false
  /** By this device's clock; of any tab. */
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
  }

  /** A clock that was turned meanwhile makes nothing fresh for longer. */
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

  /** A page in the background waits until it is seen: becoming visible is a call. */
  function lookAround(): void {
    if (triggers.isVisible()) run()
    else rest(slowMs, lookAround)
  }

  /** Another tab may have sent it meanwhile. */
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

  /** Every tab hears of a press. One answers it: the tab that was pressed is seen. */
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
