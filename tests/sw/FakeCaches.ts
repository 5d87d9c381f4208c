/** Cache Storage in memory, with the methods that the worker uses. */
export class FakeCache {
  private readonly entries = new Map<string, Response>()

  async keys(): Promise<readonly Request[]> {
    return [...this.entries.keys()].map((url) => new Request(url))
  }

  async match(request: RequestInfo | URL, options?: CacheQueryOptions): Promise<Response | undefined> {
    const wanted = urlOf(request)
    const bare = (url: string): string => (options?.ignoreSearch === true ? (url.split('?')[0] ?? url) : url)
    const url = [...this.entries.keys()].find((kept) => bare(kept) === bare(wanted))
    return url === undefined ? undefined : this.entries.get(url)?.clone()
  }

  /** The response itself, not a copy of it. */
  async matchExactly(url: string): Promise<Response | undefined> {
    return this.entries.get(url)
  }

  async put(request: RequestInfo | URL, response: Response): Promise<void> {
    this.entries.set(urlOf(request), response)
  }

  async delete(request: RequestInfo | URL): Promise<boolean> {
    return this.entries.delete(urlOf(request))
  }

  get urls(): readonly string[] {
    return [...this.entries.keys()].sort()
  }
}

function urlOf(request: RequestInfo | URL): string {
  return request instanceof Request ? request.url : String(request)
}

/** Casts the fake to the browser's own type, whose other methods the worker never calls. */
export function asCache(fake: FakeCache): Cache {
  return fake as unknown as Cache
}

export function asCacheStorage(caches: Map<string, FakeCache>): CacheStorage {
  const storage = {
    keys: async () => [...caches.keys()],
    delete: async (name: string) => caches.delete(name),
    open: async (name: string) => {
      const cache = caches.get(name) ?? new FakeCache()
      caches.set(name, cache)
      return asCache(cache)
    },
  }
  return storage as unknown as CacheStorage
}
