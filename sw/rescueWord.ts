// Role: the word that ties the answer of a rescue page to the question.
// Guarantee: a word is valid once, and only the last one; it is known to nobody but the page that it was put into.
// Must not: depend on the worker staying awake between the two, nor on a cache that works: it may be the broken part.

const CACHE = 'rescue'
const PATH = '/rescue-word'

export interface RescueWord {
  readonly issue: () => Promise<string>
  /** Whether it is the word; whatever it was, the word is spent. */
  readonly spend: (word: string) => Promise<boolean>
}

export function createRescueWord(origin: string, caches: CacheStorage): RescueWord {
  let remembered: string | undefined

  async function kept(): Promise<string | undefined> {
    try {
      const cache = await caches.open(CACHE)
      const word = await (await cache.match(origin + PATH))?.text()
      await cache.delete(origin + PATH)
      return word
    } catch {
      return undefined
    }
  }

  return {
    issue: async () => {
      const word = crypto.randomUUID()
      remembered = word
      await caches
        .open(CACHE)
        .then((cache) => cache.put(origin + PATH, new Response(word)))
        .catch(() => undefined)
      return word
    },
    spend: async (word) => {
      const known = remembered
      remembered = undefined
      const stored = await kept()
      return word === (known ?? stored)
    },
  }
}
