/** Tracks changes since the start of the hub: the clients that wait for one, and the time since the last one. */
export class Heard {
  readonly #last = new Map<string, number>()
  readonly #waiting = new Map<string, Set<() => void>>()

  /** @param now monotonic milliseconds, because the hub's clock may be wrong */
  constructor(private readonly now: () => number) {}

  tell(className: string): void {
    this.#last.set(className, this.now())
    const waiting = this.#waiting.get(className)
    this.#waiting.delete(className)
    for (const wake of waiting ?? []) wake()
  }

  /** Milliseconds. Undefined if nothing has arrived since the start. */
  sinceLast(className: string): number | undefined {
    const last = this.#last.get(className)
    return last === undefined ? undefined : this.now() - last
  }

  /** Resolves at the next change of a class, after `ms`, or when the client has left. */
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

  /** Ends every wait when the hub stops. */
  endWaiting(): void {
    for (const className of this.#waiting.keys()) {
      const waiting = this.#waiting.get(className)
      this.#waiting.delete(className)
      for (const wake of waiting ?? []) wake()
    }
  }
}
