import { withDeadline } from '../withDeadline'
import { type ReadinessRecord, readiness as ownReadiness } from './readiness'
import { createRetry } from './retry'
import { type UpdatesRecord, updates as ownUpdates } from './updates'

/** In ms. A page that is not drawn by then has other problems, and the offline copy must not wait for them. */
const PATIENCE_MS = 5000

/**
 * Registers the service worker once the page has loaded and `drawn` has settled, or after 5 seconds. From then on
 * `readiness` and `updates` report its state. A script that failed to load is requested again.
 * @param drawn omit it for a page that is complete in its HTML
 */
export function registerWorker(
  drawn: Promise<unknown> = Promise.resolve(),
  readiness: ReadinessRecord = ownReadiness,
  updates: UpdatesRecord = ownUpdates,
  load: () => Promise<Pick<typeof import('./followWorker'), 'followWorker'>> = () => import('./followWorker'),
): void {
  const container = workerContainer()
  // The development server has no worker.
  if (!container || !import.meta.env.PROD) return readiness.become('unsupported')
  const start = async (): Promise<void> => {
    await withDeadline(PATIENCE_MS, () => drawn)
    // The script arrives while the page still loads its last pictures. The script waits, so they don't.
    const [{ followWorker }] = await Promise.all([load(), pageLoad()])
    followWorker(container, readiness, updates)
  }
  const retry = createRetry(attempt)
  attempt()

  function attempt(): void {
    start().catch(() => {
      readiness.become('waiting')
      retry.later()
    })
  }
}

function pageLoad(): Promise<void> {
  return new Promise((resolve) => {
    if (document.readyState === 'complete') resolve()
    else window.addEventListener('load', () => resolve(), { once: true })
  })
}

/** Undefined in old browsers and on insecure pages. Reading it throws where the visitor blocks site data. */
function workerContainer(): ServiceWorkerContainer | undefined {
  try {
    return 'serviceWorker' in navigator ? navigator.serviceWorker : undefined
  } catch {
    return undefined
  }
}
