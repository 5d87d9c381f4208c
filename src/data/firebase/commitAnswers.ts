/**
 * Checks the answers to commits. The SDK treats any status 200 as a success and doesn't read the body. A captive
 * portal, a filter or a proxy may answer `200 {}` to a commit that never arrived.
 */

/** This site writes to Firestore only with requests whose address ends like this. */
const COMMIT = '/documents:commit'

/** Rejects, as if there were no answer, when the answer to a commit does not report the result of each write. */
export function checkingCommits(send: typeof fetch): typeof fetch {
  return async (input, init) => {
    const response = await send(input, init)
    const writes = response.ok ? writesIn(input, init?.body) : undefined
    if (writes !== undefined && !isDone(await response.clone().json(), writes))
      throw new TypeError('The answer to a commit does not say that it was done.')
    return response
  }
}

/** Returns the number of writes in a request; undefined if it is not a commit. */
function writesIn(input: RequestInfo | URL, body: unknown): number | undefined {
  if (typeof input !== 'string' || typeof body !== 'string') return undefined
  const [address = ''] = input.split('?')
  if (!address.endsWith(COMMIT)) return undefined
  const { writes }: { readonly writes: readonly unknown[] } = JSON.parse(body)
  return writes.length
}

function isDone(answer: unknown, writes: number): boolean {
  if (typeof answer !== 'object' || answer === null) return false
  const { commitTime, writeResults }: { readonly commitTime?: unknown; readonly writeResults?: unknown } = answer
  const hasTime = typeof commitTime === 'string' && !Number.isNaN(Date.parse(commitTime))
  return hasTime && Array.isArray(writeResults) && writeResults.length === writes
}
