import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { checkContent } from '../../tools/content/checkContent'
import { figuresIn } from '../../tools/content/checkFigures'
import { describeProblem } from '../../tools/content/problem'
import { readContent } from '../../tools/content/readContent'
import { readFolder } from '../../tools/content/readFolder'
import { FORBIDDEN, OWN_FIGURES } from '../../tools/content/stateRules'
import { asFiles, soundContent } from './soundContent'

/** Problems of a lesson whose introduction names the town, with words added to its first section. */
function problemsIn(town: string, words: string, figure = 'cap'): string[] {
  const sound = soundContent()
  const { content } = sound['banking_1.json']
  content.introduction += ` A bus goes to ${town}.`
  for (const section of content.sections.slice(0, 1)) {
    section.content = `${section.content.replace('{{cap}}', `{{${figure}}}`)} ${words}`
  }
  for (const each of sound['figures.json']) each.id = figure
  return checkContent(asFiles(sound)).map(describeProblem)
}

describe('a price that a state forbids', () => {
  test.each(['A lender asks $15 for each $100.', 'The fee comes to 391.07% a year.'])(
    'is rejected there: %s',
    (words) => {
      expect(problemsIn('Omaha', words)).toEqual([
        'banking_1.json: content.sections[0]: a payday loan at $15 for each $100 is not legal in Nebraska',
      ])
      expect(problemsIn('La Crosse', words)).toEqual([])
    },
  )

  test('depends on the town of the section, if it names one', () => {
    const words = 'Near Hannibal a lender asks $15 for each $100.'
    expect(problemsIn('Omaha', words)).toEqual([])
    expect(problemsIn('Hannibal', words.replace('Hannibal', 'Bemidji')).join()).toContain('not legal in Minnesota')
  })
})

test('rejects one state’s legal figure in another state’s scene', () => {
  expect(problemsIn('Muncie', '', 'indiana-new-driver-days')).toEqual([])
  expect(problemsIn('Toledo', '', 'indiana-new-driver-days')).toEqual([
    'banking_1.json: content.sections[0]: {{indiana-new-driver-days}} is the law of Indiana, and the scene is in Ohio',
  ])
})

describe('the table of state rules', () => {
  const { content } = readContent(readFolder(fileURLToPath(new URL('../../public/data/lessons', import.meta.url))))
  const sections = content?.modules.flatMap(({ lessons }) => lessons.flatMap(({ lesson }) => lesson.content.sections))
  const texts = sections?.map(({ content: text }) => text) ?? []
  const figures = new Set(content?.figures.map(({ id }) => id))

  test('has only rules that lessons use, each with a sourced figure', () => {
    expect(FORBIDDEN.filter(({ says }) => !texts.some((text) => says.test(text)))).toEqual([])
    expect(FORBIDDEN.flatMap((rule) => rule.figures).filter((id) => !figures.has(id))).toEqual([])
    const used = new Set(texts.flatMap(figuresIn))
    expect(Object.keys(OWN_FIGURES).filter((id) => !used.has(id))).toEqual([])
  })
})
