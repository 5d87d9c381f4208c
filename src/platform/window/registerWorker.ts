import { withDeadline } from '../withDeadline'
import { type ReadinessRecord, readiness as ownReadiness } from './readiness'
import { createRetry, SOON_MS } from './retry'
import { type UpdatesRecord, updates as ownUpdates } from './updates'

/** In ms. If the page is not drawn by then, it has other problems, and they must not delay the offline copy. */
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
    // The script is fetched while the page loads its last pictures. It runs only after the page has loaded, so it
    // doesn't delay the pictures.
    const [{ followWorker }] = await Promise.all([load(), pageLoad()])
    followWorker(container, readiness, updates)
  }
  const retry = createRetry(attempt, SOON_MS)
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

/** Undefined in old browsers and on insecure pages. Reading the property throws if the visitor blocks site data. */
function workerContainer(): ServiceWorkerContainer | undefined {
  try {
    return 'serviceWorker' in navigator ? navigator.serviceWorker : undefined
  } catch {
    return undefined
  }
}
