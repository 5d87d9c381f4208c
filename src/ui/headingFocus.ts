/**
 * Whether the next page heading takes the focus. The very first page doesn't: there the first Tab must reach the skip
 * link, and the reader starts at the top by itself.
 */
let isAwaited = false

/** Call when a navigation starts, before the new page renders. */
export function awaitHeadingFocus(): void {
  isAwaited = true
}

/** True once after each `awaitHeadingFocus`. */
export function takeHeadingFocus(): boolean {
  const taken = isAwaited
  isAwaited = false
  return taken
}
