/** One entry of a PO file, the format of gettext that programs for translators read. */
export interface PoEntry {
  /** The place of the text. */
  readonly context: string
  /** The English text. */
  readonly english: string
  /** The translation. Empty if there is none. */
  readonly text: string
  /** Whether a person has to look at the translation again. */
  readonly isFuzzy: boolean
  /** Lines for the translator, which programs show beside the text. */
  readonly notes: readonly string[]
}

/** The first entry of a PO file has no text. It names the form of the file. */
const HEADER =
  '# Translate msgid into msgstr. Keep numbers, dates and marks such as ** and {{name}} as they are.\nmsgid ""\nmsgstr ""\n'

/** The text of a PO file. */
export function poText(tag: string, entries: readonly PoEntry[]): string {
  const fields = {
    'Project-Id-Version': 'Texts of the site',
    'PO-Revision-Date': '2026-01-01 00:00+0000',
    'Last-Translator': 'Nobody yet',
    'Language-Team': tag,
    Language: tag.replace('-', '_'),
    'MIME-Version': '1.0',
    'Content-Type': 'text/plain; charset=UTF-8',
    'Content-Transfer-Encoding': '8bit',
  }
  const header = Object.entries(fields).map(([name, value]) => `${quoted(`${name}: ${value}\n`)}\n`)
  return [HEADER + header.join(''), ...entries.map(entryText)].join('\n')
}

function entryText({ context, english, text, isFuzzy, notes }: PoEntry): string {
  return [
    ...notes.map((note) => `#. ${note}`),
    ...(isFuzzy ? ['#, fuzzy'] : []),
    `msgctxt ${quoted(context)}`,
    `msgid ${lines(english)}`,
    `msgstr ${lines(text)}`,
    '',
  ].join('\n')
}

/** A text with line breaks has a line for each of its own. */
function lines(text: string): string {
  const parts = text.split(/(?<=\n)/)
  return parts.length < 2 ? quoted(text) : ['""', ...parts.map(quoted)].join('\n')
}

const ESCAPES: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  '"': '\\"',
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
}

function quoted(text: string): string {
  return `"${text.replaceAll(/[\\"\n\r\t]/g, (sign) => ESCAPES[sign] ?? sign)}"`
}
