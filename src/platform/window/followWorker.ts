import { Workbox } from 'workbox-window'
import { BASE } from '../base'
import { type PageMessage, parseWorkerMessage, type ReadinessMessage } from '../workerMessages'
import type { ReadinessRecord } from './readiness'
import { followUpdate } from './followUpdate'
import type { Nearby } from './nearby'
import { isOwnWorker, ownRegistration } from './ownWorker'
import { createRetry, SOON_MS } from './retry'
import { watchTyping } from './typedText'
import type { UpdatesRecord } from './updates'

const WORKER_URL = `${BASE}sw.js`
const UPDATE_CHECK_EVERY_MS = 60 * 60 * 1000
/** The files of this version may be gone from the site, because a newer one is there. */
const UPDATE_CHECK_IN_TROUBLE_MS = 60 * 1000
/**
 * A worker that is filling its caches reports several times a second. If it is silent for this long, in ms, the browser
 * has stopped it.
 */
const STILL_FILLING_MS = 30_000
/** As long, a worker that has run but not installed says nothing, in ms. WebKit forgot it when its page was loaded again. */
const STILL_INSTALLING_MS = 30_000
/** A press is told the worker at most this often, in ms. */
const BUSY_EVERY_MS = 500
/** The worker holds downloads for two seconds after it was told. This comes before that, in ms. */
const STILL_BUSY_MS = 1500
/** How often the worker is told that the page is still waiting. Then the copy continues. */
const MOST_STILL_BUSY = 20
const PRESSES = ['pointerdown', 'keydown'] as const

/**
 * Registers the service worker, and keeps `readiness` and `updates` current. Retries failures after a pause, when the
 * browser is back online, and when the window is visible again.
 */
