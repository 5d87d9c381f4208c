export interface XmlElement {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly XmlElement[]
  /** The text of this element alone, with its references resolved. */
  readonly text: string
}

const references: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** Parses the subset of XML that we write. It is strict and throws on anything that is not well-formed. */
export function parseXml(source: string): XmlElement {
  const illegal = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/u.exec(source)
  if (illegal !== null) throw new Error(`A character that XML cannot hold, at ${illegal.index}`)
  const declaration = /^<\?xml version="1\.0" encoding="UTF-8"\?>\s*/.exec(source)
  if (declaration === null) throw new Error('No declaration')
  let rest = source.slice(declaration[0].length)
  const root = element()
  if (rest.trim() !== '') throw new Error(`After the end: ${rest.slice(0, 40)}`)
  return root

  function element(): XmlElement {
    const [open, name = '', inside = '', single] = take(/^<([\w:.]+)((?:\s+[\w:]+="[^"<]*")*)\s*(\/)?>/)
    if (open === '') throw new Error(`No element here: ${rest.slice(0, 40)}`)
    const attributes = Object.fromEntries(
      [...inside.matchAll(/([\w:]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, resolve(value)]),
    )
    const children: XmlElement[] = []
    let text = ''
    if (single !== undefined) return { name, attributes, children, text }
    while (!rest.startsWith('</')) {
      if (rest.startsWith('<')) children.push(element())
      else text += resolve(take(/^[^<]+/)[0] ?? '')
    }
    if (take(/^<\/([\w:.]+)\s*>/)[1] !== name) throw new Error(`${name} is not closed`)
    return { name, attributes, children, text }
  }

  function take(pattern: RegExp): readonly string[] {
    const found = pattern.exec(rest)
    if (found === null) throw new Error(`Not well-formed: ${rest.slice(0, 40)}`)
    rest = rest.slice(found[0].length)
    return found
  }
}

function resolve(text: string): string {
  return text.replaceAll(/&([^;]*;?)/g, (whole, name: string) => {
    const character = references[name.slice(0, -1)]
    if (!name.endsWith(';') || character === undefined) throw new Error(`An unknown reference: ${whole}`)
    return character
  })
}
