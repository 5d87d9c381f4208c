/**
 * How a page travels to the service worker and to a hub: as JSON, under its hash. Hosts, filters and scanners change HTML
 * on its way, and a page that they changed has another hash.
 */

/** The path of a page's text below the site. @param hash of the page, as in a list */
export function pageTextPath(hash: string): string {
  return `data/pages/${hash}.json`
}

/** A page has no ending in its address. */
export function isPageAddress(pathname: string): boolean {
  return !pathname.slice(pathname.lastIndexOf('/') + 1).includes('.')
}

/** The JSON of a page's text. */
export function pageTextOf(html: string): string {
  return JSON.stringify({ html })
}

/** JSON escapes quotes and line ends, so it is a little longer than its page. */
export function mostBytesOf(pageBytes: number): number {
  return 2 * pageBytes + 100
}

/** @throws SyntaxError if the bytes are not the JSON of a page */
export function pageBytesOf(json: ArrayBuffer | Uint8Array<ArrayBuffer>): ArrayBuffer {
  const value: unknown = JSON.parse(new TextDecoder().decode(json))
  const isPage = typeof value === 'object' && value !== null && 'html' in value && typeof value.html === 'string'
  if (!isPage) throw new SyntaxError('not the text of a page')
  return new TextEncoder().encode(value.html as string).buffer
}
