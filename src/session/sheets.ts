import { isCount } from '../core/progress/ids'
import { isJsonMap, type Json, type JsonMap, own } from '../core/progress/json'
import type { KeptItem } from '../data/store/keptRows'
import type { SheetEntry, SheetHead } from '../data/store/fillSheet'
import { fieldsOf } from '../data/store/keptSheets'
import { plainNumber } from './typedNumber'

export interface KnownEntry extends SheetEntry {
  readonly turn: number
}

/** A lesson's worksheet with the learner's entries. */
export interface FilledSheet extends SheetHead {
  readonly id: string
  /** Entries by field name. A cleared field is kept as an entry with empty text. */
  readonly entries: ReadonlyMap<string, KnownEntry>
}

/** A number from a worksheet that other pages can suggest. */
export interface RememberedNumber {
  /** The text as the learner typed it. */
  readonly text: string
  /** The id of the worksheet that has this number. */
  readonly sheet: string
  readonly title: string
  readonly turn: number
}

export type Remembered = ReadonlyMap<string, RememberedNumber>

/** Leaves out any field or worksheet that was written by another version of the site and can't be read by this one. */
export function sheetsOf(items: readonly KeptItem[]): readonly FilledSheet[] {
  return items.flatMap(({ key, value }): readonly FilledSheet[] => {
    const fields = fieldsOf(value)
    if (fields === undefined || !isJsonMap(value)) return []
    const entries = Object.entries(fields).flatMap(([field, entry]) => {
      const known = entryOf(entry)
      return known === undefined ? [] : [[field, known] as const]
    })
    const [moduleId, lessonId] = [textIn(value, 'moduleId'), textIn(value, 'lessonId')]
    return [
      {
        id: key,
        moduleId,
        lessonId,
        title: textIn(value, 'title'),
        at: textIn(value, 'at'),
        entries: new Map(entries),
      },
    ]
  })
}

export function isFilledIn({ entries }: FilledSheet): boolean {
  return [...entries.values()].some(({ text }) => text !== '')
}

/**
 * For each name, the number that was entered last. A number copied from another worksheet is offered only under that
 * worksheet.
 */
export function rememberedOf(sheets: readonly FilledSheet[]): Remembered {
  const remembered = new Map<string, RememberedNumber>()
  for (const { id, title, entries } of sheets) {
    for (const { as, from, text, turn } of entries.values()) {
      if (as === undefined || from !== undefined || plainNumber(text, 'money') === undefined) continue
      const other = remembered.get(as)
      if (other === undefined || turn > other.turn) remembered.set(as, { text, sheet: id, title, turn })
    }
  }
  return remembered
}

/**
 * The same entries, changed so that their numbers are no longer offered on other pages. The numbers stay in the
 * worksheet.
 */
export function forgotten({ entries }: FilledSheet): ReadonlyMap<string, SheetEntry> {
  return new Map(
    [...entries].flatMap(([field, { text, as }]) => (as === undefined ? [] : [[field, { text }] as const])),
  )
}

function entryOf(entry: Json): KnownEntry | undefined {
  if (!isJsonMap(entry)) return undefined
  const [text, turn, as, from] = ['text', 'turn', 'as', 'from'].map((name) => own(entry, name))
  if (typeof text !== 'string' || !isCount(turn)) return undefined
  return { text, turn, ...(typeof as === 'string' && { as }), ...(typeof from === 'string' && { from }) }
}

function textIn(value: JsonMap, name: string): string {
  const text = own(value, name)
  return typeof text === 'string' ? text : ''
}
