/**
 * Role: what an action on a document answers.
 * Guarantee: a refused action changed nothing; an unchanged one is a success that had nothing to do.
 * Must not: stand for bugs; those throw.
 */
import type { ProgressDocument } from './document'

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
