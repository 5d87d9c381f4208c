/**
 * Role: how the document of a backup file comes into a learner's document.
 * Guarantee: nothing is overwritten: a copy of the same history joins, any other is replayed, and twice is once.
 * Must not: be applied unasked.
 */
import { type ActionResult, refused } from '../addTo'
import { canonicalText } from '../json'
import { hasLearning, isOutdated, type ProgressDocument } from '../document'
import type { DeviceId } from '../ids'
import { join } from '../join'
import { replay } from '../replay'

export type ImportWay = 'join' | 'replay'

/**
 * A replica in which nothing was learned yet has no epoch of its own to defend: there a file of the same learner joins
 * whatever its epoch, and the document is again what was exported.
 */
export function importWay(current: ProgressDocument, source: ProgressDocument): ImportWay {
  if (current.owner !== source.owner) return 'replay'
  if (current.epoch === source.epoch) return 'join'
  return source.epoch > current.epoch && !hasLearning(current) ? 'join' : 'replay'
}

export function importBackup(current: ProgressDocument, source: ProgressDocument, device: DeviceId): ActionResult {
  if (isOutdated(current) || isOutdated(source)) return refused('outdated')
  if (importWay(current, source) === 'replay') return replay(current, source, device)
  const document = join(current, source)
  const isSame = canonicalText(document) === canonicalText(current)
  return isSame ? { kind: 'unchanged', document: current } : { kind: 'done', document }
}
