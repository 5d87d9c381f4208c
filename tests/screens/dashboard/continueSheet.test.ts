import { describe, expect, it } from 'vitest'
import { sheetOf } from '../../../src/screens/dashboard/ContinueSheet'
import { type Started, nextSteps } from '../../../src/session/nextSteps'
import type { ProgressDocument } from '../../../src/core/progress/document'
import { draft, learner, place, completed, sampleManifest } from '../../session/sampleCurriculum'

function sheet(document: ProgressDocument, started: Partial<Started> = {}, isLocked = false) {
  const [step] = nextSteps(document, sampleManifest, { places: [], drafts: [], ...started })
  if (step === undefined) throw new Error('nothing is left to do')
  return sheetOf(document, step, isLocked)
}

describe('the card with the next step', () => {
  it('invites a new learner to lesson 1', () => {
    expect(sheet(learner())).toEqual({
      to: '/lesson/foundations/foundations_1',
      kicker: 'Start here',
      title: 'Introduction to Money',
      facts: 'Financial Foundations, lesson 1 of 2 · 15 min · 50 points',
      percent: undefined,
      note: undefined,
      action: 'Start lesson 1',
    })
  })

  it('continues where the learner stopped', () => {
    const places = [place('foundations_1', '2026-11-21T10:00:00.000Z', 0.404)]
    expect(sheet(learner(), { places })).toMatchObject({
      kicker: 'Continue where you left off',
      percent: 40,
      note: '40% read. You stopped at “A heading”',
      action: 'Continue',
    })
  })

  it('explains how to complete a lesson that was read to its end', () => {
    const places = [place('foundations_1', '2026-11-21T10:00:00.000Z', 1)]
    expect(sheet(learner(), { places }).note).toBe('You read the whole lesson. Mark it complete to get your points.')
  })

  it('says Locked and names no points when a lesson is locked', () => {
    const places = [place('credit_2', '2026-11-21T10:00:00.000Z', 0.4)]
    expect(sheet(learner(), { places }, true)).toMatchObject({
      facts: 'Credit and Debt, lesson 2 of 2 · 15 min · Locked',
      note: '40% read. You stopped at “A heading”',
    })
  })

  it('does not call an opened, unread lesson started', () => {
    const places = [place('foundations_1', '2026-11-21T10:00:00.000Z', 0)]
    expect(sheet(learner(), { places })).toMatchObject({ kicker: 'Start here', percent: undefined })
  })

  it('links to the next lesson after the first is completed', () => {
    expect(sheet(completed(learner(), 'foundations_1'))).toMatchObject({
      to: '/lesson/foundations/foundations_2',
      kicker: 'Up next',
      action: 'Open lesson',
    })
  })

  it('continues a half-answered quiz', () => {
    const drafts = [draft('foundations', '2026-11-21T10:00:00.000Z')]
    expect(sheet(learner(), { drafts })).toMatchObject({
      to: '/quiz/foundations',
      title: 'Quiz: Financial Foundations',
      percent: 50,
      note: '1 of 2 questions answered. Your answers are saved.',
      action: 'Continue',
    })
  })
})
