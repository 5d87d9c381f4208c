/**
 * Role: the name that a client which knows only the user profile (contract, section 3.1) wrote in place of ours.
 * Guarantee: the last change of the name counts. We write a name over another client's only if the learner changed it
 * here since.
 * Must not: take an empty name for a change.
 */
import { listedName } from './derivedFields'
import type { ProgressDocument } from './document'
import { own } from './json'
import { displayNameRegister } from './leaves'
import type { LegacyFields } from './legacyLists'
import { visibleName } from './plainName'
import { setDisplayName } from './profile'

/** `document` was stored with these fields, so a name that is not derived from it is another client's. */
export function takeForeignName(document: ProgressDocument, fields: LegacyFields): ProgressDocument {
  const name = own(fields, 'displayName')
  const isForeign = typeof name === 'string' && visibleName(name) !== '' && name !== listedName(document)
  // Without a name of its own, the document writes none over it.
  if (!isForeign || displayNameRegister(document) === undefined) return document
  const renamed = setDisplayName(document, name)
  return renamed.kind === 'done' ? renamed.document : document
}

/** `document` without another client's name, if the learner has changed the name of `stored` in `local`. */
export function preferOwnName(
  document: ProgressDocument,
  stored: ProgressDocument | undefined,
  local: ProgressDocument,
): ProgressDocument {
  const before = stored && displayNameRegister(stored)
  const now = displayNameRegister(local)
  if (before === undefined || now === undefined || now.turn <= before.turn) return document
  return { ...document, profile: { ...document.profile, displayName: before } }
}
