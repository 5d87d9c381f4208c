/**
 * Joins a device that has learned without an account to an account, which may be in another epoch. A file's counts of other
 * devices belong to the epoch of the file and mean nothing here. The counts that stay become the device's own.
 */
import { type Element, type Knowledge, withElements } from './Knowledge'
import { standing, viewOf } from './view'

export function adopted(known: Knowledge, epoch: number, device: string): Knowledge {
  if (epoch === known.epoch) return known
  const { latest, complete } = viewOf(known)
  const all = [...known.elements.values()]
  const isMine = (one: Element) => !('device' in one) || one.device === device
  const others = all.filter((one) => !isMine(one))
  const mineAttempted = new Set(all.flatMap((one) => (one.kind === 'attempt' && isMine(one) ? [one.module] : [])))
  // In these modules only the other devices have made attempts.
  const theirs = new Set(
    others.flatMap((one) => (one.kind === 'attempt' && !mineAttempted.has(one.module) ? [one.module] : [])),
  )
  const gone = new Set(others.flatMap((one) => (one.kind === 'completed' ? [one.id] : [])))
  const isKept = (one: Element) => {
    if (one.kind === 'undone') return !gone.has(one.completion)
    if (one.kind === 'completed' || one.kind === 'attempt') return isMine(one)
    return one.kind !== 'latest' || !theirs.has(one.module)
  }
  const kept = { ...known, epoch, elements: new Map([...known.elements].filter(([, one]) => isKept(one))) }
  const taken = complete
    .filter((lesson) => standing(kept, lesson).length === 0)
    .map((lesson): Element => ({ kind: 'completed', id: `${device}/${epoch}/${lesson}`, lesson, device }))
  const results = [...theirs].flatMap((module): Element[] => {
    const last = latest[module]
    return last === undefined ? [] : [{ kind: 'latest', module, ...last, turn: Math.min(last.turn, 1) }]
  })
  return withElements(kept, [...taken, ...results])
}
