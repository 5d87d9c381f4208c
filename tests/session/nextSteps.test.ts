import { describe, expect, it } from 'vitest'
import { type Started, nextSteps, type Step } from '../../src/session/nextSteps'
import { draft, learner, place, completed, sampleManifest, tried } from './sampleCurriculum'

const nothing: Started = { places: [], drafts: [] }
const named = (steps: readonly Step[]): string[] =>
  steps.map((step) => (step.kind === 'lesson' ? step.lesson.id : `${step.module.id} quiz`))

describe('nextSteps', () => {
  it('starts at lesson 1 and ends with locked lessons, without their quizzes', () => {
    expect(named(nextSteps(learner(), sampleManifest, nothing))).toEqual([
      'foundations_1',
      'foundations_2',
      'foundations quiz',
      'credit_1',
      'credit_2',
      'taxes_1',
      'taxes_2',
    ])
  })

  it('leaves out completed lessons and unlocks the next level by its rule', () => {
    const document = completed(learner(), 'foundations_1', 'foundations_2')
    expect(named(nextSteps(document, sampleManifest, nothing))).toEqual([
      'foundations quiz',
      'credit_1',
      'credit_2',
      'credit quiz',
      'taxes_1',
      'taxes_2',
    ])
  })

  it('puts the lesson read last first', () => {
    const document = completed(learner(), 'foundations_1', 'foundations_2')
    const places = [place('credit_1', '2026-11-20T10:00:00.000Z'), place('credit_2', '2026-11-21T10:00:00.000Z')]
    const steps = nextSteps(document, sampleManifest, { places, drafts: [] })
    expect(named(steps).slice(0, 3)).toEqual(['credit_2', 'foundations quiz', 'credit_1'])
    expect(steps[0]).toMatchObject({ kind: 'lesson', number: 2, place: { read: 0.4 } })
  })

  it('includes a half-read lesson in a locked module', () => {
    const places = [place('credit_2', '2026-11-21T10:00:00.000Z'), place('taxes_1', '2026-11-20T10:00:00.000Z')]
    expect(named(nextSteps(learner(), sampleManifest, { places, drafts: [] }))).toEqual([
      'credit_2',
      'foundations_1',
      'foundations_2',
      'foundations quiz',
      'credit_1',
      'taxes_1',
      'taxes_2',
    ])
  })

  it.each([
    ['only opened', 0],
    ['hardly read', 0.004],
    ['read to its end', 1],
  ])('never returns to a locked lesson that was %s', (_case, read) => {
    const places = [place('credit_2', '2026-11-21T10:00:00.000Z', read)]
    expect(named(nextSteps(learner(), sampleManifest, { places, drafts: [] }))[0]).toBe('foundations_1')
  })

  it('returns to an opened lesson of a begun module, although locked', () => {
    const places = [place('credit_2', '2026-11-21T10:00:00.000Z', 0)]
    const begun = completed(learner(), 'credit_1')
    expect(named(nextSteps(begun, sampleManifest, { places, drafts: [] }))[0]).toBe('credit_2')
  })

  it('does not return to a lesson completed since', () => {
    const document = completed(learner(), 'foundations_1')
    const places = [place('foundations_1', '2026-11-21T10:00:00.000Z', 1)]
    expect(named(nextSteps(document, sampleManifest, { places, drafts: [] }))[0]).toBe('foundations_2')
  })

  it('continues an unfinished quiz when it is newer than an unfinished lesson', () => {
    const started: Started = {
      places: [place('foundations_2', '2026-11-20T10:00:00.000Z')],
      drafts: [draft('foundations', '2026-11-20T11:00:00.000Z')],
    }
    expect(named(nextSteps(learner(), sampleManifest, started))[0]).toBe('foundations quiz')
  })

  it('finishes a started module before it starts another', () => {
    const document = completed(
      tried(completed(learner(), 'foundations_1', 'foundations_2'), 'foundations', 60),
      'credit_1',
    )
    expect(named(nextSteps(document, sampleManifest, nothing)).slice(0, 3)).toEqual([
      'foundations quiz',
      'credit_2',
      'credit quiz',
    ])
  })

  it('is empty when all lessons are completed and all quizzes passed', () => {
    let document = learner()
    for (const { id, lessons } of sampleManifest.modules) {
      document = tried(completed(document, ...lessons.map((lesson) => lesson.id)), id, 80)
    }
    expect(nextSteps(document, sampleManifest, nothing)).toEqual([])
  })
})
