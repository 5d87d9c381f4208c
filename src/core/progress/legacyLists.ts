/**
 * Role: reads the lists of the user profile (contract, section 3.1) as written by a client that does not know this
 * document.
 * Guarantee: the entries are the texts in the lists, without duplicates. Values that are not a text, a list or a count
 * are left out.
 * Must not: decide whether an entry is an id, or what a missing entry means.
 */
import { isCount, type ModuleId, parseModuleId } from './ids'
import { own } from './json'
import { isScore } from './leaves'
import { moduleOfQuiz } from './quizzes'

export interface LegacyLists {
  readonly completedConcepts: readonly string[]
  /** `<quiz id>:<score>` or `moduleId:score`. */
  readonly completedQuizzes: readonly string[]
  readonly certificates: readonly string[]
  readonly unlockedModules: readonly string[]
  readonly redeemedPoints: number
}

/** The fields of a user document or an in-app user. Their values may be anything. */
export type LegacyFields = Readonly<Record<string, unknown>>

/** Undefined if the value is not a map. */
export function legacyFields(value: unknown): LegacyFields | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as LegacyFields) : undefined
}

export function legacyLists(fields: LegacyFields): LegacyLists {
  const redeemed = own(fields, 'redeemedPoints')
  return {
    completedConcepts: texts(own(fields, 'completedConcepts')),
    completedQuizzes: texts(own(fields, 'completedQuizzes')),
    certificates: texts(own(fields, 'certificates')),
    unlockedModules: texts(own(fields, 'unlockedModules')),
    redeemedPoints: isCount(redeemed) ? redeemed : 0,
  }
}

function texts(value: unknown): string[] {
  if (!Array.isArray(value)) return []
  const entries: readonly unknown[] = value
  return [...new Set(entries.filter((entry) => typeof entry === 'string'))]
}

/** A quiz id may contain colons, but a score can't, so the last colon separates them. */
const ENTRY = /^(.+):(\d{1,3}(?:\.\d+)?)$/s

/**
 * The scores for each module, in percent, without duplicates and with the highest first. Invalid entries are left out.
 * An entry may have the id of a module or its quiz; both forms give the same module and score.
 */
export function legacyQuizzes(entries: readonly string[]): ReadonlyMap<ModuleId, readonly number[]> {
  const scores = new Map<ModuleId, number[]>()
  for (const entry of entries) {
    const [, id = '', percent = ''] = ENTRY.exec(entry) ?? []
    const moduleId = parseModuleId(moduleOfQuiz(id))
    const score = Number(percent)
    if (moduleId === undefined || percent === '' || !isScore(score)) continue
    const known = scores.get(moduleId) ?? []
    if (!known.includes(score))
      scores.set(
        moduleId,
        [...known, score].sort((a, b) => b - a),
      )
  }
  return scores
}
