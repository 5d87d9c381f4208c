/**
 * Role: the join of two documents' learning in one epoch.
 * Guarantee: every field of the learning has a joiner here, or this file does not compile.
 * Must not: look at clocks or at which side is local: both devices must choose alike.
 */
import { isCount } from './count'
import type { LocalDate } from './ids'
import { everyEntry, type Joiner, joinMaps } from './joiner'
import { joinInstant } from './joinInstant'
import { joinCounter, joinQuiz } from './joinQuiz'
import { joinUnknown } from './joinUnknown'
import type { JsonMap } from './json'
import type { Learning } from './learning'
import { own } from './own'
import { parseLocalDate } from './parseIds'
import { validFirst } from './validFirst'

const isLocalDate = (value: unknown): value is LocalDate => parseLocalDate(value) !== undefined
const isTrue = (value: unknown): value is true => value === true

const joinEarlierDate = validFirst(isLocalDate, (a, b) => (a < b ? a : b))
const joinPaid = validFirst(isCount, (a, b) => Math.min(a, b))
const joinSpent = validFirst(isCount, (a, b) => Math.max(a, b))
const joinDay = validFirst(isTrue, () => true)

const joiners: { readonly [Field in keyof Learning]: Joiner } = {
  lessons: everyEntry(everyEntry(joinCounter)),
  completedOn: everyEntry(joinEarlierDate),
  quizzes: everyEntry(joinQuiz),
  certificates: everyEntry(joinInstant),
  unlocks: everyEntry(joinPaid),
  spentBefore: joinSpent,
  days: everyEntry(joinDay),
}

export function joinLearning(a: JsonMap, b: JsonMap): JsonMap {
  return joinMaps(a, b, (field) => own<string, Joiner>(joiners, field) ?? joinUnknown)
}
