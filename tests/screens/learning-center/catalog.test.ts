import { describe, expect, it } from 'vitest'
import {
  type Choice,
  chooseModules,
  levelGroups,
  levelsOf,
  stateOf,
} from '../../../src/screens/learning-center/chooseModules'
import { moduleStandings } from '../../../src/session/moduleStandings'
import { isModuleStarted } from '../../../src/session/nextSteps'
import { learner, place, completed, sampleManifest, tried } from '../../session/sampleCurriculum'

/** Foundations is done, credit was started by reading, and taxes is untouched. */
const document = tried(completed(learner(), 'foundations_1', 'foundations_2'), 'foundations', 80)
const started = { places: [place('credit_1', '2026-11-21T10:00:00.000Z')], drafts: [] }
const standings = moduleStandings(document, sampleManifest)
const choose = (choice: Choice): string[] =>
  chooseModules(standings, choice, ({ module }) => isModuleStarted(document, module, started)).map(
    ({ module }) => module.id,
  )

describe('the list of modules', () => {
  it.each([
    ['all', 'any', ['foundations', 'credit', 'taxes']],
    ['all', 'done', ['foundations']],
    ['all', 'started', ['credit']],
    ['all', 'not-started', ['taxes']],
    ['Advanced', 'any', ['taxes']],
    ['Beginner', 'started', []],
  ] as const)('with level %s and progress %s shows %j', (level, state, modules) => {
    expect(choose({ level, state })).toEqual(modules)
  })

  it('does not call a module done before its quiz is passed', () => {
    const open = moduleStandings(completed(learner(), 'foundations_1', 'foundations_2'), sampleManifest)[0]
    if (open === undefined) throw new Error('foundations is listed')
    expect(stateOf(open, true)).toBe('started')
  })

  it('is grouped by level, easiest first, without empty levels', () => {
    const [foundations, credit, taxes] = standings
    if (foundations === undefined || credit === undefined || taxes === undefined) throw new Error('three are listed')
    expect(levelGroups([taxes, foundations]).map(({ level }) => level)).toEqual(['Beginner', 'Advanced'])
    expect(levelsOf([credit])).toEqual(['Intermediate'])
    expect(levelGroups([])).toEqual([])
  })
})
