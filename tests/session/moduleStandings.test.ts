import { expect, it } from 'vitest'
import { moduleStandings } from '../../src/session/moduleStandings'
import { learner, completed, sampleManifest, tried } from './sampleCurriculum'

const facts = (document: ReturnType<typeof learner>) =>
  moduleStandings(document, sampleManifest).map(
    ({ module, access, lessonsDone, percent, patchesDone, patches, bestScore, attempts, points }) =>
      [module.id, access.kind, lessonsDone, percent, `${patchesDone}/${patches}`, bestScore, attempts, points] as const,
  )

it('gives a new learner one open module and the points of all', () => {
  expect(facts(learner())).toEqual([
    ['foundations', 'open', 0, 0, '0/3', undefined, 0, 200],
    ['credit', 'locked', 0, 0, '0/3', undefined, 0, 350],
    ['taxes', 'locked', 0, 0, '0/3', undefined, 0, 500],
  ])
})

it('adds no patch for a failed quiz', () => {
  expect(facts(tried(completed(learner(), 'foundations_1'), 'foundations', 60))[0]).toEqual([
    'foundations',
    'open',
    1,
    50,
    '1/3',
    undefined,
    1,
    200,
  ])
})

it('adds the last patch for a passed quiz', () => {
  const document = tried(completed(learner(), 'foundations_1', 'foundations_2'), 'foundations', 70)
  expect(facts(document)[0]).toEqual(['foundations', 'open', 2, 100, '3/3', 70, 1, 200])
  expect(facts(document)[1]?.[1]).toBe('open')
})
