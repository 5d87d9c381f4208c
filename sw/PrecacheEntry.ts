export interface PrecacheEntry {
  readonly url: string
  /** The address under which Workbox looks: the url, with a revision where the url itself bears no hash. */
  readonly cacheKey: string
  /** Subresource integrity. The browser itself refuses other bytes, a captive portal's page among them. */
  readonly integrity: string | undefined
}
