// Role: gives the content type of a file on the site, based on the end of its name.
// Guarantee: every precached file has one. A page, whose address has no extension, is HTML.
// Must not: depend on a host's headers.

const types: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  json: 'application/json; charset=utf-8',
  svg: 'image/svg+xml',
  webmanifest: 'application/manifest+json',
  woff2: 'font/woff2',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  ico: 'image/x-icon',
  pdf: 'application/pdf',
}

/** @param path without a query */
export function contentType(path: string): string {
  const [, ending] = /\.(\w+)$/.exec(path) ?? []
  return (ending === undefined ? undefined : types[ending]) ?? 'text/html; charset=utf-8'
}
