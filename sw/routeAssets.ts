// Role: if possible, lets the browser serve /assets/ files from the precache without starting this worker.
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
  readonly addRoutes?: (rule: {
    readonly condition: { readonly urlPattern: string; readonly requestMethod: string }
    readonly source: { readonly cacheName: string }
  }) => Promise<void>
}

export async function routeAssets(event: RoutingEvent, cacheName: string): Promise<void> {
  try {
    await event.addRoutes?.({
      condition: { urlPattern: `${BASE}assets/*`, requestMethod: 'GET' },
      source: { cacheName },
    })
  } catch (error) {
    console.warn('The worker answers for every file itself', error)
  }
}
