import { readHosting } from '../serve/hosting.mjs'

/** The cache lifetime at the host doesn't apply to a cached copy, and HTTPS is a matter of the connection. */
const OF_THE_NETWORK = ['cache-control', 'strict-transport-security']

/**
 * The headers that firebase.json gives to every file, which the worker stores with its copies. A rule for some paths only
 * may set caching and nothing else, so that one table fits all files.
 */
export function keptHeaders(
  file: URL | string = new URL('../../firebase.json', import.meta.url),
): Record<string, string> {
  const { headersFor } = readHosting(file)
  const headersOf = (path: string) =>
    Object.fromEntries(Object.entries(headersFor(path)).filter(([name]) => !OF_THE_NETWORK.includes(name)))
  const headers = headersOf('/')
  for (const path of [
    '/shell',
    '/about',
    '/newsletters/any',
    '/icons/any.svg',
    '/assets/any.js',
    '/documents/any.pdf',
  ]) {
    if (JSON.stringify(headersOf(path)) !== JSON.stringify(headers)) {
      throw new Error(
        `firebase.json gives ${path} other headers than /. The worker keeps every file with the same ones.`,
      )
    }
  }
  return headers
}
