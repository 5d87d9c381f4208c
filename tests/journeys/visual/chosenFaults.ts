/**
 * Runs in the page without any other code. Returns the chosen, pressed or current controls that look like the others beside
 * them, in every respect but font weight, when the system paints every color. Each is returned as `tag “text”`.
 */
export function chosenFaults(): readonly string[] {
  const STATES = [
    ['a[aria-current]', 'a:not([aria-current])'],
    ['button[aria-selected="true"]', 'button[aria-selected="false"]'],
    ['button[aria-pressed="true"]', 'button[aria-pressed="false"]'],
    ['input[type="radio"]:checked', 'input[type="radio"]:not(:checked)'],
  ] as const
  const GROUPS = 'fieldset, nav, ul, [role="tablist"], section, main'
  const isShown = (element: Element): boolean => element.getClientRects().length > 0

  const probe = document.body.appendChild(document.createElement('i'))
  probe.style.backgroundColor = 'Canvas'
  const canvas = getComputedStyle(probe).backgroundColor
  probe.remove()
  /** A background of the page's own color is as invisible as none. */
  const ground = (color: string): string => (color === canvas || /,\s*0\)$/.test(color) ? '' : color)
  const paint = (style: CSSStyleDeclaration): string =>
    [
      ground(style.backgroundColor),
      style.color,
      `${style.outlineStyle} ${style.outlineWidth}`,
      `${style.borderTopWidth} ${style.borderTopStyle} ${style.borderTopColor}`,
      `${style.borderLeftWidth} ${style.borderLeftStyle} ${style.borderLeftColor}`,
      style.textDecorationLine,
      style.fill,
    ].join()
  /** Returns the visible parts of an element. For a radio button that is not drawn itself, that is the content of its label. */
  const look = (element: Element): readonly string[] => {
    const shown = element instanceof HTMLInputElement ? (element.closest('label') ?? element) : element
    return [shown, ...shown.querySelectorAll(':not(svg *):not(input)')].map((part) => paint(getComputedStyle(part)))
  }
  const isPlain = (element: Element): boolean => getComputedStyle(element).opacity !== '0' && isShown(element)

  return STATES.flatMap(([chosen, other]) =>
    [...document.querySelectorAll(chosen)].filter(isShown).flatMap((element) => {
      // The browser itself draws a plain radio button and shows which one is chosen.
      if (element instanceof HTMLInputElement && isPlain(element)) return []
      // The focus style would hide that there is no other difference.
      if (element instanceof HTMLElement) element.blur()
      const beside = [...(element.closest(GROUPS)?.querySelectorAll(other) ?? [])].find(isShown)
      if (beside === undefined) return []
      const others = new Set(look(beside))
      const isAlike = look(element).every((part) => others.has(part))
      const text = (element.closest('label') ?? element).textContent?.replaceAll(/\s+/g, ' ').trim() ?? ''
      return isAlike ? [`${element.tagName.toLowerCase()} “${text.slice(0, 40)}”`] : []
    }),
  )
}
