import { describe, expect, test } from 'vitest'
import { type Achievement, achievements } from '../../../src/core/progress/achievements'
import { awardCertificates } from '../../../src/core/progress/certificates'
import { completeLesson, undoLesson } from '../../../src/core/progress/lessons'
import type { ProgressDocument } from '../../../src/core/progress/document'
import { finishQuizAttempt } from '../../../src/core/progress/quizzes'
import type { Syllabus } from '../../../src/core/progress/syllabus'
import { unlockModule } from '../../../src/core/progress/moduleAccess'
import { day, device, doneBy, FULL_SYLLABUS, fresh, instant, lesson, moduleId, SMALL_SYLLABUS } from './samples'

const PHONE = device('phone')
const TODAY = day('2026-03-20')

/** Lessons as `id` or `id on 03-01`. Without a day, the clock was before 2020. */
function reading(document: ProgressDocument, ...lessons: readonly string[]): ProgressDocument {
  return lessons.reduce((before, text) => {
    const [id = '', on] = text.split(' on ')
    const today = on === undefined ? undefined : day(`2026-${on}`)
    return doneBy(completeLesson(before, { lessonId: lesson(id), device: PHONE, today }))
  }, document)
}

function quiz(document: ProgressDocument, id: string, score: number, on: string | undefined): ProgressDocument {
  const at = on === undefined ? ('' as const) : instant(`2026-${on}T12:00:00.000Z`)
  const attempt = { moduleId: moduleId(id), score, passed: score >= 70, device: PHONE, today: undefined }
  return doneBy(finishQuizAttempt(document, { ...attempt, at: at as ReturnType<typeof instant> }))
}

function activeOn(...days: readonly string[]): ProgressDocument {
  return { ...fresh(), days: Object.fromEntries(days.map((date) => [date, true])) }
}

function march(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, index) => `2026-03-${String(first + index).padStart(2, '0')}`)
}

function of(document: ProgressDocument, id: string, syllabus: Syllabus = SMALL_SYLLABUS, today = TODAY): Achievement {
  const found = achievements(document, syllabus, today).find((achievement) => achievement.id === id)
  if (found === undefined) throw new Error(`There is no achievement ${id}.`)
  return found
}

/** The state of an achievement: the day on which it was earned, `earned` without a day, or how far it is. */
function told({ isEarned, day: on, done, needed }: Achievement): string {
  return isEarned ? (on ?? 'earned') : `${done} of ${needed}`
}

describe('the list of achievements', () => {
  test('has an entry for each module, and twelve more', () => {
    const ids = achievements(fresh(), FULL_SYLLABUS, TODAY).map(({ id }) => id)
    expect(ids).toHaveLength(22)
    expect(new Set(ids).size).toBe(22)
    expect(ids.filter((id) => id.startsWith('module-'))).toHaveLength(10)
  })

  test('of a new learner has nothing earned', () => {
    expect(achievements(fresh(), FULL_SYLLABUS, TODAY).map((entry) => [entry.id, told(entry)])).toEqual([
      ['first-lesson', '0 of 1'],
      ['streak-3', '0 of 3'],
      ['streak-7', '0 of 7'],
      ['streak-30', '0 of 30'],
      ['module-foundations', '0 of 9'],
      ['module-saving', '0 of 6'],
      ['module-insurance', '0 of 5'],
      ['module-banking', '0 of 5'],
      ['module-credit', '0 of 6'],
      ['module-investing', '0 of 6'],
      ['module-entrepreneurship', '0 of 6'],
      ['module-real_estate', '0 of 5'],
      ['module-retirement', '0 of 6'],
      ['module-taxes', '0 of 5'],
      ['half-of-lessons', '0 of 25'],
      ['all-lessons', '0 of 49'],
      ['points-1000', '0 of 1000'],
      ['points-2500', '0 of 2500'],
      ['points-5000', '0 of 5000'],
      ['first-quiz', '0 of 1'],
      ['perfect-score', '0 of 100'],
      ['all-quizzes', '0 of 10'],
    ])
  })

  test('without a curriculum has only achievements that need none', () => {
    const document = reading(fresh(), 'foundations_1 on 03-01')
    expect(achievements(document, undefined, TODAY).map(({ id }) => id)).toEqual([
      'first-lesson',
      'streak-3',
      'streak-7',
      'streak-30',
      'points-1000',
      'points-2500',
      'points-5000',
    ])
    expect(achievements(document, { modules: [] }, TODAY).filter(({ isEarned }) => isEarned)).toHaveLength(1)
  })
})

