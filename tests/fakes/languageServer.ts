import { vi } from 'vitest'

/** Lets the server answer for the start of a language, as a script. Returns the spy that hears the requests. */
export function serverHasLanguages() {
  return answers(async () => new Response(null, { headers: { 'content-type': 'text/javascript; charset=utf-8' } }))
}

/** Lets no server answer, as on a device that is offline. */
export function serverIsAway() {
  return answers(() => Promise.reject(new TypeError('Failed to fetch')))
}

function answers(answer: typeof fetch) {
  const server = vi.fn(answer)
  vi.stubGlobal('fetch', server)
  return server
}
