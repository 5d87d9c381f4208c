/**
 * Role: what the service of accounts knows of a learner: a name, and the address of a picture.
 * Guarantee: it fills what nobody has set, at turn 0, so that whatever the learner sets anywhere is newer.
 * Must not: be asked at every exchange: a name changed elsewhere is not this document's affair.
 */
import { addTo } from './addTo'
import type { ProgressDocument } from './document'
import { displayNameRegister, photoRegister } from './register'

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
