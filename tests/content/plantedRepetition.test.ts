import { describe, expect, test } from 'vitest'
import { checkContent } from '../../tools/content/checkContent'
import { contentTable } from '../../tools/content/contentTable'
import { describeProblem } from '../../tools/content/problem'
import { readContent } from '../../tools/content/readContent'
import { asFiles, soundContent } from './soundContent'

type Sound = ReturnType<typeof soundContent>
type Lesson = Sound['banking_1.json']
const LESSONS = ['banking_1.json', 'banking_2.json', 'banking_3.json', 'banking_4.json'] as const

/** One name for each lesson, so that no person returns. */
const PEOPLE = ['Maya', 'Gus', 'Hana', 'Wade']

/** Sound content of four lessons, where a limit of one fifth is one lesson. The first `count` lessons are changed. */
function problemsWith(count: number, change: (lesson: Lesson['content'], person: string) => unknown): string[] {
  const sound = soundContent()
  for (const [index, file] of LESSONS.slice(0, count).entries()) change(sound[file].content, PEOPLE[index] ?? '')
  return checkContent(asFiles(sound)).map(describeProblem)
}

/** `NAME` in the words is a different person in each lesson. */
const begin = (words: string) => (it: Lesson['content'], person: string) =>
  (it.introduction = `${words.replace('NAME', person)} ${it.introduction}`)
const end = (words: string) => (it: Lesson['content'], person: string) =>
  (it.introduction += ` ${words.replace('NAME', person)}`)
const inSection = (words: string) => (it: Lesson['content']) => {
  const [section] = it.sections
  if (section) section.content += words
}

describe('repetition that a learner would notice', () => {
  test.each([
    ['a person in a town', 1, begin('NAME is in Flint.'), 'a person and a town in the first paragraph'],
    ['a person and a town further on', 2, end('\n\nNAME is in Flint.'), 'a person and a town in the introduction'],
    ['a person at once', 1, begin('NAME is here.'), 'a person in the first sentence'],
    ['a day at once', 1, begin('It is Thursday in town.'), 'an hour, a day or a season first'],
    ['an hour at once', 1, begin('At 3:10 the doors open.'), 'an hour, a day or a season first'],
    ['words at once', 1, begin('“Wait,” said the clerk.'), 'somebody’s words first'],
    ['a question', 1, begin('Where does it go?'), 'a question first'],
    ['you', 1, begin('You have cash.'), 'you first'],
    ['the promise', 1, end('In this lesson you will count.'), '“in this lesson you will”'],
    ['another promise', 1, end('You will learn to count.'), '“you will learn”'],
    ['the hedge', 1, end('Your own results will differ.'), '“results will differ”'],
    ['what was left out', 1, end('We left out tax.'), '“we left out”'],
    ['a penny note', 1, end('A sum may be one cent off.'), 'a note on fractions of a cent'],
    ['a town', 2, end('A bus goes to Toledo.'), 'Toledo'],
    ['a job', 3, end('They said: he drives a school bus.'), 'work at a school'],
    ['a thing', 3, end('It stands by the refrigerator.'), 'a refrigerator'],
  ] as const)('accepts %s in %i of four lessons, and not in one more', (_what, most, change, name) => {
    expect(problemsWith(most, change)).toEqual([])
    expect(problemsWith(most + 1, change)).toContainEqual(
      expect.stringContaining(`${name}: in ${most + 1} lessons, not ${most}`),
    )
  })

  test('ignores a name in the second paragraph as an opening', () => {
    expect(problemsWith(4, (it) => (it.introduction += '\n\nMaya waits in Flint.')).join()).not.toContain(
      'first paragraph',
    )
  })
})

describe('“for example”', () => {
  test('is accepted three times in a lesson', () => {
    expect(problemsWith(1, end('For example, a. For example, b. So, for example, c.'))).toEqual([])
  })

  test('is rejected the fourth time', () => {
    const problems = problemsWith(1, end('For example, a. For example, b. For example, c. For example, d.'))
    expect(problems).toEqual(['banking_1.json: “for example” 4 times'])
  })

  test('is rejected above an average of once a lesson', () => {
    expect(problemsWith(4, end('For example, a.'))).toEqual([])
    const problems = problemsWith(3, end('For example, a. For example, b.'))
    expect(problems).toEqual(['manifest.json: “for example” 6 times in 4 lessons'])
  })
})

describe('the line of limits', () => {
  test('is accepted as its own paragraph, once a section', () => {
    expect(problemsWith(4, inSection('\n\n**Not counted:** tax.'))).toEqual([])
  })

  test.each([
    ['inside a paragraph', ' **Not counted:** tax.', 'is no paragraph of its own'],
    ['twice', '\n\n**Not counted:** tax.\n\n**Not counted:** fees.', 'comes twice'],
    ['a long one', `\n\n**Not counted:** ${'tax '.repeat(24)}`, 'has 26 words, not 25'],
  ])('is rejected %s', (_how, words, problem) => {
    expect(problemsWith(1, inSection(words)).join()).toContain(problem)
  })
})

test('reports a town that is not listed', () => {
  expect(problemsWith(1, end('A bus stops in Zanesville.'))).toEqual([
    'banking_1.json: content.introduction: Zanesville looks like a town that tools/content/towns.json does not list',
  ])
})

test('shows the closest values to each limit in the table', () => {
  const sound = soundContent()
  for (const file of LESSONS.slice(0, 2)) end('A bus goes to Toledo.')(sound[file].content, '')
  const { content } = readContent(asFiles(sound))
  if (content === undefined) throw new Error('the sound content can be read')
  const lines = contentTable(content).split('\n')
  expect(lines).toContain('“For example”: 0 times in 4 lessons.')
  expect(lines.at(-1)).toBe('  Toledo: 2 lessons, at most 2')
})
