/**
 * Role: the quiz results in a list of `<quiz id>:<score>` or `moduleId:score` (contract, section 3.1).
 * Guarantee: one result per module, the best; a quiz's own id (`foundations_quiz`) is its module's.
 * Must not: need a manifest, or date anything: the list has no dates.
 */
import type { ModuleId } from './ids'
import { parseModuleId } from './parseIds'
import { isScore } from './quizResult'
import { moduleOfQuiz } from './quizzes'

/** A quiz id may hold colons, a score can't: the last one separates. */
const ENTRY = /^(.+):(\d{1,3}(?:\.\d+)?)$/s

/**
 * Percent by module. Entries that are none are left out, and those that say what `isKnown` already: in either form, they
 * are one pair of a module and a score.
 */
export function legacyQuizzes(
  entries: readonly string[],
  isKnown: (moduleId: ModuleId, score: number) => boolean = () => false,
): ReadonlyMap<ModuleId, number> {
  const scores = new Map<ModuleId, number>()
  for (const entry of entries) {
    const [, id = '', percent = ''] = ENTRY.exec(entry) ?? []
    const moduleId = parseModuleId(moduleOfQuiz(id))
    const score = Number(percent)
    if (moduleId === undefined || percent === '' || !isScore(score) || isKnown(moduleId, score)) continue
    scores.set(moduleId, Math.max(score, scores.get(moduleId) ?? 0))
  }
  return scores
}
