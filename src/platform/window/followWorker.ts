import { Workbox } from 'workbox-window'
import { type PageMessage, parseWorkerMessage } from '../workerMessages'
import type { ReadinessRecord } from './readiness'
import { createRetry } from './retry'
import { watchTyping } from './typedText'
import type { UpdatesRecord } from './updates'

const WORKER_URL = '/sw.js'
const UPDATE_CHECK_EVERY_MS = 60 * 60 * 1000
/** A filling tells how far it is several times a second: its worker was ended when it says nothing for this long. */
const STILL_FILLING_MS = 30_000

/**
 * Registers the service worker, keeps `readiness` and `updates` true, and tries again whatever failed: after a while,
 * when the connection is back, and when the window comes back to view.
 */
export function followWorker(
  container: ServiceWorkerContainer,
  readiness: ReadinessRecord,
  updates: UpdatesRecord,
): void {
  let registration: ServiceWorkerRegistration | undefined
  let hadController = container.controller !== null
  let checkedForUpdateAt = performance.now()
  const retry = createRetry(() => void attempt())
  const retryUpdate = createRetry(update)
  let silence: ReturnType<typeof setTimeout> | undefined

  container.addEventListener('message', (event) => {
    const message = parseWorkerMessage(event.data)
    if (!message) return
    readiness.receive(message)
    clearTimeout(silence)
    // A question wakes a worker that was ended, and it goes on.
    if (message.state === 'filling') silence = setTimeout(() => void ask(), STILL_FILLING_MS)
    if (message.state === 'waiting') retry.later()
    else retry.reset()
  })
  container.addEventListener('controllerchange', () => {
    // The first worker of all claims a window that runs its very scripts: nothing to reload.
    if (hadController || updates.getSnapshot().available) updates.tookOver()
    hadController = true
  })
  readiness.onFetchLessons(() => say({ type: 'fill-lessons' }))
  window.addEventListener('online', lookAgain)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') lookAgain()
  })
  watchTyping()
  void attempt()

  /** The worker whose copy opens when there is no connection; before there is one, the one that is being installed. */
  function say(message: PageMessage): void {
    const worker = registration?.active ?? registration?.waiting ?? registration?.installing
    worker?.postMessage(message)
  }

  /** What was kept may have gone since it was told: with the site's data, by the rescue, or in another tab. */
  async function ask(): Promise<void> {
    const asked = registration
    if (asked === undefined) return
    const isThere = await container.getRegistration('/').then(Boolean, () => true)
    if (registration !== asked) return
    if (isThere) return say({ type: 'readiness?' })
    registration = undefined
    readiness.become('waiting')
    await attempt()
  }

  async function attempt(): Promise<void> {
    if (registration?.active) return ask()
    const workbox = new Workbox(WORKER_URL, { scope: '/', updateViaCache: 'none' })
    workbox.addEventListener('waiting', () => {
      retryUpdate.reset()
      updates.offer(letIn)
    })
    workbox.addEventListener('redundant', () => {
      if (registration?.active) retryUpdate.later()
      else failed()
    })
    workbox.addEventListener('activated', () => say({ type: 'readiness?' }))
    try {
      registration = await workbox.register({ immediate: true })
      say({ type: 'readiness?' })
    } catch {
      failed()
    }
  }

  function failed(): void {
    readiness.become('waiting')
    retry.later()
  }

  function letIn(): void {
    const waiting = registration?.waiting
    if (waiting) waiting.postMessage({ type: 'skip-waiting' } satisfies PageMessage)
    else updates.tookOver()
  }

  function lookAgain(): void {
    if (readiness.getSnapshot().state === 'waiting') retry.now()
    else void ask()
    if (retryUpdate.isPlanned()) retryUpdate.now()
    else if (performance.now() - checkedForUpdateAt >= UPDATE_CHECK_EVERY_MS) update()
  }

  function update(): void {
    checkedForUpdateAt = performance.now()
    // Fails without a connection; the next return to view asks again.
    registration?.update().catch(() => undefined)
  }
}