export function followWorker(
  container: ServiceWorkerContainer,
  readiness: ReadinessRecord,
  updates: UpdatesRecord,
  nearby?: Nearby,
): void {
  let registration: ServiceWorkerRegistration | undefined
  let hadController = hasController()
  let checkedForUpdateAt = performance.now()
  const retry = createRetry(() => void attempt(), SOON_MS)
  const retryUpdate = createRetry(checkForUpdate, SOON_MS)
  const update = followUpdate(() => registration, updates, nearby)
  let silence: ReturnType<typeof setTimeout> | undefined
  let doneBefore = 0
  let toldOfPressAt = -Infinity
  let stillBusy: ReturnType<typeof setTimeout> | undefined

  container.addEventListener('message', (event) => {
    const message = parseWorkerMessage(event.data)
    if (!message || !isOwnWorker(event.source)) return
    if (message.type === 'update') return update.receive(message, event.source)
    clearTimeout(silence)
    // A message wakes a worker that was stopped, and the worker continues to fill its caches.
    if (message.state === 'filling') silence = setTimeout(() => void ask(), STILL_FILLING_MS)
    planRetry(message)
    const begins = message.state === 'filling' && readiness.getSnapshot().state !== 'filling'
    readiness.receive(message, secondsToRetry())
    // The answer to a press comes before the next try.
    if (begins && isWaiting()) tellOfPress()
  })
  container.addEventListener('controllerchange', () => {
    // The very first worker claims a window that already runs its scripts, so there is nothing to reload.
    if (hadController || updates.getSnapshot().available) updates.tookOver()
    hadController ||= hasController()
    if (readiness.getSnapshot().state !== 'ready') askBoth()
  })
  readiness.onFetchLessons(() => say({ type: 'fill-lessons' }))
  readiness.onTryAgain(() => {
    if (registration === undefined) return retry.now()
    retry.reset()
    say({ type: 'try-again' })
  })
  for (const type of PRESSES) window.addEventListener(type, () => tellOfPress(), { capture: true, passive: true })
  window.addEventListener('online', lookAgain)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') lookAgain()
  })
  watchTyping()
  void attempt()

  /**
   * Sends the message to the worker whose copy is used offline. If there is no such worker yet, sends the message to
   * the worker that is being installed.
   */
  function say(message: PageMessage): void {
    const worker = registration?.active ?? registration?.waiting ?? registration?.installing
    worker?.postMessage(message)
  }

  /** What the learner asked for comes before the offline copy, until the page shows it. */
  function tellOfPress(times = 0): void {
    const now = performance.now()
    if (readiness.getSnapshot().state !== 'filling' || now - toldOfPressAt < BUSY_EVERY_MS) return
    toldOfPressAt = now
    say({ type: 'busy' })
    clearTimeout(stillBusy)
    // The worker of some browsers does not see that a script is being fetched.
    stillBusy = setTimeout(() => {
      if (times < MOST_STILL_BUSY && isWaiting()) tellOfPress(times + 1)
    }, STILL_BUSY_MS)
  }

  /** `useWaitingStyle` notes it, in a script that public pages don't load. */
  function isWaiting(): boolean {
    return 'waiting' in document.documentElement.dataset
  }

  /** If something arrived, the next try is soon. Files that the host rejected three times are not asked for again today. */
  function planRetry({ state, trouble, isFull, precache, lessons, quizzes }: ReadinessMessage): void {
    if (state === 'filling') return retry.cancel()
    const done = precache.done + lessons.done + quizzes.done
    if (state !== 'waiting' || done > doneBefore) retry.reset()
    else if (trouble === undefined) lookForUpdate(UPDATE_CHECK_IN_TROUBLE_MS)
    doneBefore = done
    // On a full disk each try would download the same again. The next look at the page tries.
    const isUseless = isFull === true || (trouble?.kind === 'refused' && trouble.isStopped)
    if (state === 'waiting' && !isUseless) retry.later()
  }

  function secondsToRetry(): number | undefined {
    const at = retry.plannedFor()
    return at === undefined ? undefined : Math.max(1, Math.ceil((at - Date.now()) / 1000))
  }

  function askBoth(): void {
    say({ type: 'readiness?' })
    update.ask()
  }

  /**
   * Saved files may have been deleted since the last report, together with the site's data, by the rescue page, or in
   * another tab.
   */
  async function ask(): Promise<void> {
    const asked = registration
    if (asked === undefined) return
    const isThere = await ownRegistration(container).then(Boolean, () => true)
    if (registration !== asked) return
    if (isThere) return askBoth()
    registration = undefined
    readiness.become('waiting')
    await attempt()
  }

  async function attempt(): Promise<void> {
    if (registration?.active) return ask()
    const workbox = new Workbox(WORKER_URL, { scope: BASE, updateViaCache: 'imports' })
    workbox.addEventListener('waiting', () => {
      retryUpdate.reset()
      update.ask()
    })
    workbox.addEventListener('redundant', () => {
      if (registration?.active) retryUpdate.later()
      else failed()
    })
    workbox.addEventListener('activated', askBoth)
    try {
      registration = await workbox.register({ immediate: true })
      askBoth()
      if (!registration?.active) waitForInstalling()
    } catch {
      failed()
    }
  }

  /** A worker that installs answers the question at once. */
  function waitForInstalling(): void {
    clearTimeout(silence)
    silence = setTimeout(() => {
      if (registration?.active) return void ask()
      const forgotten = registration
      registration = undefined
      void forgotten?.unregister().then(() => attempt(), failed)
    }, STILL_INSTALLING_MS)
  }

  function hasController(): boolean {
    return container.controller !== null && isOwnWorker(container.controller)
  }

  function failed(): void {
    retry.later()
    readiness.become('waiting', secondsToRetry())
  }

  function lookAgain(): void {
    if (readiness.getSnapshot().state === 'waiting') retry.now()
    else void ask()
    if (retryUpdate.isPlanned()) retryUpdate.now()
    else lookForUpdate(UPDATE_CHECK_EVERY_MS)
  }

  function lookForUpdate(everyMs: number): void {
    if (performance.now() - checkedForUpdateAt >= everyMs) checkForUpdate()
  }

  function checkForUpdate(): void {
    checkedForUpdateAt = performance.now()
    // This fails when the device is offline. The next time the page is visible, it checks for an update again.
    registration?.update().catch(() => undefined)
  }
}