describe('the achievement for the first lesson', () => {
  test.each([
    { who: 'has read nothing', lessons: [], is: '0 of 1' },
    { who: 'completed one', lessons: ['credit_1 on 03-05'], is: '2026-03-05', by: 'credit_1' },
    {
      who: 'completed two',
      lessons: ['credit_1 on 03-05', 'foundations_2 on 03-01'],
      is: '2026-03-01',
      by: 'foundations_2',
    },
    {
      who: 'completed two on the first day, of which the course has one first',
      lessons: ['credit_1 on 03-01', 'foundations_2 on 03-01'],
      is: '2026-03-01',
      by: 'foundations_2',
    },
    { who: 'completed one under a wrong clock', lessons: ['credit_1'], is: 'earned', by: 'credit_1' },
    { who: 'completed one of two under a wrong clock', lessons: ['credit_1', 'taxes_1 on 03-05'], is: 'earned' },
    { who: 'completed what the course no longer lists', lessons: ['gardening_1 on 03-02'], is: '2026-03-02' },
  ])('of a learner who $who is $is', ({ lessons, is, by }) => {
    const first = of(reading(fresh(), ...lessons), 'first-lesson')
    expect(told(first)).toBe(is)
    expect(by ?? first.subject).toBe(first.subject)
  })

  test('is not earned after the only lesson is undone', () => {
    const undone = undoLesson(reading(fresh(), 'credit_1 on 03-05'), { lessonId: lesson('credit_1') })
    expect(told(of(doneBy(undone), 'first-lesson'))).toBe('0 of 1')
  })
})

describe('the achievements for days in a row', () => {
  test.each([
    { who: 'has not begun', days: [], is: ['0 of 3', '0 of 7', '0 of 30'] },
    { who: 'is on the second day', days: march(19, 20), is: ['2 of 3', '2 of 7', '2 of 30'] },
    { who: 'learned until yesterday', days: march(18, 19), is: ['2 of 3', '2 of 7', '2 of 30'] },
    { who: 'is on the third day', days: march(18, 20), is: ['2026-03-20', '3 of 7', '3 of 30'] },
    {
      who: 'had seven days once, and is back for two',
      days: [...march(1, 7), ...march(19, 20)],
      is: ['2026-03-03', '2026-03-07', '2 of 30'],
    },
    { who: 'broke off at six', days: march(1, 6), is: ['2026-03-03', '0 of 7', '0 of 30'] },
    {
      who: 'had a shorter run before',
      days: [...march(1, 2), ...march(4, 6)],
      is: ['2026-03-06', '0 of 7', '0 of 30'],
    },
    {
      who: 'had a clock that ran ahead for three days',
      days: ['2027-01-01', '2027-01-02', '2027-01-03'],
      is: ['earned', '0 of 7', '0 of 30'],
    },
  ])('follow the days of a learner who $who', ({ days, is }) => {
    const document = activeOn(...days)
    expect(['streak-3', 'streak-7', 'streak-30'].map((id) => told(of(document, id)))).toEqual(is)
  })

  test("continue across a month's end and stay earned years later", () => {
    const document = activeOn('2026-02-27', '2026-02-28', '2026-03-01')
    expect(told(of(document, 'streak-3', SMALL_SYLLABUS, day('2029-01-01')))).toBe('2026-03-01')
  })

  test('stay earned under a clock before 2020, without dates', () => {
    const found = achievements(activeOn(...march(1, 7)), SMALL_SYLLABUS, undefined)
    const streaks = found.filter(({ goal }) => goal.kind === 'streak')
    expect(streaks.map(told)).toEqual(['earned', 'earned', '0 of 30'])
  })
})

describe('the achievement for a module', () => {
  const read = (last: string) => reading(fresh(), 'foundations_1 on 03-01', `foundations_2${last}`)

  test.each([
    { when: 'one lesson is complete', document: reading(fresh(), 'foundations_1 on 03-01'), is: '1 of 3' },
    { when: 'both lessons are complete', document: read(' on 03-02'), is: '2 of 3' },
    { when: 'the quiz was not passed', document: quiz(read(' on 03-02'), 'foundations', 60, '03-04'), is: '2 of 3' },
    { when: 'the quiz came last', document: quiz(read(' on 03-02'), 'foundations', 80, '03-04'), is: '2026-03-04' },
    { when: 'a lesson came last', document: quiz(read(' on 03-09'), 'foundations', 80, '03-04'), is: '2026-03-09' },
    { when: 'a date is unknown', document: quiz(read(''), 'foundations', 80, '03-04'), is: 'earned' },
    {
      when: 'the date of the quiz is unknown',
      document: quiz(read(' on 03-02'), 'foundations', 80, undefined),
      is: 'earned',
    },
  ])('is $is when $when', ({ document, is }) => {
    expect(told(of(document, 'module-foundations'))).toBe(is)
  })

  test('stays earned by its certificate, with the earlier date', () => {
    const earned = doneBy(awardCertificates(quiz(read(' on 03-02'), 'foundations', 80, '03-04'), SMALL_SYLLABUS))
    expect(told(of(quiz(earned, 'foundations', 100, '03-15'), 'module-foundations'))).toBe('2026-03-04')
    const undone = doneBy(undoLesson(earned, { lessonId: lesson('foundations_2') }))
    expect(of(undone, 'module-foundations')).toMatchObject({ isEarned: true, day: '2026-03-04', done: 3, needed: 3 })
  })
})

