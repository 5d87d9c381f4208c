import { type Fields, fields, type Use } from './fields.ts'
import type { JsonKind } from './kinds.ts'

/** A field with a text, or a list of texts that counts as one. */
export interface FoundText {
  readonly key: string
  /** Its path in the table of fields. */
  readonly path: string
  readonly text: string
  readonly use: Use
  /** The key of the question that it is part of. */
  readonly group: string | undefined
}

interface Visitor {
  /** Returns the text for this place. */
  readonly text: (found: FoundText) => string
  /** Returns the text for a field that repeats one at the path. */
  readonly repeated: (text: string, path: string) => string
}

/** Separates the forms in the text of a list. */
const BETWEEN = ' | '

interface Place {
  readonly key: string
  readonly path: string
  readonly group: string | undefined
}

/**
 * Makes a copy of a file with the texts that the visitor returns. Nothing else changes. Texts without a letter, such as
 * the number in a cell, are not visited.
 */
export function walkTexts(kind: JsonKind, value: unknown, visitor: Visitor): unknown {
  return walk(fields[kind], value, { key: '', path: '', group: undefined }, visitor)
}

function walk(table: Fields, value: unknown, place: Place, visitor: Visitor): unknown {
  const use = table.texts[place.path]
  if (typeof value === 'string') {
    const origin = table.repeated?.[place.path]
    if (origin !== undefined) return visitor.repeated(value, origin)
    return use === undefined || !hasLetters(value) ? value : visitor.text({ ...place, text: value, use })
  }
  if (Array.isArray(value)) {
    if (use === 'list') return walkList(value, place, visitor)
    const names = namesOf(value)
    return value.map((item, at) =>
      walk(table, item, inside(table, place, names[at] ?? String(at), itemPath(item, place)), visitor),
    )
  }
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [
      name,
      walk(table, one, inside(table, place, name, joined(place.path, name)), visitor),
    ]),
  )
}

function walkList(values: readonly unknown[], place: Place, visitor: Visitor): unknown {
  const text = values.join(BETWEEN)
  if (!hasLetters(text)) return values
  const forms = visitor.text({ ...place, text, use: 'list' }).split(BETWEEN.trim())
  return forms.map((form) => form.trim()).filter((form) => form !== '')
}

function inside({ groups = [] }: Fields, place: Place, name: string, path: string): Place {
  const key = joined(place.key, name)
  return { key, path, group: groups.includes(path) ? key : place.group }
}

function itemPath(item: unknown, { path }: Place): string {
  const type = path === 'sheet.parts' ? textAt(item, 'type') : undefined
  return joined(path, type === undefined ? '*' : `*<${type}>`)
}

/** Fields that name an item of a list. */
const NAMES = ['id', 'state', 'slug']

/** The names of items in keys. An item without a name of its own has its number. */
function namesOf(items: readonly unknown[]): readonly string[] {
  const names = items.map((item) => NAMES.map((name) => textAt(item, name)).find((name) => name !== undefined))
  return names.map((name, at) =>
    name === undefined || names.indexOf(name) !== names.lastIndexOf(name) || /^\d+$/.test(name) ? String(at) : name,
  )
}

function textAt(item: unknown, name: string): string | undefined {
  if (typeof item !== 'object' || item === null) return undefined
  const value: unknown = Reflect.get(item, name)
  return typeof value === 'string' && value !== '' ? value : undefined
}

function joined(path: string, name: string): string {
  return path === '' ? name : `${path}.${name}`
}

/** Whether a text has letters outside of its figures and its fields. */
export function hasLetters(text: string): boolean {
  return /\p{L}/u.test(text.replaceAll(/\{\{[^{}]*\}\}|\[\[[^[\]]*\]\]/g, ''))
}
