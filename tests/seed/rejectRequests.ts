import { expect } from 'vitest'

/**
 * Rejects each request that no test answers, because it would reach the real network. The code under test may handle the
 * error, so the returned function fails if there was a request.
 */
export function rejectRequests(page: { fetch: typeof fetch }): () => void {
  const asked: string[] = []
  page.fetch = (input) => {
    const address = input instanceof Request ? input.url : String(input)
    asked.push(address)
    return Promise.reject(new TypeError(`No test answers ${address}. Stub fetch in the test.`))
  }
  return () => expect(asked, 'requests that no test of this file answered').toEqual([])
}
