/**
 * Role: a learner opens a module with points (contract, section 5.5).
 * Guarantee: what is open costs nothing; otherwise exactly the module's cost is paid, once.
 * Must not: go below a balance of 0.
 */
import { type ActionResult, refused, unchanged } from './actionResult'
import { addTo } from './addTo'
import { balance } from './balance'
import type { ProgressDocument } from './document'
import { isOutdated } from './format'
import type { ModuleId } from './ids'
import { moduleAccess } from './moduleAccess'
import type { Syllabus } from './syllabus'

export interface ModuleUnlock {
  readonly moduleId: ModuleId
  readonly syllabus: Syllabus
}

export function unlockModule(document: ProgressDocument, { moduleId, syllabus }: ModuleUnlock): ActionResult {
  if (isOutdated(document)) return refused('outdated')
  const access = moduleAccess(document, syllabus, moduleId)
  if (access.kind === 'open') return unchanged(document)
  if (balance(document).total < access.cost) return refused('too-few-points')
  return addTo(document, { unlocks: { [moduleId]: access.cost } })
}
