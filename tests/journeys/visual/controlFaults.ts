/**
 * Runs in the page without any other code, so everything it needs is inside it. It checks that controls are big enough for a
 * finger, and that no sticky part covers one that has the focus or was scrolled to. It checks the front part of the page, which
 * is the body or a modal dialog, and needs a viewport of a real device.
 */
export function controlFaults(front: Element): readonly string[] {
  const LEAST_PX = 44
  const LEAST_IN_TEXT_PX = 24
  /** Half a pixel is rounding. */
  const LENIENT_PX = 0.5
  const INSET_PX = 4
  const CONTROLS =
    'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="button"], [role="tab"], [role="menuitem"], [role="switch"]'

  const name = (element: Element): string => {
    const text = element.getAttribute('aria-label') ?? element.textContent ?? ''
    const kind = [...element.classList].map((part) => `.${part}`).join('')
    return `${element.tagName.toLowerCase()}${kind} “${text.replace(/\s+/g, ' ').trim().slice(0, 40)}”`
  }
  const isSeen = (element: Element): boolean => {
    if (!element.checkVisibility({ visibilityProperty: true })) return false
    const { width, height, right, bottom } = element.getBoundingClientRect()
    // The skip link waits above the page until it has the focus.
    if (width <= 1 || height <= 1 || right <= 0 || bottom + scrollY <= 0) return false
    for (let at: Element | null = element; at !== null && at !== document.body; at = at.parentElement) {
      const box = at.getBoundingClientRect()
      if (getComputedStyle(at).overflowX !== 'visible' && (box.width <= 1 || box.height <= 1)) return false
    }
    return true
  }
  const labelsOf = (element: Element): readonly Element[] =>
    element instanceof HTMLInputElement ? [...(element.labels ?? [])] : []
  /** A link may be pressed anywhere on its card, because its `::after` covers the card. */
  const overlaysOf = (element: Element): readonly DOMRect[] =>
    (['::before', '::after'] as const).flatMap((pseudo) => {
      const { content, position, width, height } = getComputedStyle(element, pseudo)
      if (content === 'none' || position !== 'absolute') return []
      const { left, top } = element.getBoundingClientRect()
      return [new DOMRect(left, top, Number.parseFloat(width), Number.parseFloat(height))]
    })
  /** Returns the box that a finger can press. A labeled input is pressed by its label too. */
  const target = (element: Element): DOMRect => {
    const parts = [element, ...labelsOf(element)].map((part) => part.getBoundingClientRect())
    const boxes = [...parts, ...overlaysOf(element)]
    const left = Math.min(...boxes.map((box) => box.left))
    const top = Math.min(...boxes.map((box) => box.top))
    return new DOMRect(
      left,
      top,
      Math.max(...boxes.map((box) => box.right)) - left,
      Math.max(...boxes.map((box) => box.bottom)) - top,
    )
  }
  /** A bold control, or one in a span of its own, counts as part of the sentence around it. */
  const isInText = (element: Element): boolean => {
    for (let at = element; getComputedStyle(at).display.startsWith('inline'); ) {
      const parent = at.parentElement
      if (parent === null) return false
      // A text that changes has a span of its own beside the control.
      const isText = (node: Node) =>
        node !== at &&
        (node.nodeType === Node.TEXT_NODE ||
          (node instanceof Element && node.localName === 'span' && !node.querySelector(CONTROLS))) &&
        (node.textContent ?? '').trim().length > 1
      if ([...parent.childNodes].some(isText)) return true
      at = parent
    }
    return false
  }
  const before = { x: scrollX, y: scrollY, within: front.scrollTop }
  front.scrollTo(0, 0)
  const seen = [...front.querySelectorAll(CONTROLS)].filter(isSeen)
  const centers = seen.map((element) => {
    const box = element.getBoundingClientRect()
    return { element, x: box.left + box.width / 2, y: box.top + box.height / 2 }
  })
  const hasSpace = (element: Element): boolean => {
    const box = element.getBoundingClientRect()
    const x = box.left + box.width / 2
    const y = box.top + box.height / 2
    return centers.every((other) => {
      if (other.element === element || other.element.contains(element) || element.contains(other.element)) return true
      return Math.hypot(other.x - x, other.y - y) >= LEAST_IN_TEXT_PX
    })
  }
  const faults = new Set<string>()
  for (const element of seen) {
    const box = target(element)
    if (isInText(element)) {
      if (element.getClientRects().length === 1 && box.height < LEAST_IN_TEXT_PX && !hasSpace(element))
        faults.add(`${name(element)} stands in running text, ${Math.round(box.height)} px high, too near to another`)
      continue
    }
    if (box.width < LEAST_PX - LENIENT_PX || box.height < LEAST_PX - LENIENT_PX)
      faults.add(`${name(element)} is ${Math.round(box.width)} by ${Math.round(box.height)} px`)
  }

  const known = new Map<Element, boolean>()
  const stays = (element: Element): boolean => {
    // A dialog stays as the page does. Inside it, a sticky part may cover a scrolling part.
    if (element === front) return false
    const answer =
      known.get(element) ??
      (['fixed', 'sticky'].includes(getComputedStyle(element).position) ||
        (element.parentElement !== null && stays(element.parentElement)))
    known.set(element, answer)
    return answer
  }
  type Arrival = 'focused' | 'start' | 'end'
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement)
  const roomTop = Number.parseFloat(scrollPaddingTop) || 0
  const roomBottom = innerHeight - (Number.parseFloat(scrollPaddingBottom) || 0)
  /**
   * Returns the heights of the control that must be free. A control may be higher than the room between the bars, such as a
   * card with doubled text. Then one of the bars always covers it, and only the requested side must be free.
   */
  const heightsOf = (box: DOMRect, inset: number, how: Arrival): readonly number[] => {
    if (box.height <= roomBottom - roomTop) return [box.top + inset, box.top + box.height / 2, box.bottom - inset]
    if (how === 'focused') return [(roomTop + roomBottom) / 2]
    return [how === 'start' ? box.top + inset : box.bottom - inset]
  }
  /** Returns the part of the screen that stays and covers a point of the control. */
  const coverOf = (element: Element, how: Arrival): Element | undefined => {
    const box = element.getBoundingClientRect()
    const inset = Math.min(INSET_PX, box.width / 3, box.height / 3)
    for (const x of [box.left + inset, box.left + box.width / 2, box.right - inset]) {
      for (const y of heightsOf(box, inset, how)) {
        if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) continue
        const found = document.elementFromPoint(x, y)
        if (found !== null && !element.contains(found) && stays(found) && !found.contains(element)) return found
      }
    }
    return undefined
  }
  /**
   * Of many similar controls, such as the links of a long list, this takes both ends and some between, because they scroll
   * together.
   */
  const someOfEach = (): readonly Element[] => {
    const kinds = new Map<string, Element[]>()
    for (const element of seen) {
      if (stays(element)) continue
      const kind = `${element.tagName} ${element.className} ${element.parentElement?.className ?? ''}`
      kinds.set(kind, [...(kinds.get(kind) ?? []), element])
    }
    return [...kinds.values()].flatMap((alike) =>
      alike.filter((_, index) => index === alike.length - 1 || index % Math.ceil(alike.length / 4) === 0),
    )
  }
  for (const element of someOfEach()) {
    for (const how of ['focused', 'start', 'end'] as const) {
      if (how === 'focused') {
        scrollTo(0, 0)
        front.scrollTo(0, 0)
        if (element instanceof HTMLElement) element.focus()
        if (document.activeElement !== element) continue
      } else element.scrollIntoView({ block: how, behavior: 'instant' })
      const cover = coverOf(element, how)
      const words = how === 'focused' ? 'focused' : `scrolled to the ${how}`
      if (cover !== undefined) faults.add(`${name(element)}, ${words}, lies under ${name(cover)}`)
    }
  }
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  scrollTo(before.x, before.y)
  front.scrollTo(0, before.within)
  return [...faults]
}
