/**
 * Role: the learner's name and picture, and what the service of accounts knows of them.
 * Guarantee: what was set last arrives on every device, and survives starting over. What an account knows fills what nobody
 * has set, at turn 0, so that whatever the learner sets anywhere is newer.
 * Must not: limit what a screen limits: length, trimming, picture size.
 */
import { type ActionResult, addTo, refused, unchanged } from './addTo'
import { isOutdated, type ProgressDocument, type Register } from './document'
import { nextCount } from './ids'
import { displayNameRegister, photoRegister, type RegisterField } from './leaves'
import { visibleName } from './plainName'

/** The name that was set, as it may be shown: another client writes it too. Undefined when none was. */
export function displayNameOf(document: ProgressDocument): string | undefined {
  const name = displayNameRegister(document)?.value
  return name === undefined ? undefined : visibleName(name) || undefined
}

/** The picture that was set, null when it was removed; undefined when none was ever set. */
export function photoOf(document: ProgressDocument): string | null | undefined {
  return photoRegister(document)?.value
}

export function setDisplayName(document: ProgressDocument, name: string): ActionResult {
  return setRegister(document, 'displayName', displayNameRegister(document), wellFormed(name))
}

/** An address or a data URL; null removes the picture. */
export function setPhoto(document: ProgressDocument, photoURL: string | null): ActionResult {
  return setRegister(document, 'photoURL', photoRegister(document), photoURL === null ? null : wellFormed(photoURL))
}

function setRegister<T extends string | null>(
  document: ProgressDocument,
  field: RegisterField,
  current: Register<T> | undefined,
  value: T,
): ActionResult {
  if (isOutdated(document)) return refused('outdated')
  if (current?.value === value) return unchanged(document)
  const turn = nextCount(current?.turn)
  return turn === undefined ? refused('at-limit') : addTo(document, { profile: { [field]: { turn, value } } })
}

/** Half a surrogate pair, as a cut emoji leaves it, would be dropped at the next border and take the name with it. */
function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\uFFFD')
}

export interface AccountProfile {
  readonly displayName: string | null
  /** An address. It is kept and never loaded: that would tell its owner who is learning. */
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

/** Half a surrogate pair would be dropped at the next border and take the text with it. */
function known(text: string | null): string | undefined {
  const whole = text?.trim().replace(/\p{Surrogate}/gu, '\uFFFD')
  return whole === '' ? undefined : whole
}
