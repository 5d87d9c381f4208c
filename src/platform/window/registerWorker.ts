import { type ReadinessRecord, readiness as ownReadiness } from './readiness'
import { type UpdatesRecord, updates as ownUpdates } from './updates'

/**
 * Registers the service worker once the page has loaded. Its script comes after everything that the page itself needs.
 * From then on `readiness` and `updates` tell how it fares.
 */
export function registerWorker(readiness: ReadinessRecord = ownReadiness, updates: UpdatesRecord = ownUpdates): void {
  const container = workerContainer()
  // The development server has no worker to give.
  if (!container || !import.meta.env.PROD) return readiness.become('unsupported')
  const follow = () => import('./followWorker').then(({ followWorker }) => followWorker(container, readiness, updates))
  const start = (): void => void follow().catch(() => readiness.become('waiting'))
  if (document.readyState === 'complete') start()
  else window.addEventListener('load', start, { once: true })
}

/** Undefined in old browsers and insecure pages; reading it throws where the visitor blocks site data. */
function workerContainer(): ServiceWorkerContainer | undefined {
  try {
    return 'serviceWorker' in navigator ? navigator.serviceWorker : undefined
  } catch {
    return undefined
  }
}
