import { type KeptLanguages, LANGUAGES_PATH, LESSONS_CACHE } from '../keptLanguages'
import type { PageMessage } from '../workerMessages'
import { withDeadline } from '../withDeadline'
import { ownRegistration } from './ownWorker'

/** The parts of `window` with the caches and the worker. A page may have neither. */
export interface KeptLanguagesHost {
  readonly caches?: Pick<CacheStorage, 'open'>
  readonly navigator: { readonly serviceWorker?: Pick<ServiceWorkerContainer, 'getRegistration'> }
}

/** The longest wait for a cache, in ms. */
const PATIENCE_MS = 3000

let last: Promise<void> | undefined

/**
 * Writes the record for the worker, and tells the worker if it has changed. Records are written in the order of the
 * calls. Never rejects: if storage is blocked or full, the worker keeps the languages that it has.
 */
export function keepLanguages(record: KeptLanguages, host: KeptLanguagesHost = window): Promise<void> {
  const before = last ?? Promise.resolve()
  last = before.then(() => withDeadline(PATIENCE_MS, () => keep(record, host)))
  return last
}

async function keep(record: KeptLanguages, { caches, navigator }: KeptLanguagesHost): Promise<void> {
  const text = JSON.stringify(record)
  const cache = await caches?.open(LESSONS_CACHE)
  if (cache === undefined || (await (await cache.match(LANGUAGES_PATH))?.text()) === text) return
  await cache.put(LANGUAGES_PATH, new Response(text, { headers: { 'content-type': 'application/json' } }))
  const { serviceWorker } = navigator
  const registration = serviceWorker && (await ownRegistration(serviceWorker))
  for (const worker of [registration?.active, registration?.waiting, registration?.installing])
    worker?.postMessage({ type: 'languages' } satisfies PageMessage)
}
