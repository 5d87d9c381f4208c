import { describe, expect, it } from 'vitest'
import { lessonSearch, lessonText } from '../../../src/screens/learning-center/lessonSearch'
import { foundLessons } from '../../../src/screens/learning-center/SearchResults'
import { moduleStandings } from '../../../src/session/moduleStandings'
import type { LessonId } from '../../../src/core/progress/ids'
import { learner, sampleManifest } from '../../session/sampleCurriculum'

const texts = new Map([
  ['foundations_1' as LessonId, 'Rent and utilities come first. A café costs less at home.'],
  ['credit_2' as LessonId, 'A budget helps to pay the debt down.'],
])
const search = await lessonSearch(sampleManifest, texts)

describe('searching the lessons', () => {
  it.each([
    ['budget', ['foundations_2', 'credit_2'], 'a title before a text'],
    ['BUDG', ['foundations_2', 'credit_2'], 'the beginning of a word, in any case'],
    ['buget', ['foundations_2', 'credit_2'], 'a long word with a letter missing'],
    ['cafe', ['foundations_1'], 'without accents'],
    ['debt budget', ['credit_2'], 'every word'],
    ['utilities', ['foundations_1'], 'the text of a lesson'],
    ['tax', ['taxes_1', 'taxes_2'], 'the title of its module'],
    ['zebra', [], 'nothing'],
    ['  ', [], 'no words'],
    ['"(*&', [], 'signs only'],
  ])('%j finds %j: %s', (query, lessons) => {
    const found = search.find(query)
    expect([...found].sort()).toEqual([...lessons].sort())
    // All lessons of one module match its title equally well.
    expect(query === 'tax' ? lessons : [lessons[0]]).toContain(found[0])
  })

  it('finds titles when the device has no texts', async () => {
    const titles = await lessonSearch(sampleManifest, new Map())
    expect(titles.find('budget')).toEqual(['foundations_2'])
    expect(titles.find('utilities')).toEqual([])
  })
})

describe('search results', () => {
  const standings = moduleStandings(learner(), sampleManifest)
  const found = (...ids: readonly string[]) =>
    foundLessons(standings, ids as readonly LessonId[]).map(({ module, lessons }) => [
      module.id,
      lessons.map(({ lesson, number }) => [lesson.id, number]),
    ])

  it('are grouped by module, best first', () => {
    expect(found('credit_2', 'foundations_1', 'credit_1')).toEqual([
      [
        'credit',
        [
          ['credit_2', 2],
          ['credit_1', 1],
        ],
      ],
      ['foundations', [['foundations_1', 1]]],
    ])
  })

  it('leave out lessons of modules that were not chosen', () => {
    expect(foundLessons(standings.slice(0, 1), ['credit_1' as LessonId])).toEqual([])
  })
})

it('reads the full text of a lesson, without markup', () => {
  const text = lessonText({
    title: 'Lesson',
    type: 'reading',
    duration: '15 min',
    points: 50,
    objectives: [],
    standards: [],
    terms: [],
    disclaimers: [],
    sections: [
      { type: 'hero', title: 'Hero', subtitle: 'Sub' },
      { type: 'text', content: 'A **strong** word and {{fica_rate}} percent' },
      { type: 'keyPoints', items: ['Key one'] },
      { type: 'steps', steps: ['Do: this'] },
      {
        type: 'text',
        table: { caption: 'Caption', columns: [{ label: 'A', kind: 'text' }], rows: [['Cell']], total: false },
        more: { title: 'More', content: 'Folded' },
        decide: { id: 'd', question: 'Which?', options: ['This'], correct: 0, why: ['Because'] },
      },
    ],
  })
  expect(text.split(/\s+/)).toEqual(
    'Hero Sub A strong word and percent Key one Do: this Caption Cell More Folded Which? This Because'.split(' '),
  )
})