describe('the achievements for numbers of lessons', () => {
  test.each([
    { completed: ['foundations_1 on 03-01'], half: '1 of 2', all: '1 of 4' },
    { completed: ['foundations_1 on 03-05', 'taxes_1 on 03-02'], half: '2026-03-05', all: '2 of 4' },
    {
      completed: ['foundations_1 on 03-05', 'taxes_1 on 03-02', 'credit_1 on 03-03', 'foundations_2 on 03-09'],
      half: '2026-03-03',
      all: '2026-03-09',
    },
    { completed: ['foundations_1', 'taxes_1 on 03-02'], half: 'earned', all: '2 of 4' },
    { completed: ['gardening_1 on 03-01', 'gardening_2 on 03-01'], half: '0 of 2', all: '0 of 4' },
  ])('follow the completed lessons: $completed', ({ completed, half, all }) => {
    const document = reading(fresh(), ...completed)
    expect(told(of(document, 'half-of-lessons'))).toBe(half)
    expect(told(of(document, 'all-lessons'))).toBe(all)
  })

  test('round half of an odd number up', () => {
    expect(of(fresh(), 'half-of-lessons', { modules: SMALL_SYLLABUS.modules.slice(0, 2) }).needed).toBe(2)
  })
})

describe('the achievements for points', () => {
  /** Two quizzes of 150 points each. */
  const retirement = (on: readonly string[]) => on.map((date, index) => `retirement_${index + 1} on ${date}`)

  test('have the day on which lessons and quizzes reached the points', () => {
    let document = reading(fresh(), ...retirement(['03-01', '03-02', '03-03', '03-04', '03-05']))
    document = quiz(document, 'retirement', 80, '03-08')
    expect(told(of(document, 'points-1000'))).toBe('950 of 1000')
    document = reading(document, 'foundations_1 on 03-07')
    expect(told(of(document, 'points-1000'))).toBe('2026-03-08')
  })

  test('stay earned when the points are spent', () => {
    const document = quiz(
      reading(fresh(), ...retirement(['03-01', '03-02', '03-03', '03-04', '03-05']), 'foundations_1 on 03-05'),
      'retirement',
      80,
      '03-04',
    )
    const spent = doneBy(unlockModule(document, { moduleId: moduleId('credit'), syllabus: FULL_SYLLABUS }))
    expect(Object.keys(spent.unlocks)).toEqual(['credit'])
    expect(told(of(spent, 'points-1000', FULL_SYLLABUS))).toBe('2026-03-05')
  })

  test('have no date when one lesson has none', () => {
    const document = reading(
      fresh(),
      ...retirement(['03-01', '03-02', '03-03', '03-04', '03-05']),
      'taxes_1',
      'taxes_2',
    )
    expect(told(of(document, 'points-1000'))).toBe('earned')
    expect(told(of(document, 'points-2500'))).toBe('1050 of 2500')
  })
})

describe('the achievements for quizzes', () => {
  test.each([
    {
      who: 'tried and did not pass',
      document: quiz(fresh(), 'credit', 60, '03-01'),
      is: ['0 of 1', '0 of 100', '0 of 3'],
    },
    { who: 'passed one', document: quiz(fresh(), 'credit', 90, '03-01'), is: ['2026-03-01', '90 of 100', '1 of 3'] },
    {
      who: 'passed below the mark of that quiz, as on the earlier site',
      document: {
        ...fresh(),
        quizzes: { [moduleId('taxes')]: { latest: { turn: 0, score: 75, at: '' }, best: { score: 75, at: '' } } },
      } as ProgressDocument,
      is: ['0 of 1', '75 of 100', '0 of 3'],
    },
    {
      who: 'passed before the passing score rose',
      document: quiz(fresh(), 'taxes', 75, '03-01'),
      is: ['2026-03-01', '75 of 100', '1 of 3'],
    },
    {
      who: 'was perfect once',
      document: quiz(quiz(fresh(), 'credit', 90, '03-01'), 'taxes', 100, '03-06'),
      is: ['2026-03-01', '2026-03-06', '2 of 3'],
    },
    {
      who: 'was almost perfect',
      document: quiz(fresh(), 'credit', 99.6, '03-01'),
      is: ['2026-03-01', '99 of 100', '1 of 3'],
    },
    {
      who: 'passed all',
      document: quiz(quiz(quiz(fresh(), 'credit', 90, '03-01'), 'taxes', 100, '03-06'), 'foundations', 100, '03-04'),
      is: ['2026-03-01', '2026-03-04', '2026-03-06'],
    },
    {
      who: 'passed one without a known date',
      document: quiz(quiz(fresh(), 'credit', 90, undefined), 'taxes', 100, '03-06'),
      is: ['earned', '2026-03-06', '2 of 3'],
    },
  ])('are correct for a learner who $who', ({ document, is }) => {
    expect(['first-quiz', 'perfect-score', 'all-quizzes'].map((id) => told(of(document, id)))).toEqual(is)
  })

  test('name the quiz that earned them', () => {
    const document = quiz(quiz(fresh(), 'credit', 90, '03-01'), 'taxes', 100, '03-06')
    expect(of(document, 'first-quiz').subject).toBe('credit')
    expect(of(document, 'perfect-score').subject).toBe('taxes')
    expect(of(document, 'all-quizzes').subject).toBeUndefined()
  })
})
