// Role: the way out when the kept copy of the site is broken: the address /?rescue.
// Guarantee: the copy goes only after the network proved that it can bring a new one; learners' records stay.
// Must not: touch IndexedDB or localStorage, nor change anything when the site cannot be reached.

import { rescuePage } from './rescuePage'

export interface RescueTools {
  readonly origin: string
  readonly fetch: (request: Request) => Promise<Response>
  readonly caches: CacheStorage
  readonly unregister: () => Promise<boolean>
}

export function isRescue(url: URL): boolean {
  return url.pathname === '/' && url.searchParams.has('rescue')
}

export async function rescue({ origin, fetch, caches, unregister }: RescueTools): Promise<Response> {
  if (!(await isSiteReachable(origin, fetch))) return rescuePage('unreachable')
  await unregister()
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)))
  return rescuePage('done')
}

/** A captive portal answers 200 with a page of its own, which lacks the element that our pages are drawn into. */
async function isSiteReachable(origin: string, fetch: RescueTools['fetch']): Promise<boolean> {
  try {
    const response = await fetch(new Request(`${origin}/`, { cache: 'reload' }))
    return response.ok && !response.redirected && (await response.text()).includes('id="root"')
  } catch {
    return false
  }
}
