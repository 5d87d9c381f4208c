/**
 * Role: limits the time of one exchange.
 * Guarantee: a wait in `race` ends when the time is up or the exchange is stopped, whether the work ends or not.
 * Must not: assume that the work stops when its signal is aborted.
 *
 * It differs from `withDeadline`. Its signal cancels requests, several calls share its time limit, and bugs are thrown.
 */
export type Raced<T> = { readonly kind: 'settled'; readonly value: T } | { readonly kind: 'late' }

export class Deadline {
  readonly #controller = new AbortController()
  readonly #outer: AbortSignal | undefined
  readonly #timer: ReturnType<typeof setTimeout>
  readonly #giveUp = (): void => this.#controller.abort()

  /** Not `AbortSignal.any`, because phones from a few years ago don't have it. */
  constructor(afterMs: number, outer?: AbortSignal) {
    this.#outer = outer
    this.#timer = setTimeout(this.#giveUp, afterMs)
    outer?.addEventListener('abort', this.#giveUp)
    if (outer?.aborted === true) this.#giveUp()
  }

  get signal(): AbortSignal {
    return this.#controller.signal
  }

  /**
   * Does not call `begin` after the deadline. A rejection before the deadline is passed on, and a later rejection is
   * ignored.
   */
  async race<T>(begin: () => Promise<T>): Promise<Raced<T>> {
    if (this.signal.aborted) return { kind: 'late' }
    let stopListening = (): void => undefined
    const late = new Promise<Raced<T>>((resolve) => {
      const giveUp = (): void => resolve({ kind: 'late' })
      this.signal.addEventListener('abort', giveUp)
      stopListening = () => this.signal.removeEventListener('abort', giveUp)
    })
    try {
      return await Promise.race([late, begin().then((value): Raced<T> => ({ kind: 'settled', value }))])
    } catch (error) {
      if (this.signal.aborted) return { kind: 'late' }
      throw error
    } finally {
      stopListening()
    }
  }

  /** The timer must not run after the exchange has ended. */
  end(): void {
    clearTimeout(this.#timer)
    this.#outer?.removeEventListener('abort', this.#giveUp)
  }
}
