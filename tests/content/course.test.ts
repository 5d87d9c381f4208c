import { describe, expect, test } from 'vitest'
import { checkAnswerPlaces } from '../../tools/content/checkAnswerPlaces'
import { checkGlossary } from '../../tools/content/checkGlossary'
import { contentTable } from '../../tools/content/contentTable'
import { type Content, readContent } from '../../tools/content/readContent'
import { asFiles, soundContent, soundGlossary } from './soundContent'

const MODULES =
  'foundations saving insurance banking credit investing entrepreneurship real_estate retirement taxes'.split(' ')

function sound(): Content {
  const { content } = readContent(asFiles(soundContent()))
  if (content === undefined) throw new Error('the sound content can be read')
  return content
}

/** Returns copies of the one module, with this many right answers at each place. */
function withRightAnswers(...counts: readonly number[]): Content {
  const content = sound()
  const [module] = content.modules
  const [question] = module?.quiz?.quiz.questions ?? []
  if (module?.quiz === undefined || question === undefined) throw new Error('the sound module has a quiz')
  const { file, quiz } = module.quiz
  const modules = counts.map((count, correct) => {
    const questions = Array.from({ length: count }, () => ({ ...question, correct }))
    return { ...module, quiz: { file, quiz: { ...quiz, questions } } }
  })
  return { ...content, modules }
}

describe('the right answers of all quizzes', () => {
  test.each([
    [[30, 30, 30, 30], []],
    [[36, 24, 30, 30], []],
    [
      [37, 23, 30, 30],
      ['37 of 120 right answers of all quizzes stand at index 0', '23 of 120'],
    ],
    [
      [40, 40, 40, 0],
      ['40 of 120', '40 of 120', '40 of 120', '0 of 120 right answers of all quizzes stand at index 3'],
    ],
    // A single module is judged by the rule of its own quiz.
    [[4, 4, 4, 0], []],
  ])('%j', (counts, problems) => {
    expect(checkAnswerPlaces(withRightAnswers(...counts)).map(({ problem }) => problem)).toEqual(
      problems.map((problem) => expect.stringContaining(problem)),
    )
  })
})

describe('the glossary', () => {
  const content = sound()
  const [module] = content.manifest.modules
  const whole = {
    ...content,
    manifest: { modules: MODULES.flatMap((id) => (module ? [{ ...module, id: id as typeof module.id }] : [])) },
  }
  const terms = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      id: `term-${index}`,
      term: `Term ${index}`,
      aliases: [],
      definition: 'A word.',
      lessonId: 'banking_1' as Content['glossary'][number]['lessonId'],
    }))
  const tooFew = (of: Content) => checkGlossary(of).filter(({ problem }) => problem.includes('or more'))

  test('of the whole course has 120 terms', () => {
    expect(tooFew({ ...whole, glossary: terms(119) })).toEqual([
      { file: 'glossary.json', field: '', problem: '119 terms, not 120 or more' },
    ])
    expect(tooFew({ ...whole, glossary: terms(120) })).toEqual([])
  })

  test('of a part may have fewer', () => {
    expect(soundGlossary()).toHaveLength(1)
    expect(tooFew(content)).toEqual([])
  })
})

test('ends the table with the whole course', () => {
  const [header, ...lines] = contentTable(sound()).split('\n')
  expect(header?.split(/\s\s+/)).toEqual([
    'Module',
    'Lesson',
    'Length',
    'Words',
    'Open',
    'Numbers',
    'Grade',
    'Questions',
    'Figures',
    'Terms',
  ])
  const sums = lines.filter((line) => /^(?:banking|all) /.test(line)).map((line) => line.split(/\s\s+/))
  expect(sums).toHaveLength(2)
  expect(sums[1]?.slice(0, 2)).toEqual(['all', '4 of 4'])
  // The whole course has one module here.
  expect(sums[1]?.slice(1)).toEqual(sums[0]?.slice(1))
  expect(sums[1]?.at(-3)).toBe('10')
  expect(lines).toContain('Right answers at index 0 to 3: 3, 3, 2, 2.')
})
