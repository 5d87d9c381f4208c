/**
 * Role: how every action writes, and what it answers.
 * Guarantee: an action joins what it adds into the document, so that no action can take anything away, and a field
 * of a newer version next to a written one survives. A refused action changed nothing.
 * Must not: be given a document of a newer format, or answer for bugs; those throw.
 */
import { UNKNOWN_INSTANT } from './calendar'
import { emptyDocument, type ProgressDocument } from './document'
import { isSameJson } from './isSameJson'
import { join } from './join'

/**
 * `at-limit`: a counter is at its bound. `outdated`: the document is of a newer format, the tab must reload.
 * `too-few-points`: the balance is below the cost.
 */
export type Refusal = 'at-limit' | 'outdated' | 'too-few-points'

export type ActionResult =
  | { readonly kind: 'done'; readonly document: ProgressDocument }
  | { readonly kind: 'unchanged'; readonly document: ProgressDocument }
  | { readonly kind: 'refused'; readonly reason: Refusal }

export function unchanged(document: ProgressDocument): ActionResult {
  return { kind: 'unchanged', document }
}

export function refused(reason: Refusal): ActionResult {
  return { kind: 'refused', reason }
}

type Addition = Partial<Omit<ProgressDocument, 'format' | 'owner'>>

/** Without an `epoch`, the addition belongs to the document's own. */
export function addTo(document: ProgressDocument, addition: Addition): ActionResult {
  const empty = emptyDocument(document.owner, UNKNOWN_INSTANT)
  const joined = join(document, { ...empty, epoch: document.epoch, ...addition })
  const isSame = isSameJson(joined, document)
  return isSame ? { kind: 'unchanged', document } : { kind: 'done', document: joined }
}
