import { Workbox } from 'workbox-window'
import { type PageMessage, parseWorkerMessage } from '../workerMessages'
import type { ReadinessRecord } from './readiness'
import { createRetry } from './retry'
import type { UpdatesRecord } from './updates'

const WORKER_URL = '/sw.js'
const UPDATE_CHECK_EVERY_MS = 60 * 60 * 1000

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

  container.addEventListener('message', (event) => {
    const message = parseWorkerMessage(event.data)
    if (!message) return
    readiness.receive(message)
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
  void attempt()

  /** The worker whose copy opens when there is no connection; before there is one, the one that is being installed. */
  function say(message: PageMessage): void {
    const worker = registration?.active ?? registration?.waiting ?? registration?.installing
    worker?.postMessage(message)
  }

  async function attempt(): Promise<void> {
    if (registration?.active) return say({ type: 'readiness?' })
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
    if (retryUpdate.isPlanned()) retryUpdate.now()
    else if (performance.now() - checkedForUpdateAt >= UPDATE_CHECK_EVERY_MS) update()
  }

  function update(): void {
    checkedForUpdateAt = performance.now()
    // Fails without a connection; the next return to view asks again.
    registration?.update().catch(() => undefined)
  }
}
