import { pointsForLesson, pointsForQuiz } from '../../../src/core/progress/points'
import type { Account } from './Account'
import type { EarlierAction } from './steps'

interface Lists {
  readonly completedConcepts: readonly string[]
  readonly completedQuizzes: readonly string[]
  readonly certificates: readonly string[]
  readonly unlockedModules: readonly string[]
  readonly redeemedPoints: number
}

const FRESH: Lists = {
  completedConcepts: [],
  completedQuizzes: [],
  certificates: [],
  unlockedModules: [],
  redeemedPoints: 0,
}

const UNLOCK_COST = 100

/**
 * A page of the earlier site (contract, section 3.1). It reads the document when it loads, and then writes the data in
 * its memory over any newer data.
 */
export class EarlierSite {
  readonly #account: Account
  #lists: Lists | undefined

  constructor(account: Account) {
    this.#account = account
  }

  async do(action: EarlierAction): Promise<void> {
    if (action.kind === 'load' || this.#lists === undefined) await this.#load()
    const before = this.#lists ?? FRESH
    const after = changed(before, action)
    if (after === before) return
    this.#lists = after
    await this.#save(after)
  }

  async #load(): Promise<void> {
    const fields = await this.#account.fields()
    this.#lists = { ...FRESH, ...pick(fields) }
    if (fields === undefined) await this.#save(FRESH)
  }

  async #save(lists: Lists): Promise<void> {
    const earned =
      lists.completedConcepts.reduce((sum, id) => sum + pointsForLesson(id), 0) +
      lists.completedQuizzes.reduce((sum, entry) => sum + pointsForQuiz(entry.split(':')[0] ?? ''), 0)
    await this.#account.mergeAsEarlierSite({
      ...lists,
      totalPoints: Math.max(0, earned - lists.redeemedPoints),
      learningStreak: 3,
      displayName: 'Earlier',
      photoURL: null,
      email: 'ada@example.org',
      joinDate: '2025-06-01T00:00:00.000Z',
      updatedAt: '2026-02-20T09:00:00.000Z',
    })
  }
}

function changed(lists: Lists, action: EarlierAction): Lists {
  switch (action.kind) {
    case 'load':
      return lists
    case 'toggle': {
      const { completedConcepts } = lists
      const others = completedConcepts.filter((id) => id !== action.lesson)
      const isOn = others.length < completedConcepts.length
      return { ...lists, completedConcepts: isOn ? others : [...others, action.lesson] }
    }
    case 'quiz': {
      const others = lists.completedQuizzes.filter((entry) => !entry.startsWith(`${action.module}_quiz`))
      return { ...lists, completedQuizzes: [...others, `${action.module}_quiz:${action.score}`] }
    }
    case 'unlock':
      return lists.unlockedModules.includes(action.module)
        ? lists
        : {
            ...lists,
            unlockedModules: [...lists.unlockedModules, action.module],
            redeemedPoints: lists.redeemedPoints + UNLOCK_COST,
          }
  }
}

function pick(fields: Readonly<Record<string, unknown>> | undefined): Partial<Lists> {
  const known = Object.entries(fields ?? {}).filter(([field]) => Object.hasOwn(FRESH, field))
  return Object.fromEntries(known)
}
