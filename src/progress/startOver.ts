/**
 * Role: a learner begins again.
 * Guarantee: nothing learned before returns by itself, from whichever device; name, picture and joining date stay.
 * Must not: keep the old document: the caller puts it aside first.
 */
import { type ActionResult, refused } from './actionResult'
import { addTo } from './addTo'
import { nextCount } from './count'
import type { ProgressDocument } from './document'
import { isOutdated } from './format'

export function startOver(document: ProgressDocument): ActionResult {
  if (isOutdated(document)) return refused('outdated')
  const epoch = nextCount(document.epoch)
  return epoch === undefined ? refused('at-limit') : addTo(document, { epoch })
}
