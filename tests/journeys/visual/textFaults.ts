/**
 * Runs in the page, alone, so everything it needs stands inside it. Every visible line of text is looked at along its
 * middle, with pointer events switched on for all, so that decoration counts: what paints there must be the text or
 * belong to it. It is looked at every 5 px wherever the box of anything foreign that paints reaches. Where none does
 * nothing can lie over it: then the middle is looked at, and both ends where a box around it hides what overflows, since that cuts a line
 * from one of its ends. The page is scrolled through as a person would, and a line is judged while it stands in the middle of the window, or as near to it as the page lets it come: what stays at an edge of the screen may cover others.
 * Looks at what is in front: the body, or a modal dialog, which is scrolled through like a page, and each of whose lines
 * must come into the window.
 */
export function textFaults(front: Element): readonly string[] {
  const STEP_PX = 5
  const MOST_HIDDEN = 0.3

  const name = (element: Element): string => {
    const kind = [...element.classList].map((part) => `.${part}`).join('')
    return `${element.tagName.toLowerCase()}${kind}`
  }
  const quoted = (text: string): string => `“${text.replace(/\s+/g, ' ').trim().slice(0, 60)}”`

  /** Asked once of each element: nothing but the place of the page changes during a look. */
  const once = <Answer>(ask: (element: Element) => Answer): ((element: Element) => Answer) => {
    const known = new Map<Element, Answer>()
    return (element) => {
      if (known.has(element)) return known.get(element) as Answer
      const answer = ask(element)
      known.set(element, answer)
      return answer
    }
  }
  /** Told to a screen reader only, by itself or by what it stands in. */
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
  /** What an element paints beside its text. */
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
    // What is folded away has boxes too. What is `contents` has none, but may paint something beside it.
    if (!element.checkVisibility() && getComputedStyle(element).display !== 'contents') return false
    if (element instanceof SVGElement && !(element instanceof SVGSVGElement)) return true
    if (element.matches(REPLACED)) return true
    return paintsBox(getComputedStyle(element)) || besides(element).length > 0
  })

  /** What covers the point of this text: an element, nothing, or the edge of something that cuts it off. */
  const coverAt = (x: number, y: number, owner: Element): Element | 'cut' | undefined => {
    const first = document.elementFromPoint(x, y)
    if (first !== null && owner.contains(first)) return undefined
    for (const found of document.elementsFromPoint(x, y)) {
      if (found === owner || owner.contains(found)) return undefined
      // A box of its own text, such as a button around a span without a box, may paint below it: only what it puts beside counts.
      if (found.contains(owner)) {
        if (getComputedStyle(owner).display === 'contents') return undefined
        if (besides(found).length > 0) return found
        continue
      }
      if (paints(found)) return found
    }
    return 'cut'
  }

  /** Text in a region that scrolls may lie outside of it, as long as the region can be scrolled there. */
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

  /** What hides whatever overflows it, around an element. */
  const cutters = once((element) => {
    const found: Element[] = []
    for (let at: Element | null = element; at !== null && at !== document.body; at = at.parentElement) {
      const { overflowY, display, position } = getComputedStyle(at)
      if (position === 'fixed') break
      if (['hidden', 'clip'].includes(overflowY) && display !== 'inline') found.push(at)
    }
    return found
  })
  /** How much of a line's height is cut off by a box that hides what overflows it. */
  const hiddenPart = (line: DOMRect, owner: Element): number => {
    const boxes = cutters(owner).map((element) => element.getBoundingClientRect())
    const top = Math.max(line.top, ...boxes.map((box) => box.top))
    const bottom = Math.min(line.bottom, ...boxes.map((box) => box.bottom))
    return 1 - Math.max(0, bottom - top) / line.height
  }

  /** Whether something around it may hide a part of it. */
  const mayBeCut: (element: Element) => boolean = once((element) => {
    if (element === document.body) return false
    const { overflowX, overflowY, clipPath, contain } = getComputedStyle(element)
    if (overflowX !== 'visible' || overflowY !== 'visible' || clipPath !== 'none' || contain !== 'none') return true
    return element.parentElement !== null && mayBeCut(element.parentElement)
  })

  /** How it stays on the screen, by itself or with what it stands in: by the nearest that does. */
  const stayOf: (element: Element) => 'fixed' | 'sticky' | undefined = once((element) => {
    const { position } = getComputedStyle(element)
    if (position === 'fixed' || position === 'sticky') return position
    return element.parentElement === null ? undefined : stayOf(element.parentElement)
  })

  /** Something that may lie over a text. Coordinates of the window, or of the page for what scrolls with it. */
  interface Box {
    readonly element: Element
    readonly left: number
    readonly right: number
    readonly top: number
    readonly bottom: number
    /** What a box paints beside itself lies over its own text too. */
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
  /** Wherever in its containing block it lies, and as far outside as its size and its place can bring it. */
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
  // What paints nothing covers nothing.
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
  /** The others, at this place of the page. */
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
    /** Until it sticks it scrolls like any other: its line may stand under an edge for a while, but not all the way. */
    readonly stay: 'fixed' | 'sticky' | undefined
    /** The fault of a line that was judged. */
    readonly judged: Map<number, string | undefined>
  }
  const isDialog = front !== document.body
  const scrolled = isDialog ? front : document.documentElement
  const before = { left: scrolled.scrollLeft, top: scrolled.scrollTop }
  // What stands above the page or the dialog now must not pass for what is never seen.
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
  /** Those that may be in the window: asked again where each stands on the page only when the page has another height. */
  const nearby = (): readonly Text[] => {
    const [at, far] = [scrollY, innerHeight]
    const onPage = ({ top, height }: DOMRect) => new DOMRect(0, top + at, 0, height)
    if (placedAt !== scrolled.scrollHeight) places = texts.map(({ owner }) => onPage(owner.getBoundingClientRect()))
    placedAt = scrolled.scrollHeight
    const isNear = ({ top, bottom } = new DOMRect()) => bottom >= at - far && top <= at + 2 * far
    return texts.filter(({ stay }, index) => isDialog || stay !== undefined || isNear(places[index]))
  }

  /** Judges the lines that stand between two heights of the window and were not judged yet. */
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
