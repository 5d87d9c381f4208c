// Role: if possible, lets the browser serve /assets/ files from the precache without starting this worker, and keeps it
// from requesting a page that this worker answers from its cache.
// Guarantee: a browser without static routing, or one that rejects the rule, gets the same answers from the fetch
// event. If the cache or a file in it is lost, both use the network.
// Must not: include files without a hash in their address. Their keys have a revision, which the browser would not
// find.

import { BASE } from '../src/platform/base'

export interface RoutingEvent {
  /**
   * Available in Chromium 123 and later. Call it only during the install event. The rule applies only to this version
   * of the worker.
   */
  readonly addRoutes?: (rule: Rule) => Promise<void>
}

type Rule =
  | {
      readonly condition: { readonly urlPattern: string; readonly requestMethod: string }
      readonly source: { readonly cacheName: string }
    }
  | { readonly condition: { readonly requestMode: 'navigate' }; readonly source: 'fetch-event' }

export async function routeAssets(event: RoutingEvent, cacheName: string): Promise<void> {
  const rules: readonly Rule[] = [
    { condition: { urlPattern: `${BASE}assets/*`, requestMethod: 'GET' }, source: { cacheName } },
    // While the worker starts, Chromium would also request the page, which is 6 kB more for each start of the site.
    { condition: { requestMode: 'navigate' }, source: 'fetch-event' },
  ]
  for (const rule of rules) {
    try {
      await event.addRoutes?.(rule)
    } catch (error) {
      console.warn('The worker answers for every file itself', error)
    }
  }
}
