/**
 * Role: reads the lists of the user profile (contract, section 3.1) as a client without this document wrote them.
 * Guarantee: entries are the texts that were there, each once; what is no text, no list or no count is left out.
 * Must not: judge whether an entry is an id, or what an entry that is missing means.
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

/** Fields of a user document or of an in-app user, whose values may be anything. */
export type LegacyFields = Readonly<Record<string, unknown>>

/** Undefined for what is no map. */
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

/** A quiz id may hold colons, a score can't: the last one separates. */
const ENTRY = /^(.+):(\d{1,3}(?:\.\d+)?)$/s

/**
 * Percent by module, each once and the highest first. Entries that are none are left out; in either form, an entry is one
 * pair of a module and a score.
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
