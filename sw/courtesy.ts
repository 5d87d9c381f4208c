// Role: lets what a person asked for come first, while the offline copy is being fetched.
// Guarantee: after a press, a file that a page fetches, and a page load, no download of the copy starts for a while, and slow
// ones are canceled. Their files come later. A busy person never keeps the copy from arriving. A
// download waits for a limited time, and is canceled twice at most.
// Must not: delay a request of a page.

/** In ms, how long downloads wait after a press, a file that a page fetches, and a page load. */
const HOLDS = { press: 2000, file: 2000, page: 15_000 } as const
/** In ms, after a page said that it is there. */
const AFTER_PAGE = 1000
/** Younger downloads end soon anyway. */
const SLOW_MS = 1000
const MOST_WAIT_MS = 60_000
const MOST_CANCELED = 2

export interface Courtesy {
  readonly touch: (what: keyof typeof HOLDS) => void
  /** A page load ended. */
  readonly arrived: () => void
  /** Fetches a file of the offline copy. Rejects with an AbortError if something more important came. */
  readonly fetch: (request: Request) => Promise<Response>
}

export function createCourtesy(
  fetch: (request: Request) => Promise<Response>,
  now: () => number = () => performance.now(),
): Courtesy {
  let freeAt = 0
  let underWay: readonly { readonly url: string; readonly since: number; readonly controller: AbortController }[] = []
  const canceled = new Map<string, number>()

  function cancelSlow(at: number): void {
    for (const { url, since, controller } of underWay) {
      const times = canceled.get(url) ?? 0
      if (at - since <= SLOW_MS || times >= MOST_CANCELED) continue
      canceled.set(url, times + 1)
      controller.abort()
    }
    underWay = underWay.filter(({ controller }) => !controller.signal.aborted)
  }

  return {
    touch: (what) => {
      const at = now()
      freeAt = Math.max(freeAt, at + HOLDS[what])
      cancelSlow(at)
    },
    arrived: () => {
      freeAt = Math.min(freeAt, now() + AFTER_PAGE)
    },
    fetch: async (request) => {
      const latest = now() + MOST_WAIT_MS
      while (now() < Math.min(freeAt, latest)) {
        await new Promise((resolve) => setTimeout(resolve, Math.min(500, freeAt - now())))
      }
      const started = { url: request.url, since: now(), controller: new AbortController() }
      underWay = [...underWay.slice(-50), started]
      return fetch(new Request(request, { signal: started.controller.signal }))
    },
  }
}
