/**
 * Role: the learner's name and picture.
 * Guarantee: what was set last arrives on every device, and survives starting over.
 * Must not: limit what a screen limits: length, trimming, picture size.
 */
import { type ActionResult, refused, unchanged } from './actionResult'
import { addTo } from './addTo'
import { nextCount } from './count'
import type { ProgressDocument, Register } from './document'
import { isOutdated } from './format'
import { displayNameRegister, photoRegister, type RegisterField } from './register'

/** The name that was set; undefined when none was. */
export function displayNameOf(document: ProgressDocument): string | undefined {
  return displayNameRegister(document)?.value
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
