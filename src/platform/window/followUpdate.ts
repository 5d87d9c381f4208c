/**
 * Role: fetches a newer version, one step at a time, while the page is quiet, and offers it once it is saved.
 * Guarantee: updates take no download from the learner. Every claim about it comes from its worker.
 * Must not: ask for a step while the page is hidden, offline or in use, unless the learner asked for the update.
 */
import type { PageMessage, UpdateMessage } from '../workerMessages'
import { type Nearby, nearby as ownNearby } from './nearby'
import { createQuiet } from './quiet'
import { createRetry } from './retry'
import type { UpdatesRecord } from './updates'

const QUIET_MS = 3000
/** In ms. If a worker is silent for this long during a step, the browser may have stopped it. */
const STILL_FETCHING_MS = 30_000

type Workers = Pick<ServiceWorkerRegistration, 'waiting' | 'active'>

export interface UpdateFollower {
  /** Asks the worker how much of the newer version is saved. */
  readonly ask: () => void
  readonly receive: (message: UpdateMessage, from: unknown) => void
}

/** @param workers this site's registration, as soon as there is one */
export function followUpdate(
  workers: () => Workers | undefined,
  updates: UpdatesRecord,
  nearby: Pick<Nearby, 'bring'> = ownNearby,
): UpdateFollower {
  const quiet = createQuiet(step)
  const retry = createRetry(goOn)
  /** The next step waits until the page is quiet. */
  let isDue = false
  let isBringing = false
  /** The learner asked for the update, although the browser wants to save data. */
  let isAskedFor = false
  /** The active worker answers from an older version than its own. */
  let isActiveBehind = false
  let lastWaiting: ServiceWorker | undefined
  let silence: ReturnType<typeof setTimeout> | undefined

  updates.onFetchNow(() => {
    isAskedFor = true
    retry.reset()
    goOn()
  })
  window.addEventListener('online', () => {
    if (retry.isPlanned()) retry.now()
  })
  return { ask, receive }

  function ask(): void {
    const waiting = workers()?.waiting
    if (waiting && waiting !== lastWaiting) {
      lastWaiting = waiting
      isAskedFor = false
    }
    say('update?')
  }

  /** The worker that has the newer version. */
  function newer(): ServiceWorker | null | undefined {
    const { waiting, active } = workers() ?? {}
    return waiting ?? active
  }

  function say(type: PageMessage['type']): void {
    newer()?.postMessage({ type } satisfies PageMessage)
  }

  function receive(message: UpdateMessage, from: unknown): void {
    const there = workers()
    // The active worker's own version is older than that of the waiting one.
    if (!there || (there.waiting && from === there.active)) return
    clearTimeout(silence)
    const wasActiveBehind = isActiveBehind
    isActiveBehind = !there.waiting && message.state !== 'in-use'
    updates.receive(message)
    switch (message.state) {
      case 'waiting':
        // The same failure is told again when a page asks. A step that is due already waited long enough for it.
        if (message.failed === true) return isDue ? undefined : retry.later()
        retry.reset()
        return goOn()
      case 'fetching':
        isDue = false
        quiet.hold()
        return watchSilence()
      case 'paused-save-data':
        // The browser may have stopped a worker that the learner asked. It has forgotten the request.
        if (!isAskedFor) return stop()
        isDue = false
        quiet.hold()
        return retry.later()
      case 'ready':
        stop()
        return updates.offer(letIn)
      case 'in-use':
        stop()
        return wasActiveBehind && !there.waiting ? updates.tookOver() : undefined
    }
  }

  function goOn(): void {
    isDue = true
    quiet.wait(isAskedFor ? 0 : QUIET_MS)
  }

  /** Files that another device in the room has need no download. */
  function step(): void {
    isDue = false
    // The worker reports each file that it gets.
    if (isBringing) return
    const worker = newer()
    const bringing = worker ? nearby.bring(worker) : undefined
    if (bringing === undefined) return askForStep()
    isBringing = true
    void bringing.then(() => {
      isBringing = false
      askForStep()
    })
  }

  function askForStep(): void {
    say(isAskedFor ? 'fetch-update-now' : 'fetch-update')
    watchSilence()
  }

  /** A question wakes a worker that was stopped. */
  function watchSilence(): void {
    clearTimeout(silence)
    silence = setTimeout(() => {
      if (document.visibilityState === 'visible') ask()
    }, STILL_FETCHING_MS)
  }

  function stop(): void {
    isDue = false
    quiet.stop()
    retry.reset()
  }

  function letIn(): void {
    if (workers()?.waiting) say('skip-waiting')
    else if (isActiveBehind) say('use-update')
    else updates.tookOver()
  }
}
