import { isShortOf } from './bounded'
import { type Knowledge, laterName } from './Knowledge'

/** Whether `whole` has all knowledge of `part`, or has replaced it by a later beginning or by a shorter log. */
export function covers(whole: Knowledge, part: Knowledge): boolean {
  if (part.name !== undefined && laterName(whole.name, part.name) !== whole.name) return false
  if (whole.epoch !== part.epoch) return whole.epoch > part.epoch
  const answers = [...whole.elements.values()].filter((one) => one.kind === 'answers')
  return [...part.elements].every(
    ([key, one]) =>
      whole.elements.has(key) || (one.kind === 'answers' && answers.some((other) => isShortOf(other, one))),
  )
}
