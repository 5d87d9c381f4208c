/**
 * Runs in the page, alone. What a person can use: the page, or the modal dialog over it, of several the one in front.
 * Whatever stands outside of that is covered, and may be.
 */
export function inFront(): Element {
  const modals = [...document.querySelectorAll('dialog:modal')]
  // At the corner of the window stands the dialog or its backdrop.
  const found = document.elementFromPoint(1, 1)?.closest('dialog:modal') ?? modals.at(-1)
  return found ?? document.body
}
