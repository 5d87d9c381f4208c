import { isCount } from '../core/progress/ids'
import { isJsonMap, type Json, type JsonMap, own } from '../core/progress/json'
import type { KeptItem } from '../data/store/keptRows'
import type { SheetEntry, SheetHead } from '../data/store/fillSheet'
import { fieldsOf } from '../data/store/keptSheets'
import { plainNumber } from './plainNumber'

export interface KnownEntry extends SheetEntry {
  readonly turn: number
}

/** The sheet of a lesson as the learner filled it in. */
export interface FilledSheet extends SheetHead {
  readonly id: string
  /** By the name of the field; what was cleared is there with no text. */
  readonly entries: ReadonlyMap<string, KnownEntry>
}

/** A number that the learner wrote into a sheet, to be offered elsewhere. */
export interface RememberedNumber {
  /** As it was typed. */
  readonly text: string
  /** The sheet that it stands in. */
  readonly sheet: string
  readonly title: string
  readonly turn: number
}

export type Remembered = ReadonlyMap<string, RememberedNumber>

/** What another version wrote and this one can't read is left out, a field or a sheet. */
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

/** Of each name the number that was written last. What was taken over from a sheet is that sheet's. */
export function rememberedOf(sheets: readonly FilledSheet[]): Remembered {
  const remembered = new Map<string, RememberedNumber>()
  for (const { id, title, entries } of sheets) {
    for (const { as, from, text, turn } of entries.values()) {
      if (as === undefined || from !== undefined || plainNumber(text) === undefined) continue
      const other = remembered.get(as)
      if (other === undefined || turn > other.turn) remembered.set(as, { text, sheet: id, title, turn })
    }
  }
  return remembered
}

/** The entries of a sheet that are offered elsewhere, written so that they are not any more: the numbers stay in the sheet. */
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
