import { statisticsOf } from '../../src/classroom/protocol/outcomes/classStatistics'
import type { OutcomeLearner } from '../../src/classroom/protocol/outcomes/outcomeLearner'
import { outcomesFile } from '../../src/classroom/protocol/outcomes/outcomesFile'
import { type ClassOutcomes, parseClassOutcomes } from '../../src/classroom/protocol/outcomes/parseClassOutcomes'
import { publishedOf } from '../../src/classroom/protocol/outcomes/published'
import { dateOfNumber, dayNumber } from '../../src/core/progress/calendar'
import type { LocalDate } from '../../src/core/progress/ids'
import { CURRICULUM, outcomeLearner } from '../classroom/protocol/outcomes/outcomeSamples'
import type { Chance } from '../lab/chance'

/** Everything that a simulated learner hands in on one day. */
export interface HandIn {
  readonly day: LocalDate
  readonly learner: OutcomeLearner
}

/** The chance that a question that was wrong before the module is right after it, and the other way round. */
const LEARNS = 0.5
const FORGETS = 0.1
const QUESTIONS = 6
const KNOWS = [0.3, 0.5, 0.7] as const

/** The true mean gain of these learners, in right answers of 6. Half of the questions are wrong before, on average. */
export const TRUE_GAIN = QUESTIONS * (0.5 * LEARNS - 0.5 * FORGETS)

function chances(chance: Chance, count: number, share: number): number {
  return Array.from({ length: count }, () => chance.below(1000) < share * 1000).filter(Boolean).length
}

/** A learner's right answers before and after a module. */
export function twoChecks(chance: Chance): readonly [before: number, after: number] {
  const before = chances(chance, QUESTIONS, KNOWS[chance.below(KNOWS.length)] ?? 0.5)
  return [before, before - chances(chance, before, FORGETS) + chances(chance, QUESTIONS - before, LEARNS)]
}

/** A learner who is done with a module on that day. One in five did not agree to hand in self-checks. */
export function someLearner(chance: Chance, order: string, day: LocalDate): OutcomeLearner {
  const isShared = chance.below(5) > 0
  return outcomeLearner({
    order,
    lessons: chance.below(4) > 0 ? ['saving_1'] : [],
    days: [day],
    quizzes: chance.below(3) > 0 ? { saving: [1 + chance.below(2), 1, 80] } : {},
    checks: isShared ? { saving: [...twoChecks(chance), day] as const } : {},
    ...(isShared && { state: chance.below(2) === 0 ? 'IA' : 'WI' }),
    heardOn: day,
  })
}

/** The class's file, written and read back. */
export function fileOf(learners: readonly OutcomeLearner[], number: number, asOf: LocalDate): ClassOutcomes {
  const classNumber = String(number).padStart(32, '0')
  const published = publishedOf(statisticsOf(learners, CURRICULUM, asOf))
  const parsed = parseClassOutcomes(outcomesFile(published, { classNumber, timeZone: 'UTC', course: 'v3.3.5' }))
  if (parsed.kind === 'refused') throw new Error(JSON.stringify(parsed))
  return parsed.outcomes
}

export function later(day: LocalDate, days: number): LocalDate {
  const date = dateOfNumber(dayNumber(day) + days)
  if (date === undefined) throw new RangeError(`${days} days after ${day}`)
  return date
}
