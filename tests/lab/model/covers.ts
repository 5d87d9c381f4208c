import { isShortOf } from './bounded'
import { type Element, type Knowledge, laterName } from './Knowledge'
import { betterResult, laterResult } from './view'

/**
 * Whether `whole` has all knowledge of `part`, or has replaced it: by a later beginning, a shorter log, or a result that
 * every copy prefers (docs/contract.md). Of two equal results from one file, only the preferred one is ever committed.
 */
export function covers(whole: Knowledge, part: Knowledge): boolean {
  if (part.name !== undefined && laterName(whole.name, part.name) !== whole.name) return false
  if (whole.epoch !== part.epoch) return whole.epoch > part.epoch
  const all = [...whole.elements.values()]
  return [...part.elements].every(
    ([key, one]) => whole.elements.has(key) || all.some((other) => isPreferred(other, one)),
  )
}

/** Whether a copy with both elements shows `a` only. */
function isPreferred(a: Element, b: Element): boolean {
  if (a.kind === 'answers' && b.kind === 'answers') return isShortOf(a, b)
  if (a.kind === 'latest' && b.kind === 'latest') return a.module === b.module && laterResult(a, b) === a
  if (a.kind === 'best' && b.kind === 'best') return a.module === b.module && betterResult(a, b) === a
  return false
}
