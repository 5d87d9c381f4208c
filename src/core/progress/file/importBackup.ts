/**
 * Role: adds the document of a backup file to a learner's document.
 * Guarantee: importing never overwrites anything. A copy of the same history is joined; any other document is replayed.
 * Importing a file twice has the same result as importing it one time.
 * Must not: run unless the learner asks for it.
 */
import { type ActionResult, refusedAction } from '../addTo'
import { canonicalText } from '../json'
import { hasLearning, isOutdated, type ProgressDocument } from '../document'
import type { DeviceId } from '../ids'
import { join } from '../join'
import { replay } from '../replay'

export type ImportWay = 'join' | 'replay'

/**
 * Decides how a file is restored. If the current document has no learning, the same learner's file from a later epoch
 * joins too. In that case, the result is the exported document.
 */
export function importWay(current: ProgressDocument, source: ProgressDocument): ImportWay {
  if (current.owner !== source.owner) return 'replay'
  if (current.epoch === source.epoch) return 'join'
  return source.epoch > current.epoch && !hasLearning(current) ? 'join' : 'replay'
}

export function importBackup(current: ProgressDocument, source: ProgressDocument, device: DeviceId): ActionResult {
  if (isOutdated(current) || isOutdated(source)) return refusedAction('outdated')
  if (importWay(current, source) === 'replay') return replay(current, source, device)
  const document = join(current, source)
  const isSame = canonicalText(document) === canonicalText(current)
  return isSame ? { kind: 'unchanged', document: current } : { kind: 'done', document }
}
