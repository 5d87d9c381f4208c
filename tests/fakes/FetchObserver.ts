/** Acts like a browser's observer of the resources that a page fetches. */
export class FetchObserver {
  static readonly #watching = new Set<FetchObserver>()
  readonly #notice: () => void

  constructor(notice: () => void) {
    this.#notice = notice
  }

  /** The page fetched a resource. */
  static fetches(): void {
    for (const observer of FetchObserver.#watching) observer.#notice()
  }

  /** How many observers watch the page. */
  static count(): number {
    return FetchObserver.#watching.size
  }

  /** The pages of the last test are closed. */
  static close(): void {
    FetchObserver.#watching.clear()
  }

  observe(): void {
    FetchObserver.#watching.add(this)
  }

  disconnect(): void {
    FetchObserver.#watching.delete(this)
  }
}
