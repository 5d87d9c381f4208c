/** A shape of a mark, or a group of shapes. */
export interface Shape {
  readonly tag: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly Shape[]
}

export interface Mark {
  readonly viewBox: string
  /** A group with everything in it. */
  readonly shapes: Shape
}

/** The elements of a mark. Anything else could run, load or reach beyond it, and ids would be on a page twice. */
const TAGS = ['svg', 'g', 'path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon']
const ATTRIBUTES =
  'd points x y x1 y1 x2 y2 cx cy r rx ry width height transform opacity fill fill-rule fill-opacity stroke stroke-width stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray stroke-opacity'.split(
    ' ',
  )
/** Attributes of the outermost element that say nothing about the drawing. */
const OUTSIDE = ['xmlns', 'viewBox', 'width', 'height', 'version']
const VALUE = /^[\w\s.,#%()+-]*$/
const TOKEN = /<(\/?)([\w:-]+)((?:\s+[\w:-]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*(\/?)>|[^<]+/y

/**
 * Reads `mark.svg` of an organization.
 *
 * @param name the path of the file, for messages
 * @throws for anything but shapes, naming the line
 */
export function readMark(source: string, name: string): Mark {
  const svg = source.replaceAll(/<\?xml[^>]*\?>|<!--.*?-->/gs, (text) => text.replaceAll(/[^\n]/g, ' '))
  const refuse = (at: number, problem: string): never => {
    throw new Error(`${name}:${svg.slice(0, at).split('\n').length}: ${problem}`)
  }
  const root: Open = { tag: '', attributes: {}, children: [] }
  const open: Open[] = [root]
  TOKEN.lastIndex = 0
  while (TOKEN.lastIndex < svg.length) {
    const at = TOKEN.lastIndex
    const [text, slash, tag, inside = '', single] = TOKEN.exec(svg) ?? refuse(at, 'This is not SVG.')
    const inner = open.at(-1) ?? root
    if (tag === undefined) {
      if (text.trim() !== '') refuse(at, 'A mark has no text.')
    } else if (slash === '/') {
      if (open.pop()?.tag !== tag || open.length === 0) refuse(at, `Nothing to close with </${tag}>.`)
    } else {
      if (!TAGS.includes(tag)) refuse(at, `<${tag}> can’t be in a mark. It may have ${TAGS.join(', ')}.`)
      if ((tag === 'svg') !== (inner === root)) refuse(at, 'A mark is one <svg>.')
      const shape: Open = { tag, attributes: attributesOf(inside, tag, (problem) => refuse(at, problem)), children: [] }
      inner.children.push(shape)
      if (single !== '/') open.push(shape)
    }
  }
  const [drawing, ...others] = root.children
  if (drawing === undefined || others.length > 0 || open.length > 1) return refuse(svg.length, 'A mark is one <svg>.')
  const { viewBox, ...attributes } = drawing.attributes
  if (viewBox === undefined) return refuse(0, 'The <svg> needs a viewBox.')
  const drawn = Object.entries(attributes).filter(([key]) => !OUTSIDE.includes(key))
  return { viewBox, shapes: { tag: 'g', attributes: Object.fromEntries(drawn), children: drawing.children } }
}

interface Open extends Shape {
  readonly children: Open[]
}

function attributesOf(inside: string, tag: string, refuse: (problem: string) => never): Record<string, string> {
  const attributes: Record<string, string> = {}
  for (const [, name = '', double, single] of inside.matchAll(/([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)) {
    const value = double ?? single ?? ''
    const isOutside = tag === 'svg' && OUTSIDE.includes(name)
    if (!isOutside && !ATTRIBUTES.includes(name)) refuse(`The attribute ${name} can’t be in a mark.`)
    if (!(isOutside && name === 'xmlns') && (!VALUE.test(value) || /url\s*\(/i.test(value))) {
      refuse(`The value of ${name} can’t be in a mark.`)
    }
    attributes[name] = value
  }
  return attributes
}
