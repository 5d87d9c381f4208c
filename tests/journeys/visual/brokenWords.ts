/**
 * Runs in the page, alone, so everything it needs stands inside it. A short word that goes on in the next line was given
 * less room than it needs: somebody reads *12:1* and *9 PM*, or one letter a line.
 */
export function brokenWords(front: Element): readonly string[] {
  const SHORT = 9
  const SAME_LINE_PX = 4
  /** Told to a screen reader only, by itself or by what it stands in. */
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
    // A line may end after a hyphen or a dash. An address on the web is one long word.
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
