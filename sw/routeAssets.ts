// Role: has the browser itself answer the files of /assets/ out of the precache, without this worker, where it can.
// Guarantee: a browser that has no static routing, or refuses the rule, gets the same answers from the fetch event; a
// file that the cache has lost, or a cache that is gone, leads to the network, as it does there.
// Must not: name files whose address bears no hash: their keys have a revision, which the browser would not find.

export interface RoutingEvent {
  /** Chromium has it from 123 on. Only during the install event; it holds for this version of the worker alone. */
  readonly addRoutes?: (rule: {
    readonly condition: { readonly urlPattern: string; readonly requestMethod: string }
    readonly source: { readonly cacheName: string }
  }) => Promise<void>
}

export async function routeAssets(event: RoutingEvent, cacheName: string): Promise<void> {
  try {
    await event.addRoutes?.({ condition: { urlPattern: '/assets/*', requestMethod: 'GET' }, source: { cacheName } })
  } catch (error) {
    console.warn('The worker answers for every file itself', error)
  }
}
