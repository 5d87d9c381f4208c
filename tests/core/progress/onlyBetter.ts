import assert from 'node:assert/strict'
import { checksOf } from '../../../src/core/progress/checks'
import type { ProgressDocument } from '../../../src/core/progress/document'
import { own, ownEntries, ownKeys } from '../../../src/core/progress/json'
import { parseInstant } from '../../../src/core/progress/ids'
import { isMarkedPassed } from '../../../src/core/progress/quizzes'
import { answeredQuestions } from '../../../src/core/progress/practice'
import { timesAnswered } from './timesAnswered'

/** The expectation for any step of any replica: within an epoch, nothing earned gets less. */
export function assertOnlyBetter(before: ProgressDocument, after: ProgressDocument): void {
  assert.equal(after.owner, before.owner)
  assert.ok(after.epoch >= before.epoch, 'an epoch went back')
  assertEarlier(before.joinedOn, after.joinedOn, 'joining date')
  for (const field of ['displayName', 'photoURL'] as const) {
    const turn = before.profile[field]?.turn
    if (turn !== undefined) assert.ok((after.profile[field]?.turn ?? -1) >= turn, `an older ${field} came back`)
  }
  if (after.epoch === before.epoch) assertLearningGrew(before, after)
}

function assertLearningGrew(before: ProgressDocument, after: ProgressDocument): void {
  for (const [id, counters] of ownEntries(before.lessons)) {
    for (const [device, counter] of ownEntries(counters)) {
      assert.ok((own(own(after.lessons, id) ?? {}, device) ?? -1) >= counter, `a counter of ${id} fell`)
    }
  }
  for (const [id, quiz] of ownEntries(before.quizzes)) {
    const now = own(after.quizzes, id)
    if (quiz.latest) assert.ok((now?.latest?.turn ?? -1) >= quiz.latest.turn, `an older result of ${id} came back`)
    if (quiz.best) assert.ok((now?.best?.score ?? -1) >= quiz.best.score, `the best score of ${id} fell`)
    if (isMarkedPassed(quiz)) assert.ok(isMarkedPassed(now), `${id} is no longer passed`)
    for (const [device, count] of ownEntries(quiz.attempts ?? {})) {
      assert.ok((own(now?.attempts ?? {}, device) ?? -1) >= count, `attempts at ${id} fell`)
    }
  }
  for (const [id, on] of ownEntries(before.certificates))
    assertEarlier(on, own(after.certificates, id), `certificate ${id}`)
  for (const [id, on] of ownEntries(before.completedOn)) {
    assert.ok((own(after.completedOn, id) ?? '9') <= on, `the first completion of ${id} moved`)
  }
  for (const [id, paid] of ownEntries(before.unlocks)) {
    assert.ok((own(after.unlocks, id) ?? Infinity) <= paid, `more was paid for ${id}, or it closed`)
  }
  for (const [date] of ownEntries(before.days)) assert.equal(own(after.days, date), true, `${date} is no longer active`)
  for (const key of answeredQuestions(before)) {
    assert.ok(timesAnswered(after, key) >= timesAnswered(before, key), `answers to ${key} are gone`)
  }
  for (const id of ownKeys(before.checks ?? {})) {
    assert.ok(checksOf(after, id).length >= checksOf(before, id).length, `checks of ${id} are gone`)
  }
  assert.ok(after.spentBefore >= before.spentBefore, 'spent points came back')
}

function assertEarlier(before: string, after: string | undefined, what: string): void {
  assert.notEqual(after, undefined, `${what} is gone`)
  if (parseInstant(before) !== undefined) assert.ok(after !== '' && (after ?? '') <= before, `${what} moved`)
}
