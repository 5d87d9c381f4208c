/**
 * Role: the join of what is known about one quiz.
 * Guarantee: a passed quiz stays passed, the last passed result arrives, the best score never falls.
 * Must not: mix two results into one.
 */
import { greater } from './compareJson'
import { isCount } from './count'
import { joinChosen } from './joinChosen'
import { everyEntry, type Joiner, joinMaps } from './joiner'
import { compareEarlier } from './joinInstant'
import { joinUnknown } from './joinUnknown'
import { isJsonMap } from './json'
import { own } from './own'
import { isBest, isLatest } from './quizResult'
import { validFirst } from './validFirst'

export const joinCounter = validFirst(isCount, (a, b) => Math.max(a, b))

const joinLatest = joinChosen(
  isLatest,
  ['turn', 'score', 'at'],
  (a, b) => a.turn - b.turn || a.score - b.score || compareEarlier(a.at, b.at),
)

const joinBest = joinChosen(isBest, ['score', 'at'], (a, b) => a.score - b.score || compareEarlier(a.at, b.at))

const joiners: Readonly<Record<string, Joiner>> = {
  latest: joinLatest,
  best: joinBest,
  attempts: everyEntry(joinCounter),
}

export const joinQuiz: Joiner = (a, b) =>
  isJsonMap(a) && isJsonMap(b) ? joinMaps(a, b, (key) => own(joiners, key) ?? joinUnknown) : greater(a, b)
