import { withDeadline } from '../withDeadline'
import { type ReadinessRecord, readiness as ownReadiness } from './readiness'
import { createRetry } from './retry'
import { type UpdatesRecord, updates as ownUpdates } from './updates'

/** A page that is not drawn by then has other troubles; the copy for offline must not wait for them. */
const PATIENCE_MS = 5000

/**
 * Registers the service worker once the page has loaded and `drawn` is settled, however it ended, or 5 seconds later.
 * From then on `readiness` and `updates` tell how it fares. A script that could not be fetched is asked for again.
 *
 * @param drawn leave it out for a page that stands in its HTML
 */
export function registerWorker(
  drawn: Promise<unknown> = Promise.resolve(),
  readiness: ReadinessRecord = ownReadiness,
  updates: UpdatesRecord = ownUpdates,
  load: () => Promise<Pick<typeof import('./followWorker'), 'followWorker'>> = () => import('./followWorker'),
): void {
  const container = workerContainer()
  // The development server has no worker to give.
  if (!container || !import.meta.env.PROD) return readiness.become('unsupported')
  const start = async (): Promise<void> => {
    await withDeadline(PATIENCE_MS, () => drawn)
    // The script comes while the page is still loading its last pictures; it waits, they don't.
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

/** Undefined in old browsers and insecure pages; reading it throws where the visitor blocks site data. */
function workerContainer(): ServiceWorkerContainer | undefined {
  try {
    return 'serviceWorker' in navigator ? navigator.serviceWorker : undefined
  } catch {
    return undefined
  }
}
