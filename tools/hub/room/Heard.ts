/** What has come in since the hub was started: who waits for it, and how long ago it was. */
export class Heard {
  readonly #last = new Map<string, number>()
  readonly #waiting = new Map<string, Set<() => void>>()

  /** @param now milliseconds that only rise: the hub's clock may be wrong, and is never asked */
  constructor(private readonly now: () => number) {}

  tell(className: string): void {
    this.#last.set(className, this.now())
    const waiting = this.#waiting.get(className)
    this.#waiting.delete(className)
    for (const wake of waiting ?? []) wake()
  }

  /** Milliseconds; undefined where nothing has come since the start. */
  sinceLast(className: string): number | undefined {
    const last = this.#last.get(className)
    return last === undefined ? undefined : this.now() - last
  }

  /** Ends at the next change of a class, after `ms`, or when whoever waits has gone. */
  async next(className: string, ms: number, gone: AbortSignal): Promise<void> {
    if (gone.aborted) return
    await new Promise<void>((resolve) => {
      const waiting = this.#waiting.get(className) ?? new Set()
      this.#waiting.set(className, waiting)
      const end = () => {
        clearTimeout(timer)
        gone.removeEventListener('abort', end)
        waiting.delete(end)
        resolve()
      }
      const timer = setTimeout(end, ms)
      gone.addEventListener('abort', end)
      waiting.add(end)
    })
  }

  /** Sends everybody home, at the end of the hub. */
  endWaiting(): void {
    for (const className of this.#waiting.keys()) {
      const waiting = this.#waiting.get(className)
      this.#waiting.delete(className)
      for (const wake of waiting ?? []) wake()
    }
  }
}
