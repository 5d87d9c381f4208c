/**
 * Role: tells this site's service worker from that of another site on the same origin.
 * Guarantee: sites in a folder never take the worker of a site above them for their own. That worker controls their
 * pages until they have one.
 * Must not: cost a site at `/` anything. No site is above it.
 */
import { BASE } from '../base'

type Registrations = Pick<ServiceWorkerContainer, 'getRegistration'>

/** Whether this site's worker controls the page, or sent a message. */
export function isOwnWorker(worker: object | null): boolean {
  if (BASE === '/') return true
  return worker !== null && 'scriptURL' in worker && worker.scriptURL === `${window.location.origin}${BASE}sw.js`
}

/** Undefined if this site has no registration. A browser would return that of a site above it. */
export async function ownRegistration(container: Registrations): Promise<ServiceWorkerRegistration | undefined> {
  const found = await container.getRegistration(BASE)
  return found !== undefined && isOwnScope(found) ? found : undefined
}

/** Resolves to this site's registration once its worker is active. */
export async function ownReady(
  container: Registrations & Pick<ServiceWorkerContainer, 'ready' | 'addEventListener'>,
): Promise<ServiceWorkerRegistration> {
  const found = await container.ready
  if (isOwnScope(found)) return found
  return new Promise((resolve) => {
    container.addEventListener('controllerchange', () => {
      void ownRegistration(container).then((own) => {
        if (own !== undefined) resolve(own)
      })
    })
  })
}

function isOwnScope({ scope }: ServiceWorkerRegistration): boolean {
  return BASE === '/' || scope === window.location.origin + BASE
}
