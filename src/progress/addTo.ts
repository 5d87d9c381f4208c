/**
 * Role: how every action writes.
 * Guarantee: an action joins what it adds into the document, so that no action can take anything away, and a field
 * of a newer version next to a written one survives.
 * Must not: be given a document of a newer format.
 */
import type { ActionResult } from './actionResult'
import { UNKNOWN_INSTANT } from './calendar'

import type { ProgressDocument } from './document'
import { emptyDocument } from './emptyDocument'
import { isSameJson } from './isSameJson'
import { join } from './join'

type Addition = Partial<Omit<ProgressDocument, 'format' | 'owner'>>

/** Without an `epoch`, the addition belongs to the document's own. */
export function addTo(document: ProgressDocument, addition: Addition): ActionResult {
  const empty = emptyDocument(document.owner, UNKNOWN_INSTANT)
  const joined = join(document, { ...empty, epoch: document.epoch, ...addition })
  const isSame = isSameJson(joined, document)
  return isSame ? { kind: 'unchanged', document } : { kind: 'done', document: joined }
}
