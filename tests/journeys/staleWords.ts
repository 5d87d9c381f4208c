/**
 * Runs in the page without any other code. Returns the elements that hold a text where the page shows something else than React
 * wrote, as `tag: shown ≠ written`.
 */
export function staleWords(): readonly string[] {
  interface Fiber {
    readonly tag: number
    readonly memoizedProps: unknown
    readonly stateNode: unknown
    readonly child: Fiber | null
    readonly sibling: Fiber | null
  }
  // React's numbers for its work are a host component, a host text and an element of the document's head.
  const [HOST, TEXT, HOISTABLE] = [5, 6, 26]
  const stale: string[] = []

  const ownText = (props: unknown): string | undefined => {
    const children = typeof props === 'object' && props !== null && 'children' in props ? props.children : undefined
    return typeof children === 'string' || typeof children === 'number' ? String(children) : undefined
  }
  /** Returns the text that React wrote from here on, in the order of the page. */
  const written = (first: Fiber | null): string => {
    let text = ''
    for (let fiber = first; fiber !== null; fiber = fiber.sibling) {
      if (fiber.tag === HOISTABLE) continue
      if (fiber.tag === TEXT) text += String(fiber.memoizedProps)
      else text += (fiber.tag === HOST ? ownText(fiber.memoizedProps) : undefined) ?? written(fiber.child)
    }
    return text
  }
  /** Text that a person types into a field is not the site's. */
  const shown = (node: Node): string =>
    node instanceof HTMLTextAreaElement
      ? ''
      : node instanceof Text
        ? node.data.replaceAll(/[«»]/g, '')
        : [...node.childNodes].map(shown).join('')
  /** Finds the smallest elements that differ, since the larger ones differ because of them. */
  const look = (first: Fiber | null): void => {
    for (let fiber = first; fiber !== null; fiber = fiber.sibling) {
      const before = stale.length
      look(fiber.child)
      if (fiber.tag !== HOST || !(fiber.stateNode instanceof Element) || stale.length > before) continue
      const words = ownText(fiber.memoizedProps) ?? written(fiber.child)
      const seen = shown(fiber.stateNode)
      if (seen !== words) stale.push(`${fiber.stateNode.tagName.toLowerCase()}: “${seen}” ≠ “${words}”`)
    }
  }

  for (const element of document.querySelectorAll('*')) {
    const key = Object.keys(element).find((name) => name.startsWith('__reactContainer$'))
    const root = key === undefined ? undefined : (Reflect.get(element, key) as Fiber)
    const current = root === undefined ? undefined : (root.stateNode as { readonly current: Fiber }).current
    if (current !== undefined) look(current.child)
  }
  return stale
}
