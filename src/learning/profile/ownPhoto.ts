import type { ProgressDocument } from '../../progress/document'
import { photoOf } from '../../progress/profile'

const MADE_HERE = /^data:image\/(?:jpeg|png|webp);base64,/

/**
 * The learner's picture if it was made by this app. The address of an account's picture is kept in the document and never
 * loaded: it would tell its owner who is learning.
 */
export function ownPhoto(document: ProgressDocument): string | undefined {
  const photo = photoOf(document)
  return typeof photo === 'string' && MADE_HERE.test(photo) ? photo : undefined
}
