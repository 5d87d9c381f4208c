/**
 * Runs in the page, alone: where a part of the page that React draws says something else than React wrote there. The parts are
 * the elements that hold a text; as `tag: what is shown ≠ what was written`.
 */
export function staleWords(): readonly string[] {
  interface Fiber {
    readonly tag: number
    readonly memoizedProps: unknown
    readonly stateNode: unknown
    readonly child: Fiber | null
    readonly sibling: Fiber | null
  }
  // As React numbers its work: a host component, a host text, and what stands in the head of the document.
  const [HOST, TEXT, HOISTABLE] = [5, 6, 26]
  const stale: string[] = []

  const ownText = (props: unknown): string | undefined => {
    const children = typeof props === 'object' && props !== null && 'children' in props ? props.children : undefined
    return typeof children === 'string' || typeof children === 'number' ? String(children) : undefined
  }
  /** Everything that React wrote from here on, in the order of the page. */
  const written = (first: Fiber | null): string => {
    let text = ''
    for (let fiber = first; fiber !== null; fiber = fiber.sibling) {
      if (fiber.tag === HOISTABLE) continue
      if (fiber.tag === TEXT) text += String(fiber.memoizedProps)
      else text += (fiber.tag === HOST ? ownText(fiber.memoizedProps) : undefined) ?? written(fiber.child)
    }
    return text
  }
  /** What is typed into a field is nobody's word. */
  const shown = (node: Node): string =>
    node instanceof HTMLTextAreaElement
      ? ''
      : node instanceof Text
        ? node.data.replaceAll(/[«»]/g, '')
        : [...node.childNodes].map(shown).join('')
  /** The smallest elements that differ: the larger ones differ by them. */
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
