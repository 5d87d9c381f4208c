/**
 * Runs in the page without any other code, so everything it needs is inside it. It checks every visible line of text along its
 * middle, with pointer events turned on for all elements, so that decoration counts. The painted element at each point must be
 * the text or belong to it.
 *
 * It checks every 5 px where the box of a foreign painted element reaches. Elsewhere nothing can cover the line. There it
 * checks the middle, and both ends if a box around the text hides its overflow, since that cuts a line from one of its ends.
 *
 * It scrolls through the page as a person would, and judges a line in the middle of the window, or as near to it as the page
 * allows. A sticky part may cover other lines at an edge of the screen. It checks the front part, which is the body or a modal
 * dialog. A dialog is scrolled through like a page, and each of its lines must come into the window.
 */
export function textFaults(front: Element): readonly string[] {
  const STEP_PX = 5
  const MOST_HIDDEN = 0.3

  const name = (element: Element): string => {
    const kind = [...element.classList].map((part) => `.${part}`).join('')
    return `${element.tagName.toLowerCase()}${kind}`
  }
  const quoted = (text: string): string => `“${text.replace(/\s+/g, ' ').trim().slice(0, 60)}”`

  /** Asks once for each element, because only the scroll position changes during a look. */
  const once = <Answer>(ask: (element: Element) => Answer): ((element: Element) => Answer) => {
    const known = new Map<Element, Answer>()
    return (element) => {
      if (known.has(element)) return known.get(element) as Answer
      const answer = ask(element)
      known.set(element, answer)
      return answer
    }
  }
  /** Whether only a screen reader reads the element, because of its own style or a parent's. */
  const isUnseen: (element: Element) => boolean = once((element) => {
    if (element === document.body) return false
    const { overflowX, clipPath, clip } = getComputedStyle(element)
    const { width, height } = element.getBoundingClientRect()
    if ((overflowX !== 'visible' && (width <= 1 || height <= 1)) || clipPath === 'inset(50%)') return true
    if (clip.startsWith('rect(')) return true
    return element.parentElement !== null && isUnseen(element.parentElement)
  })
  const isSeen = (element: Element): boolean => {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false
    // The skip link waits above the page until it has the focus.
    if (element.getBoundingClientRect().bottom + scrollY <= 0) return false
    return !isUnseen(element)
  }

  const isTransparent = (color: string): boolean =>
    color === 'transparent' || /^rgba\(.*,\s*0(?:\.0+)?\)$|\/\s*0(?:\.0+)?%?\)$/.test(color)
  const paintsBox = (style: CSSStyleDeclaration): boolean =>
    !isTransparent(style.backgroundColor) ||
    style.backgroundImage !== 'none' ||
    style.boxShadow !== 'none' ||
    (style.backdropFilter !== '' && style.backdropFilter !== 'none') ||
    ['top', 'right', 'bottom', 'left'].some((side) => {
      const border = (part: string): string => style.getPropertyValue(`border-${side}-${part}`)
      return border('style') !== 'none' && Number.parseFloat(border('width')) > 0 && !isTransparent(border('color'))
    })
  const PSEUDOS = ['::before', '::after'] as const
  /** Returns the parts that an element paints besides its text. */
  const besides = once((element) =>
    PSEUDOS.filter((pseudo) => {
      const style = getComputedStyle(element, pseudo)
      if (style.content === 'none' || style.content === 'normal' || style.position === 'static') return false
      return Number(style.opacity) > 0 && (paintsBox(style) || style.content.startsWith('url('))
    }),
  )
  const REPLACED = 'img, video, canvas, iframe, object, progress, meter, input, textarea, select'
  const isClear: (element: Element) => boolean = once(
    (element) =>
      Number(getComputedStyle(element).opacity) === 0 ||
      (element.parentElement !== null && isClear(element.parentElement)),
  )
  const paints = once((element) => {
    if (isClear(element)) return false
    // A folded part has boxes too. An element with `contents` has none, but it may paint something beside itself.
    if (!element.checkVisibility() && getComputedStyle(element).display !== 'contents') return false
    if (element instanceof SVGElement && !(element instanceof SVGSVGElement)) return true
    if (element.matches(REPLACED)) return true
    return paintsBox(getComputedStyle(element)) || besides(element).length > 0
  })

  /** Returns the cover of this point of the text, which is an element, nothing, or the edge of a box that cuts it off. */
  const coverAt = (x: number, y: number, owner: Element): Element | 'cut' | undefined => {
    const first = document.elementFromPoint(x, y)
    if (first !== null && owner.contains(first)) return undefined
    for (const found of document.elementsFromPoint(x, y)) {
      if (found === owner || owner.contains(found)) return undefined
      // An element that contains the text, such as a button around a span without a box, may paint below it. Only its parts
      // beside the box count.
      if (found.contains(owner)) {
        if (getComputedStyle(owner).display === 'contents') return undefined
        if (besides(found).length > 0) return found
        continue
      }
      if (paints(found)) return found
    }
    return 'cut'
  }

  /** Text in a scrolling region may be outside of it, as long as the region can be scrolled there. */
  const scrollerOf = once((element): Element | undefined => {
    for (let at: Element | null = element; at !== null && at !== document.documentElement; at = at.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(at)
      const isAcross = ['auto', 'scroll'].includes(overflowX) && at.scrollWidth > at.clientWidth
      const isDown = ['auto', 'scroll'].includes(overflowY) && at.scrollHeight > at.clientHeight
      if (isAcross || isDown) return at
    }
    return undefined
  })
  const holds = (box: DOMRect, x: number, y: number): boolean =>
    x > box.left && x < box.right && y > box.top && y < box.bottom

  /** Returns the boxes around an element that hide their overflow. */
  const cutters = once((element) => {
    const found: Element[] = []
    for (let at: Element | null = element; at !== null && at !== document.body; at = at.parentElement) {
      const { overflowY, display, position } = getComputedStyle(at)
      if (position === 'fixed') break
      if (['hidden', 'clip'].includes(overflowY) && display !== 'inline') found.push(at)
    }
    return found
  })
  /** Returns the part of a line's height that is cut off by a box with hidden overflow. */
  const hiddenPart = (line: DOMRect, owner: Element): number => {
    const boxes = cutters(owner).map((element) => element.getBoundingClientRect())
    const top = Math.max(line.top, ...boxes.map((box) => box.top))
    const bottom = Math.min(line.bottom, ...boxes.map((box) => box.bottom))
    return 1 - Math.max(0, bottom - top) / line.height
  }

  /** Whether a box around it may hide a part of it. */
  const mayBeCut: (element: Element) => boolean = once((element) => {
    if (element === document.body) return false
    const { overflowX, overflowY, clipPath, contain } = getComputedStyle(element)
    if (overflowX !== 'visible' || overflowY !== 'visible' || clipPath !== 'none' || contain !== 'none') return true
    return element.parentElement !== null && mayBeCut(element.parentElement)
  })

  /** How the element stays on the screen, because of its own style or the nearest parent's. */
  const stayOf: (element: Element) => 'fixed' | 'sticky' | undefined = once((element) => {
    const { position } = getComputedStyle(element)
    if (position === 'fixed' || position === 'sticky') return position
    return element.parentElement === null ? undefined : stayOf(element.parentElement)
  })

  /** An element that may cover a text. Its coordinates are the window's, or the page's if it scrolls with the page. */
  interface Box {
    readonly element: Element
    readonly left: number
    readonly right: number
    readonly top: number
    readonly bottom: number
    /** A part that a box paints beside itself may also cover its own text. */
    readonly isBeside: boolean
  }
  const BAND_PX = 64
  /** A stroke is painted beyond the box of its shape. */
  const STROKE_PX = 16
  const px = (length: string): number => Math.abs(Number.parseFloat(length)) || 0
  const grown = (element: Element, rect: DOMRect, by: number, isBeside = false): Box => ({
    element,
    left: rect.left - by,
    right: rect.right + by,
    top: rect.top - by,
    bottom: rect.bottom + by,
    isBeside,
  })
  const textBoxes = (element: Element): readonly Box[] =>
    [...element.childNodes].flatMap((node) => {
      if (node.nodeType !== Node.TEXT_NODE || (node.nodeValue ?? '').trim() === '') return []
      const range = document.createRange()
      range.selectNodeContents(node)
      return [...range.getClientRects()].map((rect) => grown(element, rect, 1))
    })
  /**
   * Returns the boxes of a painted part at any place in its containing block, and as far outside as its size and position
   * allow.
   */
  const besideBoxes = (element: Element): readonly Box[] =>
    besides(element).flatMap((pseudo) => {
      const { width, height, left, top, right, bottom } = getComputedStyle(element, pseudo)
      let block = element
      while (getComputedStyle(block).position === 'static' && block.parentElement !== null) block = block.parentElement
      const reach = [left, top, right, bottom].map(px)
      const by = Math.max(px(width), px(height)) + Math.max(...reach.filter((far) => far < 2 * innerWidth), 0)
      return [grown(element, block.getBoundingClientRect(), by, true)]
    })
  const boxesOf = (element: Element): readonly Box[] => {
    const around = element instanceof SVGElement ? STROKE_PX : 1
    const own = [...element.getClientRects()].map((rect) => grown(element, rect, around))
    return [...own, ...textBoxes(element), ...besideBoxes(element)]
  }
  // An element that paints nothing covers nothing.
  const elements = [...document.body.querySelectorAll('*')].filter(paints)
  const staying = new Set(elements.filter((element) => stayOf(element) !== undefined))
  /** The boxes that scroll with the page, by the bands of its height that they reach. */
  const bands = new Map<number, Box[]>()
  for (const element of elements) {
    if (staying.has(element)) continue
    for (const { top, bottom, ...box } of boxesOf(element)) {
      const onPage = { ...box, top: top + scrollY, bottom: bottom + scrollY }
      for (let band = Math.floor(onPage.top / BAND_PX); band <= Math.floor(onPage.bottom / BAND_PX); band += 1)
        if (bands.get(band)?.push(onPage) === undefined) bands.set(band, [onPage])
    }
  }
  /** The other boxes, at this position of the page. */
  let stayingBoxes: readonly Box[] = []
  const foreignAt = (y: number, owner: Element): readonly Box[] => {
    const reaches = (box: Box, height: number): boolean =>
      box.top <= height &&
      box.bottom >= height &&
      (box.isBeside || !(box.element.contains(owner) || owner.contains(box.element)))
    const onPage = y + scrollY
    return [
      ...(bands.get(Math.floor(onPage / BAND_PX)) ?? []).filter((box) => reaches(box, onPage)),
      ...stayingBoxes.filter((box) => reaches(box, y)),
    ]
  }

  const everything = new CSSStyleSheet()
  everything.replaceSync('*, *::before, *::after { pointer-events: auto !important }')
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, everything]
  const faults = new Set<string>()
  const lineFault = (line: DOMRect, owner: Element, text: string): string | undefined => {
    const scroller = scrollerOf(owner)?.getBoundingClientRect()
    const y = line.top + line.height / 2
    const foreign = foreignAt(y, owner)
    const isCut = mayBeCut(owner)
    const steps = Math.max(0, Math.floor((line.width - 4) / STEP_PX))
    for (let step = 0; step <= steps; step += 1) {
      const x = line.left + 2 + step * STEP_PX
      if (x > line.right - 2) break
      if (scroller !== undefined && !holds(scroller, x, y)) continue
      if (x < 0 || x > document.documentElement.clientWidth) return `${text} lies beyond the edge of the page`
      const isAsked = step === Math.floor(steps / 2) || (isCut && (step === 0 || step === steps))
      if (!isAsked && !foreign.some(({ left, right }) => left <= x && x <= right)) continue
      const cover = coverAt(x, y, owner)
      if (cover === 'cut') return `${text} is cut off at ${Math.round(x)}, ${Math.round(y)}`
      if (cover !== undefined) return `${text} is covered by ${name(cover)} at ${Math.round(x)}, ${Math.round(y)}`
    }
    if (scroller === undefined && hiddenPart(line, owner) > MOST_HIDDEN) return `${text} is cut off above or below`
    return undefined
  }

  interface Text {
    readonly owner: Element
    readonly range: Range
    readonly text: string
    /**
     * A sticky element scrolls like any other until it sticks. Its line may be under an edge for a while, but not the entire
     * time.
     */
    readonly stay: 'fixed' | 'sticky' | undefined
    /** The fault of each judged line. */
    readonly judged: Map<number, string | undefined>
  }
  const isDialog = front !== document.body
  const scrolled = isDialog ? front : document.documentElement
  const before = { left: scrolled.scrollLeft, top: scrolled.scrollTop }
  // A line that is now above the page or the dialog must not count as never seen.
  scrolled.scrollTo({ top: 0, behavior: 'instant' })
  const texts: Text[] = []
  const walker = document.createTreeWalker(front, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const owner = node.parentElement
    if (owner === null || (node.nodeValue ?? '').trim() === '') continue
    if (owner.matches('script, style, noscript, template, option, textarea') || !isSeen(owner)) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const text = quoted(node.nodeValue ?? '')
    texts.push({ owner, range, text, stay: stayOf(owner), judged: new Map() })
  }

  let [places, placedAt]: [readonly DOMRect[], number] = [[], -1]
  /** Returns the texts that may be in the window. The positions are read again only when the height of the page has changed. */
  const nearby = (): readonly Text[] => {
    const [at, far] = [scrollY, innerHeight]
    const onPage = ({ top, height }: DOMRect) => new DOMRect(0, top + at, 0, height)
    if (placedAt !== scrolled.scrollHeight) places = texts.map(({ owner }) => onPage(owner.getBoundingClientRect()))
    placedAt = scrolled.scrollHeight
    const isNear = ({ top, bottom } = new DOMRect()) => bottom >= at - far && top <= at + 2 * far
    return texts.filter(({ stay }, index) => isDialog || stay !== undefined || isNear(places[index]))
  }

  /** Judges the lines between two heights of the window that were not judged yet. */
  const judge = (from: number, to: number): void => {
    const view = isDialog ? front.getBoundingClientRect() : new DOMRect(0, 0, innerWidth, innerHeight)
    const top = Math.max(view.top, 0)
    const end = Math.min(view.bottom, innerHeight)
    for (const { owner, range, text, stay, judged } of nearby()) {
      const whole = owner.getBoundingClientRect()
      if (whole.bottom < 0 || whole.top > innerHeight) continue
      for (const [index, line] of [...range.getClientRects()].entries()) {
        const middle = line.top + line.height / 2
        if (line.width <= 1 || line.height <= 1) continue
        if (judged.has(index) && !((stay === 'sticky' || isDialog) && judged.get(index) !== undefined)) continue
        if (stay !== undefined ? line.top < top || line.bottom > end : middle < from || middle >= to) continue
        judged.set(index, lineFault(line, owner, text))
      }
    }
  }
  const bottom = scrolled.scrollHeight - scrolled.clientHeight
  for (let y = 0; ; y = Math.min(y + scrolled.clientHeight * 0.4, bottom)) {
    scrolled.scrollTo({ top: y, behavior: 'instant' })
    stayingBoxes = [...staying].flatMap(boxesOf)
    judge(y <= 0 ? 0 : innerHeight * 0.3, y >= bottom ? innerHeight : innerHeight * 0.7 + 1)
    if (y >= bottom) break
  }
  for (const { judged, range, text } of texts) {
    for (const fault of judged.values()) if (fault !== undefined) faults.add(fault)
    const isMissed = [...range.getClientRects()].some((line, index) => line.width > 1 && !judged.has(index))
    if (isDialog && isMissed) faults.add(`${text} never comes into the window`)
  }
  scrolled.scrollTo({ ...before, behavior: 'instant' })
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== everything)
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth > clientWidth) faults.add(`the page scrolls sideways by ${scrollWidth - clientWidth} px`)
  return [...faults]
}
