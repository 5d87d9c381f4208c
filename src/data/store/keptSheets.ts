/**
 * Role: merges copies of a worksheet's row. Each field has the turn number of its last change.
 * Guarantee: copies are merged field by field, and their order doesn't matter. An unreadable field stays unchanged. The
 * turn of a row is no lower than those of its fields.
 * Must not: interpret the content of a worksheet.
 */
import { isCount } from '../../core/progress/ids'
import { isJsonMap, type Json, type JsonMap, own } from '../../core/progress/json'
import { isNewer, type Versioned } from './keptRows'

export function joinSheets(a: Versioned, b: Versioned): Versioned {
  const [mine, theirs] = [fieldsOf(a.value), fieldsOf(b.value)]
  if (mine === undefined || theirs === undefined)
    return theirs === undefined && (mine !== undefined || isNewer(a, b)) ? a : b
  const { value } = isNewer(headOf(b), headOf(a)) ? b : a
  const fields = Object.entries({ ...theirs, ...mine }).map(([field, entry]) => {
    const other = own(theirs, field)
    return [field, other !== undefined && isNewer(versioned(other), versioned(entry)) ? other : entry] as const
  })
  return joinedSheet(a, b, value, Object.fromEntries(fields))
}

/** Undefined for a value that isn't a worksheet. */
export function fieldsOf(value: Json | undefined): JsonMap | undefined {
  const fields = value !== undefined && isJsonMap(value) ? own(value, 'fields') : undefined
  return fields !== undefined && isJsonMap(fields) ? fields : undefined
}

/** Returns the merged row, with the head of one of the two copies. */
export function joinedSheet(a: Versioned, b: Versioned, value: Json, fields: JsonMap): Versioned {
  return { turn: Math.max(a.turn, b.turn), value: { ...(value as JsonMap), fields } }
}

function headOf({ turn, value }: Versioned): Versioned {
  return { turn, value: { ...(value as JsonMap), fields: null } }
}

/** An unreadable field is older than every readable one. */
function versioned(entry: Json): Versioned {
  const turn = isJsonMap(entry) ? own(entry, 'turn') : undefined
  return { turn: isCount(turn) ? turn : -1, value: entry }
}
