/**
 * The outline of a stylesheet as the build writes it: minified, without comments, braces and quotes balanced. Only as
 * much as choosing rules needs; declarations stay text.
 */
export type CssNode =
  | { readonly kind: 'rule'; readonly selector: string; readonly body: string }
  | { readonly kind: 'group'; readonly name: string; readonly prelude: string; readonly children: readonly CssNode[] }
  | { readonly kind: 'block'; readonly name: string; readonly prelude: string; readonly body: string }
  | { readonly kind: 'statement'; readonly text: string }

const GROUPS = new Set(['@media', '@supports', '@layer', '@container', '@starting-style', '@scope'])

export function parseCss(css: string): readonly CssNode[] {
  const nodes: CssNode[] = []
  let at = 0
  while (at < css.length) {
    const end = endOfPrelude(css, at)
    const prelude = css.slice(at, end).trim()
    if (css[end] !== '{') {
      if (prelude !== '') nodes.push({ kind: 'statement', text: `${prelude};` })
      at = end + 1
      continue
    }
    const close = endOfBlock(css, end)
    nodes.push(nodeOf(prelude, css.slice(end + 1, close)))
    at = close + 1
  }
  return nodes
}

function nodeOf(prelude: string, body: string): CssNode {
  if (!prelude.startsWith('@')) return { kind: 'rule', selector: prelude, body }
  const name = /^@[\w-]+/.exec(prelude)?.[0] ?? prelude
  return GROUPS.has(name)
    ? { kind: 'group', name, prelude, children: parseCss(body) }
    : { kind: 'block', name, prelude, body }
}

export function printCss(nodes: readonly CssNode[]): string {
  return nodes.map(printNode).join('')
}

function printNode(node: CssNode): string {
  if (node.kind === 'statement') return node.text
  if (node.kind === 'rule') return `${node.selector}{${node.body}}`
  if (node.kind === 'block') return `${node.prelude}{${node.body}}`
  return `${node.prelude}{${printCss(node.children)}}`
}

/** Splits a selector list at its top-level commas. */
export function splitSelectors(selector: string): readonly string[] {
  const parts: string[] = []
  let from = 0
  let depth = 0
  for (let at = 0; at < selector.length; at += 1) {
    const character = selector[at]
    if (character === '"' || character === "'") at = endOfString(selector, at)
    else if (character === '\\') at += 1
    else if (character === '(' || character === '[') depth += 1
    else if (character === ')' || character === ']') depth -= 1
    else if (character === ',' && depth === 0) {
      parts.push(selector.slice(from, at))
      from = at + 1
    }
  }
  return [...parts, selector.slice(from)]
}

/** The position of the `{` or `;` that ends a prelude, or the end of the text. */
function endOfPrelude(css: string, from: number): number {
  for (let at = from; at < css.length; at += 1) {
    const character = css[at]
    if (character === '"' || character === "'") at = endOfString(css, at)
    else if (character === '\\') at += 1
    else if (character === '{' || character === ';') return at
  }
  return css.length
}

/** The position of the `}` that closes the `{` at `open`. */
function endOfBlock(css: string, open: number): number {
  let depth = 0
  for (let at = open; at < css.length; at += 1) {
    const character = css[at]
    if (character === '"' || character === "'") at = endOfString(css, at)
    else if (character === '\\') at += 1
    else if (character === '{') depth += 1
    else if (character === '}') {
      depth -= 1
      if (depth === 0) return at
    }
  }
  throw new Error(`A block of the stylesheet is not closed: ${css.slice(open - 80, open + 1)}`)
}

function endOfString(css: string, open: number): number {
  for (let at = open + 1; at < css.length; at += 1) {
    if (css[at] === '\\') at += 1
    else if (css[at] === css[open]) return at
  }
  return css.length
}
