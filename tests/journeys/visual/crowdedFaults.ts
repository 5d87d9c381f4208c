/**
 * Runs in the page without any other code, so everything it needs is inside it. It checks that text under a button or a choice
 * does not touch it. Where they touch, the sentence looks like a part of the button above it.
 */
export function crowdedFaults(front: Element): readonly string[] {
  const LEAST_PX = 4.5
  /** Boxes that overlap by more are parts of each other. */
  const OVERLAP_PX = 4
  const PRESSED = 'a[href], button, summary, label > span, [role="button"]'

  const words = (element: Element): string => (element.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, 40)
  const isSeen = (element: Element): boolean => {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false
    const { width, height } = element.getBoundingClientRect()
    return width > 1 && height > 1
  }
  /** The bar of the page stays, and text passes under it. */
  const stays = (element: Element): boolean => {
    for (let at: Element | null = element; at !== null && at !== front; at = at.parentElement)
      if (['fixed', 'sticky'].includes(getComputedStyle(at).position)) return true
    return false
  }
  /** Only a control with a border all around is a box that text can touch. */
  const isBox = (element: Element): boolean => {
    const { borderTopWidth, borderBottomWidth, borderBottomStyle, display } = getComputedStyle(element)
    const hasBorder = Number.parseFloat(borderTopWidth) > 0 && Number.parseFloat(borderBottomWidth) > 0
    return hasBorder && borderBottomStyle !== 'none' && display !== 'inline'
  }
  const controls = [...front.querySelectorAll(PRESSED)].filter((one) => isSeen(one) && isBox(one) && !stays(one))
  const boxes = controls.map((control) => ({ control, box: control.getBoundingClientRect() }))

  const faults = new Set<string>()
  const walker = document.createTreeWalker(front, NodeFilter.SHOW_TEXT)
  for (let text = walker.nextNode(); text !== null; text = walker.nextNode()) {
    const parent = text.parentElement
    if (parent === null || (text.textContent ?? '').trim() === '' || !isSeen(parent) || stays(parent)) continue
    const range = document.createRange()
    range.selectNodeContents(text)
    const [line] = range.getClientRects()
    if (line === undefined) continue
    for (const { control, box } of boxes) {
      const gap = line.top - box.bottom
      if (gap >= LEAST_PX || gap < -OVERLAP_PX || line.left >= box.right || line.right <= box.left) continue
      if (control.contains(parent) || parent.contains(control)) continue
      // A field has a button in it, and a label in a choice is another choice.
      if (parent.closest(PRESSED) !== null) continue
      faults.add(`“${words(parent)}” is ${Math.round(gap)} px under the control “${words(control)}”`)
    }
  }
  return [...faults]
}
