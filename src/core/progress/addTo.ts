/**
 * Role: applies the change of an action to a document, and defines the result of an action.
 * Guarantee: a change is joined into the document, so no action can remove anything. A newer version's field is kept
 * when a field next to it is written. An action with the result `refused` changes nothing.
 * Must not: be given a document of a newer format, or return bugs as results; bugs throw.
 */
import { UNKNOWN_INSTANT } from './calendar'
import { emptyDocument, type ProgressDocument } from './document'
import { isSameJson } from './isSameJson'
import { join } from './join'

/**
 * `at-limit` means that a counter is at its limit. `outdated` means that the document has a newer format, so the tab
 * must reload. `too-few-points` means that the total points are below the cost.
 */
export type Refusal = 'at-limit' | 'outdated' | 'too-few-points'

export type ActionResult =
  | { readonly kind: 'done'; readonly document: ProgressDocument }
  | { readonly kind: 'unchanged'; readonly document: ProgressDocument }
  | { readonly kind: 'refused'; readonly reason: Refusal }

export function unchanged(document: ProgressDocument): ActionResult {
  return { kind: 'unchanged', document }
}

export function refusedAction(reason: Refusal): ActionResult {
  return { kind: 'refused', reason }
}

type Addition = Partial<Omit<ProgressDocument, 'format' | 'owner'>>

/** Joins the addition into the document. Without an `epoch`, the addition belongs to the document's own epoch. */
export function addTo(document: ProgressDocument, addition: Addition): ActionResult {
  const empty = emptyDocument(document.owner, UNKNOWN_INSTANT)
  const joined = join(document, { ...empty, epoch: document.epoch, ...addition })
  const isSame = isSameJson(joined, document)
  return isSame ? { kind: 'unchanged', document } : { kind: 'done', document: joined }
}
