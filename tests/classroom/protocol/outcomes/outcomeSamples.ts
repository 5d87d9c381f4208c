import type { OutcomeLearner } from '../../../../src/classroom/protocol/outcomes/outcomeLearner'
import type { Check } from '../../../../src/core/progress/checks'
import { parseDocument } from '../../../../src/core/progress/parseDocument'
import { day, OWNER } from '../../../core/progress/samples'
import { CURRICULUM } from '../bookSamples'

export { CURRICULUM }

interface Said {
  readonly order?: string
  readonly lessons?: readonly string[]
  readonly days?: readonly string[]
  /** For each module: the finished attempts, the passed ones of them, and the best score. */
  readonly quizzes?: Readonly<Record<string, readonly [attempts: number, passed: number, best: number]>>
  /** For each module: right answers before and after, and the day of the second self-check. */
  readonly checks?: Readonly<Record<string, readonly [before: number, after: number, on?: string]>>
  readonly state?: string
  readonly heardOn?: string
}

const at = '2026-10-10T10:00:00.000Z'

export function outcomeLearner(said: Said = {}): OutcomeLearner {
  const { order = 'ada', lessons = [], days = [], quizzes = {}, checks = {}, state, heardOn } = said
  const fields = {
    owner: OWNER,
    lessons: Object.fromEntries(lessons.map((id) => [id, { phone: 1 }])),
    days: Object.fromEntries(days.map((one) => [one, true])),
    quizzes: Object.fromEntries(
      Object.entries(quizzes).map(([id, [attempts, passed, score]]) => [
        id,
        {
          attempts: { phone: attempts },
          ...(passed > 0 && { latest: { turn: passed, score, at }, best: { score, at } }),
        },
      ]),
    ),
  }
  const parsed = parseDocument(fields, OWNER)
  if (parsed.kind === 'unreadable') throw new Error(parsed.reason)
  return {
    order,
    document: parsed.document,
    checks: Object.fromEntries(Object.entries(checks).map(([id, taken]) => [id, checksOf(taken)])),
    state,
    heardOn: heardOn === undefined ? undefined : day(heardOn),
  }
}

function checksOf([before, after, on = '2026-10-10']: readonly [number, number, string?]): readonly Check[] {
  return [
    { kind: 'before', day: day('2026-10-01'), right: before },
    { kind: 'after', day: day(on), right: after },
  ]
}

/** So many learners, each with its number. */
export function learners(count: number, saidOf: (index: number) => Said): readonly OutcomeLearner[] {
  return Array.from({ length: count }, (_, index) => outcomeLearner({ order: `learner ${index}`, ...saidOf(index) }))
}
