import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { balance } from '../../../src/core/progress/points'
import { legacyDocument } from '../../../src/core/progress/legacyDocument'
import { completedLessons } from '../../../src/core/progress/lessons'
import { parseDocument } from '../../../src/core/progress/parseDocument'
import { isQuizComplete, isQuizPassed } from '../../../src/core/progress/quizzes'
import { streakOf } from '../../../src/core/progress/streak'
import { day, moduleId, OWNER } from './samples'

const UPDATED = '2026-02-20T23:30:00.000Z'

/** A user document as the earlier site writes it. */
const USER = {
  email: 'ada@example.org',
  displayName: 'Ada',
  photoURL: 'https://example.org/ada.png',
  completedConcepts: ['saving_1', 'credit_2'],
  completedQuizzes: ['saving_quiz:85', 'credit:40'],
  certificates: ['saving'],
  totalPoints: 1234,
  learningStreak: 3,
  unlockedModules: ['credit'],
  redeemedPoints: 150,
  joinDate: '2025-06-01T08:00:00.000Z',
  lastLogin: '2026-02-25T08:00:00.000Z',
  updatedAt: UPDATED,
}

function read(change: object = {}) {
  const parsed = legacyDocument({ ...USER, ...change }, OWNER)
  if (parsed.kind === 'unreadable') throw new Error(parsed.reason)
  return parsed.document
}

describe('a document of the earlier site', () => {
  it('becomes a document of epoch 0 with all its progress', () => {
    expect(read()).toEqual({
      format: 1,
      owner: OWNER,
      joinedOn: '2025-06-01T08:00:00.000Z',
      profile: {
        displayName: { turn: 0, value: 'Ada' },
        photoURL: { turn: 0, value: 'https://example.org/ada.png' },
      },
      epoch: 0,
      lessons: { saving_1: { legacy: 1 }, credit_2: { legacy: 1 } },
      completedOn: {},
      quizzes: {
        saving: { latest: { turn: 0, score: 85, at: '' }, best: { score: 85, at: '' } },
        credit: { latest: { turn: 0, score: 40, at: '' }, best: { score: 40, at: '' } },
      },
      certificates: { saving: '' },
      unlocks: { credit: 0 },
      spentBefore: 150,
      days: { '2026-02-18': true, '2026-02-19': true, '2026-02-20': true },
    })
  })

  it('keeps its points and its streak', () => {
    expect(balance(read())).toEqual({ earned: 50 + 100 + 100 + 150, redeemed: 150, toSpend: 250 })
    expect(streakOf(read(), day('2026-02-21')).streak).toBe(3)
  })

  it('counts a low quiz score as complete and not as passed', () => {
    expect(isQuizComplete(read(), 'credit_quiz')).toBe(true)
    expect(isQuizPassed(read(), moduleId('credit'), 70)).toBe(false)
  })

  it.each<[string, object, object]>([
    ['no name and no picture', { displayName: '', photoURL: null }, { profile: {} }],
    ['a joining date without a time', { joinDate: '2025-06-01' }, { joinedOn: '2025-06-01T00:00:00.000Z' }],
    ['a joining date in other words', { joinDate: 'June 1, 2025' }, { joinedOn: '' }],
    ['no date of the last change', { updatedAt: null, learningStreak: 1 }, { days: { '2026-02-25': true } }],
    ['no date at all', { updatedAt: undefined, lastLogin: 'soon' }, { days: {} }],
    ['a streak that is none', { learningStreak: 'three' }, { days: {} }],
    ['a negative streak', { learningStreak: -2 }, { days: {} }],
    ['points spent that are no number', { redeemedPoints: '150' }, { spentBefore: 0 }],
    [
      'entries that are no ids',
      { completedConcepts: ['saving_1', 'no id', '__proto__', 7, null], certificates: ['Money Basics'] },
      { lessons: { saving_1: { legacy: 1 } }, certificates: {} },
    ],
    [
      'quiz entries that are none',
      { completedQuizzes: ['saving', 'saving:', ':80', 'saving:101', 'saving:-1', 'saving:x', 'a b:80', 4, '_quiz:8'] },
      { quizzes: {} },
    ],
    [
      'two results of one quiz',
      { completedQuizzes: ['saving:70', 'saving_quiz:66.5', 'a:b:9'] },
      {
        quizzes: {
          saving: { latest: { turn: 0, score: 70, at: '' }, best: { score: 70, at: '' }, listed: { '66_5': true } },
        },
      },
    ],
    [
      'lists that are none',
      { completedConcepts: 'saving_1', unlockedModules: { credit: true } },
      { lessons: {}, unlocks: {} },
    ],
    [
      'a name with half a sign',
      { displayName: 'Ada \ud83d', photoURL: null },
      { profile: { displayName: { turn: 0, value: 'Ada \ufffd' } } },
    ],
  ])('is read with %s', (_case, change, expected) => {
    expect(read(change)).toEqual({ ...read(), ...expected })
  })

  it('has at most 366 streak days, none before 2020', () => {
    expect(Object.keys(read({ learningStreak: 5000 }).days)).toHaveLength(366)
    expect(Object.keys(read({ learningStreak: 9, updatedAt: '2020-01-03T00:00:00.000Z' }).days)).toHaveLength(3)
  })

  it('may be empty, but must be a map', () => {
    expect(completedLessons(read())).toHaveLength(2)
    expect(legacyDocument({}, OWNER)).toMatchObject({ kind: 'parsed', document: { epoch: 0, lessons: {} } })
    for (const value of [null, 'x', [USER], 4]) {
      expect(legacyDocument(value, OWNER)).toEqual({ kind: 'unreadable', reason: 'not-a-map' })
    }
  })

  it('is parsed with any content', () => {
    const fields = fc.record(
      Object.fromEntries(Object.keys(USER).map((field) => [field, fc.oneof(fc.anything(), fc.array(fc.string()))])),
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(fields, (value) => {
        const parsed = legacyDocument(value, OWNER)
        if (parsed.kind === 'parsed') expect(parseDocument(parsed.document, OWNER)).toEqual(parsed)
      }),
    )
  })
})
