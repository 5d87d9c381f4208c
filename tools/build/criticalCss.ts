import { type CssNode, parseCss, printCss, splitSelectors } from './parseCss.ts'

/**
 * The part of a stylesheet that a page's first picture needs: rules whose every tag, class, id and attribute stands in
 * the HTML. What only a pointer, a printer or a script brings about is left to the whole stylesheet, which follows.
 */
export function criticalCss(css: string, html: string): string {
  const page = partsOf(html)
  const kept = keep(parseCss(css), page)
  return printCss(withoutUnusedAnimations(kept, printCss(kept)))
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

function keep(nodes: readonly CssNode[], page: PageParts): readonly CssNode[] {
  return nodes.flatMap((node): readonly CssNode[] => {
    if (node.kind === 'statement') return /^@(?:import|charset)/.test(node.text) ? [] : [node]
    if (node.kind === 'block') return node.name === '@page' ? [] : [node]
    if (node.kind === 'rule') {
      const selectors = splitSelectors(node.selector).filter((selector) => mayMatch(selector, page))
      return selectors.length === 0 ? [] : [{ ...node, selector: selectors.join(',') }]
    }
    if (/^@media\s+print\b/.test(node.prelude)) return []
    const children = keep(node.children, page)
    return children.length === 0 ? [] : [{ ...node, children }]
  })
}

/** May err towards keeping a rule, never towards dropping one that the page's first picture needs. */
function mayMatch(selector: string, page: PageParts): boolean {
  if (/:(?:hover|active|target|popover-open|autofill)\b|::backdrop|::selection/.test(selector)) return false
  const plain = withoutArguments(selector)
  for (const [, name = '', value] of plain.matchAll(/\[([\w-]+)(?:="?([^"\]]*)"?)?[^\]]*\]/g)) {
    if (!page.attributes.has(value === undefined ? name : `${name}=${value}`)) return false
  }
  const names = plain.replace(/\[[^\]]*\]/g, '').replace(/(?<!\\)::?[\w-]+/g, '')
  for (const [, kind = '', raw = ''] of names.matchAll(/([.#]?)((?:\\.|[\w-])+)/g)) {
    const name = raw.replaceAll('\\', '')
    if (kind === '.' && !page.classes.has(name)) return false
    if (kind === '#' && !page.ids.has(name)) return false
    if (kind === '' && !page.tags.has(name.toLowerCase())) return false
  }
  return true
}

/** Drops what stands in parentheses, as in `:not(…)` and `:is(…)`, whose parts need not all be on the page. */
function withoutArguments(selector: string): string {
  let plain = selector
  for (;;) {
    const shorter = plain.replace(/\([^()]*\)/g, '')
    if (shorter === plain) return plain
    plain = shorter
  }
}

/** An animation whose name stands nowhere but in its own head is unused. */
function withoutUnusedAnimations(nodes: readonly CssNode[], text: string): readonly CssNode[] {
  return nodes.flatMap((node): readonly CssNode[] => {
    if (node.kind === 'group') {
      const children = withoutUnusedAnimations(node.children, text)
      return children.length === 0 ? [] : [{ ...node, children }]
    }
    if (node.kind !== 'block' || !node.name.endsWith('keyframes')) return [node]
    const name = node.prelude.slice(node.name.length).trim()
    return text.split(name).length <= 2 ? [] : [node]
  })
}
