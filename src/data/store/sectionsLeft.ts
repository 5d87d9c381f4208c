/**
 * Role: names the sections that importing a backup file would leave out.
 * Guarantee: it never names a section that is the same here as in the file.
 * Must not: be needed before a file is chosen.
 */
import { canonicalText, isJsonMap, type Json, type JsonMap, own } from '../../core/progress/json'
import { fieldsOf } from './keptSheets'
import { rowsIn } from './sectionRows'

/** Returns the names of the sections with data in `brought` that is not in `after`. That data stays in the file. */
export function sectionsLeft(after: JsonMap, brought: JsonMap): readonly string[] {
  const isThere = (section: string, theirs: Json): boolean => {
    const mine = own(after, section)
    if (mine === undefined) return false
    const [rows, others] = [rowsIn(mine), rowsIn(theirs)]
    if (rows === undefined || others === undefined) return isSame(mine, theirs)
    const values = new Map(rows.map(({ key, value }) => [key, value]))
    return others.every(({ key, value }) => {
      if (value === null) return true
      const there = values.get(key) ?? null
      return section === 'sheets' ? holdsSheet(there, value) : isSame(there, value)
    })
  }
  return Object.keys(brought)
    .filter((section) => !isThere(section, brought[section] ?? null))
    .sort()
}

/** Returns whether `mine` has every text of `theirs`. */
function holdsSheet(mine: Json, theirs: Json): boolean {
  const [here, brought] = [fieldsOf(mine), fieldsOf(theirs)]
  if (here === undefined || brought === undefined) return isSame(mine, theirs)
  return Object.entries(brought).every(([field, entry]) => {
    const text = textOf(entry)
    return text === '' || isSame(text, textOf(own(here, field) ?? ''))
  })
}

function textOf(entry: Json): Json {
  return isJsonMap(entry) ? (own(entry, 'text') ?? '') : entry
}

function isSame(one: Json, other: Json): boolean {
  return canonicalText(one) === canonicalText(other)
}
