import { type CustomAtRules, type SelectorComponent, transform, type Visitor } from 'lightningcss'

/**
 * The part of a stylesheet that a page's first picture needs: rules whose every tag, class, id and attribute stands in
 * the HTML. What only a pointer, a printer or a script brings about is left to the whole stylesheet, which follows.
 *
 * @throws SyntaxError where the stylesheet cannot be read
 */
export function criticalCss(css: string, html: string): string {
  const page = partsOf(html)
  const animations: string[] = []
  const kept = visited(css, {
    Selector: (selector) => (selector.every((part) => isOnPage(part, page)) ? undefined : []),
    // Named by their kind: rules of style, which are most, would be handed over with every declaration.
    Rule: {
      keyframes: ({ value }) => void animations.push(value.name.value),
      media: ({ value }) => (value.query.mediaQueries.some(({ mediaType }) => mediaType !== 'print') ? undefined : []),
      import: () => [],
      page: () => [],
    },
  })
  // An animation whose name stands nowhere but in its own head is unused.
  const unused = animations.filter((name) => kept.split(name).length <= 2)
  if (unused.length === 0) return kept
  return visited(kept, { Rule: { keyframes: ({ value }) => (unused.includes(value.name.value) ? [] : undefined) } })
}

function visited(css: string, visitor: Visitor<CustomAtRules>): string {
  return transform({ filename: 'critical.css', code: Buffer.from(css), minify: true, visitor }).code.toString()
}

interface PageParts {
  readonly tags: ReadonlySet<string>
  readonly classes: ReadonlySet<string>
  readonly ids: ReadonlySet<string>
  /** Names, and `name=value` pairs. */
  readonly attributes: ReadonlySet<string>
}

function partsOf(html: string): PageParts {
  const tags = new Set<string>()
  const classes = new Set<string>()
  const ids = new Set<string>()
  const attributes = new Set<string>()
  for (const [, tag = '', inside = ''] of html.matchAll(/<([a-zA-Z][\w-]*)((?:"[^"]*"|'[^']*'|[^>"'])*)>/g)) {
    tags.add(tag.toLowerCase())
    for (const [, name = '', double, single] of inside.matchAll(/([^\s=/"']+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'))?/g)) {
      const value = double ?? single ?? ''
      attributes.add(name).add(`${name}=${value}`)
      if (name === 'class') for (const word of value.split(/\s+/)) classes.add(word)
      if (name === 'id') ids.add(value)
    }
  }
  return { tags, classes, ids, attributes }
}

/** What a pointer, a fragment or a press brings about, and no first picture shows. The focus of a key may come at once. */
const LATER: ReadonlySet<string> = new Set([
  'hover',
  'active',
  'target',
  'popover-open',
  'autofill',
  'backdrop',
  'selection',
])

/** May err towards keeping a rule, never towards dropping one that the page's first picture needs. */
function isOnPage(part: SelectorComponent, page: PageParts): boolean {
  const { tags, classes, ids, attributes } = page
  switch (part.type) {
    case 'type':
      return tags.has(part.name.toLowerCase())
    case 'class':
      return classes.has(part.name)
    case 'id':
      return ids.has(part.name)
    case 'attribute':
      return attributes.has(part.operation?.operator === 'equal' ? `${part.name}=${part.operation.value}` : part.name)
    case 'pseudo-class':
      if (part.kind === 'is') return part.selectors.some((selector) => selector.every((one) => isOnPage(one, page)))
      return !LATER.has(part.kind)
    case 'pseudo-element':
      return !LATER.has(part.kind)
    case 'combinator':
    case 'namespace':
    case 'nesting':
    case 'universal':
      break
  }
  return true
}
