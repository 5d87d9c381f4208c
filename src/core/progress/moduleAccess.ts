/**
 * Role: decides which modules are unlocked, and how points unlock one (contract, sections 5.4 and 5.5).
 * Guarantee: a started module is never locked again. An unlocked module costs nothing. Otherwise, exactly the module's
 * cost is paid, only one time.
 * Must not: make the total points negative.
 */
import { type ActionResult, addTo, refusedAction, unchanged } from './addTo'
import { course } from './course'
import { isOutdated, type ProgressDocument } from './document'
import { isCount, type ModuleId } from './ids'
import { own, ownKeys } from './json'
import { isLessonStarted, isLessonComplete } from './lessons'
import { balance } from './points'
import { isQuizStarted } from './quizzes'
import type { Syllabus, SyllabusModule } from './syllabus'

export type ModuleAccess =
  /** `plan`: a class asks for one lesson or quiz of a locked module, which can be completed (contract, section 5.4). */
  | { readonly kind: 'open'; readonly by: 'rule' | 'unlock' | 'started' | 'plan' }
  | {
      readonly kind: 'locked'
      /** The points needed to unlock this module before the rule unlocks it. */
      readonly cost: number
      /** The rule that unlocks this module without points. It says which lessons must all be complete. */
      readonly rule: 'beginner-lessons' | 'beginner-and-intermediate-lessons'
    }

/** Whether a module is unlocked. A module missing from the syllabus is unlocked, because it has no rule and no cost. */
export function moduleAccess(document: ProgressDocument, syllabus: Syllabus, moduleId: ModuleId): ModuleAccess {
  const module = syllabus.modules.find(({ id }) => id === moduleId)
  const closed = module === undefined ? undefined : closedByRule(document, syllabus, module)
  if (module === undefined || closed === undefined) return { kind: 'open', by: 'rule' }
  if (isUnlocked(document, moduleId)) return { kind: 'open', by: 'unlock' }
  const isStarted =
    module.lessons.some((lessonId) => isLessonStarted(document, lessonId)) || isQuizStarted(document, moduleId)
  return isStarted ? { kind: 'open', by: 'started' } : closed
}

/** Whether a learner who has done nothing yet can complete the module's lessons. */
export function isOpenAtFirst({ difficulty }: Pick<SyllabusModule, 'difficulty'>): boolean {
  return course.locks.rule === 'open' || difficulty === 'Beginner'
}

/** Returns the ids sorted, for the `unlockedModules` field of the user profile (contract, section 3.1). */
export function unlockedModules(document: ProgressDocument): ModuleId[] {
  return ownKeys(document.unlocks)
    .filter((moduleId) => isUnlocked(document, moduleId))
    .sort()
}

function isUnlocked(document: ProgressDocument, moduleId: ModuleId): boolean {
  return isCount(own(document.unlocks, moduleId))
}

function closedByRule(
  document: ProgressDocument,
  syllabus: Syllabus,
  module: SyllabusModule,
): Extract<ModuleAccess, { kind: 'locked' }> | undefined {
  const { locks } = course
  if (locks.rule === 'open') return undefined
  const areComplete = (...levels: readonly SyllabusModule['difficulty'][]): boolean =>
    syllabus.modules
      .filter(({ difficulty }) => levels.includes(difficulty))
      .every(({ lessons }) => lessons.every((lessonId) => isLessonComplete(document, lessonId)))
  switch (module.difficulty) {
    case 'Beginner':
      return undefined
    case 'Intermediate':
      if (areComplete('Beginner')) return undefined
      return { kind: 'locked', cost: locks.intermediateCost, rule: 'beginner-lessons' }
    case 'Advanced':
      if (areComplete('Beginner', 'Intermediate')) return undefined
      return { kind: 'locked', cost: locks.advancedCost, rule: 'beginner-and-intermediate-lessons' }
  }
}

export interface ModuleUnlock {
  readonly moduleId: ModuleId
  readonly syllabus: Syllabus
}

export function unlockModule(document: ProgressDocument, { moduleId, syllabus }: ModuleUnlock): ActionResult {
  if (isOutdated(document)) return refusedAction('outdated')
  const access = moduleAccess(document, syllabus, moduleId)
  if (access.kind === 'open') return unchanged(document)
  if (balance(document).toSpend < access.cost) return refusedAction('too-few-points')
  return addTo(document, { unlocks: { [moduleId]: access.cost } })
}
