/**
 * The service's code takes any answer with status 200 to a commit for a yes, and reads nothing of it. What stands on the way (a
 * portal, a filter, a proxy that means well) may answer `200 {}` to what never arrived.
 */

/** How the address of the one request ends by which this site writes to Firestore. */
const COMMIT = '/documents:commit'

/** Rejects, as where nobody has answered, when an answer to a commit does not say what came of each write. */
export function checkingCommits(send: typeof fetch): typeof fetch {
  return async (input, init) => {
    const response = await send(input, init)
    const writes = response.ok ? writesIn(input, init?.body) : undefined
    if (writes !== undefined && !isDone(await response.clone().json(), writes))
      throw new TypeError('The answer to a commit does not say that it was done.')
    return response
  }
}

/** How many writes a request asks for; undefined where it is no commit. */
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
