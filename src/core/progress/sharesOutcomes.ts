/**
 * Role: the learner's answer whether the organization may count their progress in its outcomes report.
 * Guarantee: the answer is no until the learner says yes, on every device of the account. The last answer holds, also
 * after copies meet in an app that does not know this field.
 * Must not: come with the progress of another learner.
 *
 * The field is a counter, because the greater of two numbers is kept by the rule for unknown fields. An odd counter
 * means yes.
 */
import { type ActionResult, addTo, refusedAction, unchanged } from './addTo'
import { isOutdated, type ProgressDocument } from './document'
import { isCount, nextCount } from './ids'

export function sharesOutcomes({ profile: { sharesOutcomes: counter } }: ProgressDocument): boolean {
  return isCount(counter) && counter % 2 === 1
}

export function setSharesOutcomes(document: ProgressDocument, isSharing: boolean): ActionResult {
  if (isOutdated(document)) return refusedAction('outdated')
  if (sharesOutcomes(document) === isSharing) return unchanged(document)
  const counter = nextCount(document.profile.sharesOutcomes)
  return counter === undefined ? refusedAction('at-limit') : addTo(document, { profile: { sharesOutcomes: counter } })
}
