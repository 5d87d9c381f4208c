import { type CustomAtRules, type SelectorComponent, transform, type Visitor } from 'lightningcss'

/**
 * The part of a stylesheet that the first paint of a page needs: rules whose every tag, class, id and attribute is in the
 * HTML. Rules that only a pointer, a printer or a script triggers are left to the complete stylesheet, which follows.
 *
 * @throws SyntaxError if the stylesheet can't be parsed
 */
export function criticalCss(css: string, html: string): string {
  const page = partsOf(html)
  const animations: string[] = []
  const kept = visited(css, {
    Selector: (selector) => (selector.every((part) => isOnPage(part, page)) ? undefined : []),
    // Visitors are set per kind of rule. Otherwise Lightning CSS would pass every style rule, the most common kind, with
    // all its declarations.
    Rule: {
      keyframes: ({ value }) => void animations.push(value.name.value),
      media: ({ value }) => (value.query.mediaQueries.some(({ mediaType }) => mediaType !== 'print') ? undefined : []),
      import: () => [],
      page: () => [],
    },
  })
  // An animation is unused if its name occurs only in its own rule.
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

/**
 * States that a pointer, a fragment or a press causes, and that no first paint shows. Keyboard focus may occur at once.
 */
const LATER: ReadonlySet<string> = new Set([
  'hover',
  'active',
  'target',
  'popover-open',
  'autofill',
  'backdrop',
  'selection',
])

/** It may keep a rule too many, but never drop one that the page's first paint needs. */
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
      if (part.kind === 'is' || part.kind === 'where' || part.kind === 'has')
        return part.selectors.some((selector) => selector.every((one) => isOnPage(one, page)))
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
