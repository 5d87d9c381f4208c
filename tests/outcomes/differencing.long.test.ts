import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ClassOutcomes } from '../../src/classroom/protocol/outcomes/parseClassOutcomes'
import { gainSums } from '../../src/classroom/protocol/outcomes/published'
import type { LocalDate } from '../../src/core/progress/ids'
import { lastClosedMonth } from '../../tools/outcomes/months'
import { organizationReport } from '../../tools/outcomes/organizationReport'
import { outcomeLearner } from '../classroom/protocol/outcomes/outcomeSamples'
import { day } from '../core/progress/samples'
import { chanceOf } from '../lab/chance'
import { fileOf, type HandIn, later, someLearner } from './simulatedClasses'

const START = day('2026-08-03')
const DAYS = 120
const CLASSES = 3

/** The hand-ins of each class. */
type History = readonly (readonly HandIn[])[]

/** Each class hands in over the days, in bursts and with quiet weeks. */
function historyOf(seed: number): History {
  const chance = chanceOf(seed)
  return Array.from({ length: CLASSES }, (_, place) => {
    const lessonDays = Array.from({ length: 4 }, () => chance.below(DAYS))
    return Array.from({ length: 6 + chance.below(25) }, (_member, index): HandIn => {
      const on = later(START, lessonDays[chance.below(lessonDays.length)] ?? 0)
      return { day: on, learner: someLearner(chance, `${place}-${index}`, on) }
    })
  })
}

/** The files of a class by day. Histories share the classes that the one learner is not in. */
const saved = new WeakMap<readonly HandIn[], Map<LocalDate, ClassOutcomes>>()

function savedFile(handIns: readonly HandIn[], place: number, on: LocalDate): ClassOutcomes {
  const known = saved.get(handIns) ?? new Map<LocalDate, ClassOutcomes>()
  saved.set(handIns, known)
  const learners = handIns.filter((one) => one.day <= on).map(({ learner }) => learner)
  const file = known.get(on) ?? fileOf(learners, place, on)
  known.set(on, file)
  return file
}

const MONTH_ENDS = [day('2026-08-31'), day('2026-09-30'), day('2026-10-31')] as const

/** Classes save a file each week and on the last day of each month. The organization has all of them up to this day. */
function filesOn(history: History, today: LocalDate): readonly ClassOutcomes[] {
  const weekly = Array.from({ length: DAYS / 7 }, (_, week) => later(START, week * 7 + 7))
  return [...weekly, ...MONTH_ENDS]
    .filter((on) => on <= today)
    .flatMap((on) => history.map((handIns, place) => savedFile(handIns, place, on)))
}

/** The report that the organization publishes on this day. */
function reportOn(history: History, today: LocalDate) {
  return organizationReport(filesOn(history, today), lastClosedMonth(today))
}

/** The figures, without the name of their month. */
const figuresOn = (history: History, today: LocalDate) => JSON.stringify(reportOn(history, today).figures)

/** All that the one learner may have done, as far as a report could show it. */
const secrets = fc.record({
  before: fc.nat(6),
  after: fc.nat(6),
  isFinished: fc.boolean(),
  isPassed: fc.boolean(),
  isShared: fc.boolean(),
})
type Secret = typeof secrets extends fc.Arbitrary<infer T> ? T : never

function withOne(history: History, on: LocalDate, { before, after, isFinished, isPassed, isShared }: Secret): History {
  const learner = outcomeLearner({
    order: 'one',
    lessons: isFinished ? ['saving_1'] : [],
    days: [on],
    quizzes: isPassed ? { saving: [1, 1, 90] } : {},
    checks: isShared ? { saving: [before, after, on] } : {},
    ...(isShared && { state: 'IA' }),
    heardOn: on,
  })
  return history.map((handIns, place) => (place === 0 ? [...handIns, { day: on, learner }] : handIns))
}

