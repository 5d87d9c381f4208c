/** The name that `::highlight()` uses in src/screens/lesson/aloud/ReadAloudPart.module.css. */
const NAME = 'reading-aloud'
const ATTRIBUTE = 'data-reading-aloud'

let marked: Element | undefined

/**
 * Marks a range of text without changing the page's elements. If the browser can't do that, it marks the block that
 * contains the range.
 */
export function markText(range: Range, block: Element): void {
  unmarkText()
  if (hasHighlights()) {
    CSS.highlights.set(NAME, new Highlight(range))
    return
  }
  block.setAttribute(ATTRIBUTE, '')
  marked = block
}

export function unmarkText(): void {
  if (hasHighlights()) CSS.highlights.delete(NAME)
  marked?.removeAttribute(ATTRIBUTE)
  marked = undefined
}

function hasHighlights(): boolean {
  return typeof Highlight === 'function' && typeof CSS === 'object' && 'highlights' in CSS
}
