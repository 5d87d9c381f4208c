type Attributes = Readonly<Record<string, string>>

export interface ReadHead {
  readonly lang: string | undefined
  readonly title: string
  /** The name of the first element, and its attributes. */
  readonly first: { readonly tag: string; readonly attributes: Attributes }
  /** The contents of `meta` elements by `name`, `property` or `http-equiv`. Reading fails if one appears twice. */
  readonly meta: Attributes
  readonly links: readonly Attributes[]
  /** Every `application/ld+json` block, parsed. */
  readonly structuredData: readonly Readonly<Record<string, unknown>>[]
  /** The texts of the inline styles. */
  readonly styles: readonly string[]
}

/** Reads the head of a page that the build wrote. */
export function readHead(html: string): ReadHead {
  const [, opening = '', head = ''] = /^<!doctype html><html([^>]*)><head>(.*?)<\/head>/s.exec(html) ?? []
  const titles = [...head.matchAll(/<title>([^<]*)<\/title>/g)]
  if (titles.length !== 1) throw new Error(`${titles.length} titles`)
  const [, tag = '', inside = ''] = /^<(\w+)([^>]*)>/.exec(head) ?? []
  const meta: Record<string, string> = {}
  for (const attributes of elements(head, 'meta')) {
    const name = attributes['name'] ?? attributes['property'] ?? attributes['http-equiv']
    // One element for each color scheme.
    if (name === undefined || name === 'theme-color') continue
    if (name in meta) throw new Error(`${name} is said twice`)
    meta[name] = attributes['content'] ?? ''
  }
  return {
    lang: attributesOf(opening)['lang'],
    title: resolve(titles[0]?.[1] ?? ''),
    first: { tag, attributes: attributesOf(inside) },
    meta,
    links: elements(head, 'link'),
    structuredData: [...head.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json = '']) =>
      JSON.parse(json),
    ),
    styles: [...head.matchAll(/<style>(.*?)<\/style>/gs)].map(([, style = '']) => style),
  }
}

/** The attributes of every element with this name. */
export function elements(html: string, tag: string): readonly Attributes[] {
  return [...html.matchAll(new RegExp(`<${tag}((?:\\s[^>]*)?)>`, 'g'))].map(([, inside = '']) => attributesOf(inside))
}

function attributesOf(inside: string): Attributes {
  return Object.fromEntries(
    [...inside.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)].map(([, name = '', value = '']) => [name, resolve(value)]),
  )
}

function resolve(text: string): string {
  const signs: Attributes = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", '#x27': "'" }
  return text.replaceAll(/&(#?\w+);/g, (whole, name: string) => signs[name] ?? whole)
}
