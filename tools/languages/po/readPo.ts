import type { PoEntry } from './poText.ts'

/** An entry and the line where it starts. */
export interface ReadPoEntry extends PoEntry {
  readonly line: number
}

interface Draft {
  line: number
  notes: string[]
  flags: string[]
  fields: Map<string, string>
}

const FIELD = /^(msgctxt|msgid|msgstr)\s+(".*")\s*$/
const QUOTED = /^"(?:[^"\\]|\\.)*"$/
const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t' }

/**
 * Reads a PO file as programs for translators write it. Its header and its deleted entries are left out.
 *
 * @param name the file, for messages
 * @throws naming the file and the line that is no PO
 */
export function readPo(po: string, name: string): readonly ReadPoEntry[] {
  const entries: ReadPoEntry[] = []
  let draft = emptyDraft()
  let field = ''
  const finish = (): void => {
    if (draft.fields.has('msgid')) entries.push(...entryOf(draft, name))
    draft = emptyDraft()
    field = ''
  }
  for (const [at, whole] of po
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .entries()) {
    const text = whole.trim()
    const line = at + 1
    if (text === '' || text.startsWith('#~')) {
      finish()
    } else if (text.startsWith('#')) {
      if (field !== '') finish()
      if (text.startsWith('#.')) draft.notes.push(text.slice(2).trim())
      if (text.startsWith('#,'))
        draft.flags.push(
          ...text
            .slice(2)
            .split(',')
            .map((flag) => flag.trim()),
        )
    } else {
      const [, named, first] = FIELD.exec(text) ?? []
      if (named === 'msgctxt' || (named === 'msgid' && draft.fields.has('msgid'))) if (draft.fields.size > 0) finish()
      const value = first ?? text
      if (!QUOTED.test(value) || (named ?? field) === '') throw new Error(`${name}:${line}  is no line of a PO file.`)
      field = named ?? field
      if (draft.line === 0) draft.line = line
      draft.fields.set(field, (draft.fields.get(field) ?? '') + unquoted(value))
    }
  }
  finish()
  return entries
}

function emptyDraft(): Draft {
  return { line: 0, notes: [], flags: [], fields: new Map() }
}

function entryOf({ line, notes, flags, fields }: Draft, name: string): readonly ReadPoEntry[] {
  const [context, english, text] = ['msgctxt', 'msgid', 'msgstr'].map((field) => fields.get(field))
  if (english === '' && context === undefined) return []
  if (context === undefined || english === undefined || text === undefined) {
    throw new Error(`${name}:${line}  has no ${context === undefined ? 'msgctxt' : 'msgstr'}. Each text needs one.`)
  }
  return [{ line, context, english, text, notes, isFuzzy: flags.includes('fuzzy') }]
}

function unquoted(value: string): string {
  return value.slice(1, -1).replaceAll(/\\(.)/g, (_, sign: string) => ESCAPES[sign] ?? sign)
}
