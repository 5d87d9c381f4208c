import { withDeadline } from '../withDeadline'
import { nearby } from './nearby'
import { type ReadinessRecord, readiness as ownReadiness } from './readiness'
import { createRetry, SOON_MS } from './retry'
import { type UpdatesRecord, updates as ownUpdates } from './updates'

/** In ms. If the page is not drawn by then, it has other problems, and they must not delay the offline copy. */
const PATIENCE_MS = 5000
/** The script of `followWorker` in a build. Only the text of the built import names it. */
const BUILT_SCRIPT = /\.\/followWorker-[\w-]+\.js/

type Follower = Pick<typeof import('./followWorker'), 'followWorker'>

/**
 * Registers the service worker once the page has loaded and `drawn` has settled, or after 5 seconds. From then on
 * `readiness` and `updates` report its state. A script that failed to load is requested again.
 * @param drawn omit it for a page that is complete in its HTML
 */
export function registerWorker(
  drawn: Promise<unknown> = Promise.resolve(),
  readiness: ReadinessRecord = ownReadiness,
  updates: UpdatesRecord = ownUpdates,
  load: (failures: number) => Promise<Follower> = loadFollower,
): void {
  const container = workerContainer()
  // The development server has no worker.
  if (!container || !import.meta.env.PROD) return readiness.become('unsupported')
  let failures = 0
  const start = async (): Promise<void> => {
    await withDeadline(PATIENCE_MS, () => drawn)
    // The script is fetched while the page loads its last pictures. It runs only after the page has loaded, so it
    // doesn't delay the pictures.
    const [{ followWorker }] = await Promise.all([load(failures), pageLoad()])
    followWorker(container, readiness, updates, nearby)
  }
  const retry = createRetry(attempt, SOON_MS)
  attempt()

  function attempt(): void {
    start().catch(() => {
      failures += 1
      readiness.become('waiting')
      retry.later()
    })
  }
}

/**
 * WebKit, and Firefox before 155, keep a failed import for as long as the page. They request the script again only at another
 * address. It imports nothing but the script of the entry, which is here.
 */
function loadFollower(failures: number): Promise<Follower> {
  const load = () => import('./followWorker')
  const script = BUILT_SCRIPT.exec(String(load))?.[0]
  return failures === 0 || script === undefined ? load() : import(/* @vite-ignore */ `${script}?again=${failures}`)
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
