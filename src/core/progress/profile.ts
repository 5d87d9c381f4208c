/**
 * Role: the learner's name and picture, including those from their account.
 * Guarantee: the last value set reaches every device, and is kept when the learner starts over. Account values fill in
 * only what was never set. They have turn 0, so anything the learner sets is newer.
 * Must not: apply the limits that screens have on length, trimming or picture size.
 */
import { type ActionResult, addTo, refusedAction, unchanged } from './addTo'
import { isOutdated, type ProgressDocument, type Register } from './document'
import { nextCount } from './ids'
import { displayNameRegister, photoRegister, type RegisterField } from './leaves'
import { visibleName } from './plainName'

/**
 * The name that was set; undefined if none was set. The name is cleaned for display, because another client may have
 * written it.
 */
export function displayNameOf(document: ProgressDocument): string | undefined {
  const name = displayNameRegister(document)?.value
  return name === undefined ? undefined : visibleName(name) || undefined
}

/** The picture that was set; null if it was removed, undefined if none was ever set. */
export function photoOf(document: ProgressDocument): string | null | undefined {
  return photoRegister(document)?.value
}

export function setDisplayName(document: ProgressDocument, name: string): ActionResult {
  return setRegister(document, 'displayName', displayNameRegister(document), wellFormed(name))
}

/** Sets the picture to an address or a data URL; null removes it. */
export function setPhoto(document: ProgressDocument, photoURL: string | null): ActionResult {
  return setRegister(document, 'photoURL', photoRegister(document), photoURL === null ? null : wellFormed(photoURL))
}

function setRegister<T extends string | null>(
  document: ProgressDocument,
  field: RegisterField,
  current: Register<T> | undefined,
  value: T,
): ActionResult {
  if (isOutdated(document)) return refusedAction('outdated')
  if (current?.value === value) return unchanged(document)
  const turn = nextCount(current?.turn)
  return turn === undefined ? refusedAction('at-limit') : addTo(document, { profile: { [field]: { turn, value } } })
}

/**
 * `parseDocument` would drop a name with half a surrogate pair, such as one left from a cut emoji, so the half is
 * replaced.
 */
function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\uFFFD')
}

export interface AccountProfile {
  readonly displayName: string | null
  /** The picture's URL. It is stored but never loaded, because loading it would tell that server who is learning. */
  readonly photoURL: string | null
}

export function withAccountProfile(document: ProgressDocument, account: AccountProfile): ProgressDocument {
  const displayName = displayNameRegister(document) === undefined ? known(account.displayName) : undefined
  const photoURL = photoRegister(document) === undefined ? known(account.photoURL) : undefined
  if (displayName === undefined && photoURL === undefined) return document
  const filled = addTo(document, {
    profile: {
      ...(displayName !== undefined && { displayName: { turn: 0, value: displayName } }),
      ...(photoURL !== undefined && { photoURL: { turn: 0, value: photoURL } }),
    },
  })
  return filled.kind === 'done' ? filled.document : document
}

/** `parseDocument` would drop a text with half a surrogate pair, so the half is replaced. */
function known(text: string | null): string | undefined {
  const whole = text?.trim().replace(/\p{Surrogate}/gu, '\uFFFD')
  return whole === '' ? undefined : whole
}
