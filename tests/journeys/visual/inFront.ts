/**
 * Runs in the page without any other code. Returns the part that a person can use, which is the page or the modal dialog over
 * it, or the front one of several. Everything outside may be covered.
 */
export function inFront(): Element {
  const modals = [...document.querySelectorAll('dialog:modal')]
  // At the corner of the window is the dialog or its backdrop.
  const found = document.elementFromPoint(1, 1)?.closest('dialog:modal') ?? modals.at(-1)
  return found ?? document.body
}
