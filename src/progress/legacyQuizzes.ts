/**
 * Role: the quiz results in a list of `moduleId:score` (specification, section 3).
 * Guarantee: one result per module, the best; a quiz's own id (`foundations_quiz`) is its module's.
 * Must not: need a manifest, or date anything: the list has no dates.
 */
import type { ModuleId } from './ids'
import { parseModuleId } from './parseIds'
import { isScore } from './quizResult'
import { moduleOfQuiz } from './quizzes'

/** A quiz id may hold colons, a score can't: the last one separates. */
const ENTRY = /^(.+):(\d{1,3}(?:\.\d+)?)$/s

/** Percent by module. Entries that are none are left out. */
export function legacyQuizzes(entries: readonly string[]): ReadonlyMap<ModuleId, number> {
  const scores = new Map<ModuleId, number>()
  for (const entry of entries) {
    const [, id = '', percent = ''] = ENTRY.exec(entry) ?? []
    const moduleId = parseModuleId(moduleOfQuiz(id))
    const score = Number(percent)
    if (moduleId === undefined || percent === '' || !isScore(score)) continue
    scores.set(moduleId, Math.max(score, scores.get(moduleId) ?? 0))
  }
  return scores
}