const DIFFERENT: readonly Secret[] = [
  { before: 0, after: 6, isFinished: true, isPassed: true, isShared: true },
  { before: 0, after: 0, isFinished: false, isPassed: false, isShared: false },
]

describe('an attacker with two weekly reports and all other learners', () => {
  it('learns nothing of the one who handed in between them', () => {
    const weeks = fc.tuple(fc.constantFrom(...MONTH_ENDS), fc.integer({ min: -10, max: 10 }))
    fc.assert(
      fc.property(fc.nat(1_000_000), weeks, fc.nat(7), secrets, (seed, [end, from], after, secret) => {
        const [first, second] = [later(end, from), later(end, from + 7)]
        const others = historyOf(seed)
        const seen = [secret, ...DIFFERENT].map((one) => {
          const history = withOne(others, later(first, after), one)
          return JSON.stringify([reportOn(history, first), reportOn(history, second)])
        })
        // The reports are the same for everything that the learner can have done.
        expect(new Set(seen).size).toBe(1)
      }),
      { numRuns: 80 },
    )
  })

  it('would learn the result from sums of the same day', () => {
    const others: History = [
      Array.from({ length: 9 }, (_, index) => ({
        day: START,
        learner: outcomeLearner({ order: `${index}`, checks: { saving: [2, 3, START] }, heardOn: START }),
      })),
    ]
    const sumOn = (history: History, today: LocalDate) => {
      const file = filesOn(history, today).find(({ asOf }) => asOf === today)
      const blocks = file?.modules[1]?.blocks ?? []
      return gainSums(blocks)
    }
    const [first, second] = [later(START, 7), later(START, 14)]
    const history = withOne(others, later(START, 9), {
      before: 6,
      after: 0,
      isFinished: false,
      isPassed: false,
      isShared: true,
    })
    // Four others of the second block gained 1 each, so the rest is the gain of the one: from 6 to 0.
    expect(sumOn(history, second).sum - sumOn(history, first).sum - 4).toBe(-6)
  })
})

describe('an attacker with the reports of two months', () => {
  it('learns nothing of the only hand-in of the second month', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.integer({ min: 1, max: 28 }), secrets, (seed, dayOfMonth, secret) => {
        const quietMonth = day('2026-10-01')
        const others = historyOf(seed).map((handIns) => handIns.filter((one) => one.day < quietMonth))
        const on = later(quietMonth, dayOfMonth)
        const [september, october] = [day('2026-10-20'), day('2026-11-20')]
        const seen = [secret, ...DIFFERENT].map((one) => {
          const history = withOne(others, on, one)
          const figures = [figuresOn(history, september), figuresOn(history, october)]
          expect(figures[1]).toBe(figures[0])
          return figures.join('\n')
        })
        expect(new Set(seen).size).toBe(1)
      }),
      { numRuns: 40 },
    )
  })

  it('sees figures that change by whole tens of learners only', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), (seed) => {
        const history = historyOf(seed)
        const figures = ['2026-09-20', '2026-10-20', '2026-11-20'].map((on) => reportOn(history, day(on)).figures)
        for (const one of figures) {
          const numbers = [one?.enrolled, one?.active, ...(one?.states ?? []).map(({ learners }) => learners)]
          const ofModules = (one?.modules ?? []).flatMap(({ finished, passedFirst, passedBest, checks: gains }) =>
            [finished, passedFirst, passedBest].concat(gains?.learners ?? 0),
          )
          for (const number of [...numbers, ...ofModules]) expect((number ?? 0) % 10).toBe(0)
        }
        const checks = figures.map((one) => one?.modules[1]?.checks)
        const months = checks.slice(1).map((now, index) => [checks[index], now] as const)
        const repeated = months.filter(([before, now]) => before?.learners === now?.learners)
        for (const [before, now] of repeated) expect(now).toEqual(before)
      }),
      { numRuns: 40 },
    )
  })
})
