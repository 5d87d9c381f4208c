import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { canonicalText } from '../../src/core/progress/json'
import type { ProgressDocument } from '../../src/core/progress/document'
import { answerReview } from '../../src/core/progress/practice'
import { isQuizPassed } from '../../src/core/progress/quizzes'
import { laws } from '../core/progress/laws'
import { DEVICES, parsedDocument, peerDocument } from '../core/progress/arbitraries'
import { day, doneBy, fresh, JOINED, moduleId, OWNER, question } from '../core/progress/samples'
import { type Edition, editions } from './editions'
import { takingTurns } from './takingTurns'

/**
 * A merge drops fields that a version does not know, and its validation ignores them. The tests below cover today’s handling
 * of answers on both sides.
 */
const { replay, parseDocument } = editions.today
const app = { ...takingTurns(editions.today, editions.first), replay, parseDocument }

describe('progress keeps earned results when the first and today’s edition alternate', () => {
  for (const law of laws) {
    test(law.name, () => {
      law.check(app, { runs: 150 })
    }, 60_000)
  }
})

describe('the first edition passes answers through unchanged', () => {
  const { first, today } = editions
  const document = parsedDocument(today)
  const pair = fc.tuple(peerDocument(today), peerDocument(today))

  test('through its validation', () => {
    fc.assert(
      fc.property(document, (it) => {
        expect(canonicalText(first.parseDocument(it, OWNER))).toBe(canonicalText({ kind: 'parsed', document: it }))
      }),
    )
  })

  test('merged as today’s edition merges them, in either order', () => {
    fc.assert(
      fc.property(pair, ([a, b]) => {
        const both = canonicalText(today.join(a, b))
        expect(canonicalText(first.join(a, b))).toBe(both)
        expect(canonicalText(first.join(b, a))).toBe(both)
      }),
    )
  })

  test('when other data is merged, but drops those of a source', () => {
    fc.assert(
      fc.property(pair, fc.constantFrom(...DEVICES), ([mine, source], device) => {
        const result = first.replay(mine, source, device)
        if (result.kind === 'refused') return
        expect(canonicalText(result.document.practice)).toBe(canonicalText(mine.practice))
        expect(canonicalText(result.document.checks)).toBe(canonicalText(mine.checks))
      }),
    )
  })
})

test('the first edition counts a day on which today’s edition only reviewed', () => {
  const [phone, key] = [DEVICES[0] as (typeof DEVICES)[number], question('credit-q1')]
  const read = { ...fresh(), days: { [day('2026-03-01')]: true as const, [day('2026-03-02')]: true as const } }
  const reviewed = doneBy(answerReview(read, { key, chosen: 0, device: phone, today: day('2026-03-03') }))
  const kept = editions.first.join(editions.first.join(read, fresh()), reviewed)
  const user = { email: null, displayName: null, photoURL: null, metadata: {} }
  const { write } = editions.first.decideCommit(undefined, kept, { user, today: day('2026-03-04') })
  expect(write).toMatchObject({ fields: { learningStreak: 3 } })
})

describe('a passed quiz stays passed beside the first edition', () => {
  const { first, today } = editions
  const CREDIT = moduleId('credit')
  const attempt = { moduleId: CREDIT, device: DEVICES[0] as (typeof DEVICES)[number], today: undefined }
  const tried = (edition: Edition, before: ProgressDocument, score: number) =>
    doneBy(edition.finishQuizAttempt(before, { ...attempt, score, passed: score >= 70, at: JOINED }))
  /** No one can reach it, so only a mark says that a quiz was passed. */
  const isPassed = (document: ProgressDocument) => isQuizPassed(document, CREDIT, 101)

  test('when its copy takes the quiz again, or starts from a backup', () => {
    const passed = tried(today, fresh(), 75)
    expect(isPassed(tried(first, tried(first, passed, 20), 70))).toBe(true)
    expect(isPassed(first.join(tried(first, fresh(), 20), passed))).toBe(true)
    expect(isPassed(doneBy(first.replay(passed, tried(first, fresh(), 90), attempt.device)))).toBe(true)
  })

  test('when the two take turns with one account', () => {
    const writer = { user: { email: null, displayName: null, photoURL: null, metadata: {} }, today: undefined }
    const created = today.decideCommit(undefined, tried(today, fresh(), 75), writer).write
    if (created?.kind !== 'create') throw new Error('The account was not created.')
    const found = first.readUserFields(created.fields, OWNER)
    if (found.kind !== 'read') throw new Error(found.kind)
    const theirs = first.decideCommit({ ...found, fields: created.fields }, tried(first, fresh(), 20), writer)
    const leaves = theirs.write?.kind === 'update' ? theirs.write.leaves : []
    expect(leaves.map(({ path }) => path.join('.'))).not.toContain('sync.quizzes.credit.passed')
    expect(isPassed(theirs.joined)).toBe(true)
  })
})
