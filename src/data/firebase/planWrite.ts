/**
 * Plans one commit into the user document of an account: the progress document in `sync`, and the fields of the user
 * profile (contract, section 3.1) that derive from it.
 */
import { canonicalText, isJsonArray, isJsonMap, type Json, type JsonMap, own } from '../../core/progress/json'
import { cleanMap } from '../../core/progress/cleanJson'
import type { DerivedFields } from '../../core/progress/derivedFields'
import type { ProgressDocument } from '../../core/progress/document'
import { changedLeaves, type ChangedField } from './changedLeaves'

/** A user document as read, with its timestamps as instants. */
export type UserFields = Readonly<Record<string, unknown>>

export interface WriteParts {
  /** The fields as stored. */
  readonly fields: UserFields
  /** The parsed document in `sync`; undefined if there is none. */
  readonly stored: ProgressDocument | undefined
  readonly joined: ProgressDocument
  readonly derived: Partial<DerivedFields>
}

/** Returns the changes. Paths start at the user document. */
export function planWrite({ fields, stored, joined, derived }: WriteParts): readonly ChangedField[] {
  const stale = Object.entries(derived).filter(
    ([field, value]) => canonicalText(own(fields, field)) !== canonicalText(value),
  )
  return [...stale.map(([field, value]) => ({ path: [field], value: value as Json })), ...syncLeaves()]

  function syncLeaves(): readonly ChangedField[] {
    if (stored === undefined || stored.epoch !== joined.epoch) {
      return [{ path: ['sync'], value: joined as unknown as Json }]
    }
    const leaves = changedLeaves(withRepairsOf(own(fields, 'sync'), stored), joined, own(fields, 'sync'))
    return leaves.map(({ path, value }) => ({ path: ['sync', ...path], value }))
  }
}

/**
 * The parser repairs what it reads. A repaired owner, format or epoch must be written to the database too, and so must
 * a map that replaces another type. Security rules check the stored value, and they don't accept -0 as a whole number.
 * Everything else that the parser dropped stays, because a newer app may understand it.
 */
function withRepairsOf(sync: unknown, stored: ProgressDocument): ProgressDocument {
  const there = sync as Readonly<Record<string, unknown>>
  const entries = Object.entries(stored as unknown as JsonMap).filter(([field, value]) => {
    const before = own(there, field)
    return isJsonMap(value) ? cleanMap(before) !== undefined : isJsonArray(value) || Object.is(before, value)
  })
  return Object.fromEntries(entries) as unknown as ProgressDocument
}
