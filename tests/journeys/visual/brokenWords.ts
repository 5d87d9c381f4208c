/**
 * Runs in the page without any other code, so everything it needs is inside it. A short word that continues in the next line
 * has too little room. A person would read *12:1* and *9 PM* broken, or one letter a line.
 */
export function brokenWords(front: Element): readonly string[] {
  const SHORT = 9
  const SAME_LINE_PX = 4
  /** Whether only a screen reader reads the element, because of its own style or a parent's. */
  const isUnseen = (element: Element): boolean =>
    getComputedStyle(element).clipPath === 'inset(50%)' ||
    (element.parentElement !== null && isUnseen(element.parentElement))
  const faults = new Set<string>()
  const walker = document.createTreeWalker(front, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = node.nodeValue ?? ''
    const owner = node.parentElement
    if (owner === null || owner.matches('script, style, noscript, template, option, textarea, code, pre')) continue
    if (!owner.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
    if (getComputedStyle(owner).hyphens === 'auto' || isUnseen(owner)) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    if (range.getClientRects().length < 2) continue
    // A line may end after a hyphen or a dash. A web address counts as one long word.
    for (const { 0: word, index } of text.matchAll(/[^\s\-‐–—]{2,}/g)) {
      if (word.length > SHORT) continue
      range.setStart(node, index)
      range.setEnd(node, index + word.length)
      const tops = [...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => top)
      if (Math.max(...tops) - Math.min(...tops) > SAME_LINE_PX)
        faults.add(`“${word}” is broken in “${text.trim().slice(0, 60)}”`)
    }
  }
  return [...faults]
}
