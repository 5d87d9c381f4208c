/** A run of text in one weight. */
export interface Run {
  readonly text: string
  readonly isBold: boolean
}

export type DocumentBlock =
  | { readonly kind: 'heading' | 'paragraph'; readonly runs: readonly Run[] }
  | { readonly kind: 'list'; readonly items: readonly (readonly Run[])[] }

export interface DocumentText {
  readonly title: string
  readonly blocks: readonly DocumentBlock[]
}

/**
 * Parses the small part of Markdown that our documents use: one `# ` title at the top, `## ` headings, paragraphs, `- `
 * lists with one line per item, and `**bold**`. `{name}` is replaced by a value.
 *
 * @throws on anything else, naming the line, so that no unknown mark is printed
 */
export function parseDocument(text: string, values: Readonly<Record<string, string>>): DocumentText {
  const parts = fillIn(text, values)
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const [first = '', ...rest] = parts
  if (!/^# \S[^\n]*$/.test(first)) throw new Error('The document must begin with a line like "# Privacy Policy".')
  return { title: first.slice(2), blocks: rest.map(blockOf) }
}

function fillIn(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{(\w*)\}/g, (place, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined
    if (value === undefined) throw new Error(`Nothing is known for ${place}. Known: ${Object.keys(values).join(', ')}.`)
    return value
  })
}

function blockOf(part: string): DocumentBlock {
  const lines = part.split('\n')
  if (part.startsWith('## ')) {
    if (lines.length > 1) throw new Error(`A heading needs an empty line after it: ${lines[0] ?? ''}`)
    return { kind: 'heading', runs: runsOf(part.slice(3)) }
  }
  if (lines.every((line) => line.startsWith('- '))) {
    return { kind: 'list', items: lines.map((line) => runsOf(line.slice(2))) }
  }
  const stray = lines.find((line) => /^(?:#|- |\d+\. |>|\||```)/.test(line))
  if (stray !== undefined) throw new Error(`This line is neither a heading, a list nor a paragraph: ${stray}`)
  return { kind: 'paragraph', runs: runsOf(lines.join(' ')) }
}

function runsOf(text: string): readonly Run[] {
  const pieces = text.split('**')
  if (pieces.length % 2 === 0) throw new Error(`Bold text is not closed: ${text}`)
  return pieces.map((piece, index) => ({ text: piece, isBold: index % 2 === 1 })).filter((run) => run.text !== '')
}
