import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { describeProblem } from '../../tools/content/problem'
import { checkQuestions, listedQuestions } from '../../tools/content/questionList'
import { type Content, readContent } from '../../tools/content/readContent'
import { readFolder } from '../../tools/content/readFolder'
import { questionKey } from '../../src/core/progress/ids'
import { moduleId } from '../core/progress/samples'
import { asFiles, soundContent } from './soundContent'

const path = (name: string) => fileURLToPath(new URL(`../../${name}`, import.meta.url))
const list = readFileSync(path('tools/content/questions.txt'), 'utf8')

type Quiz = ReturnType<typeof soundContent>['banking_quiz.json']

function contentWith(change: (quiz: Quiz) => void = () => undefined): Content {
  const sound = soundContent()
  change(sound['banking_quiz.json'])
  const { content } = readContent(asFiles(sound))
  if (content === undefined) throw new Error('the sound content has a manifest')
  return content
}

const published = listedQuestions(contentWith(), '')
const problems = (content: Content, of = published) => checkQuestions(content, of).map(describeProblem)
const first = (quiz: Quiz) => {
  const [question] = quiz.questions
  if (question === undefined) throw new Error('the sound content has one')
  return question
}

describe('the list of published questions', () => {
  test('agrees with the quizzes that the site serves', () => {
    const { content } = readContent(readFolder(path('public/data/lessons')))
    if (content === undefined) throw new Error('no manifest')
    expect(checkQuestions(content, list).map(describeProblem)).toEqual([])
    for (const { info, quiz } of content.modules)
      for (const { id } of quiz?.quiz.questions ?? [])
        expect(list).toContain(`\n${questionKey(moduleId(info.id), id) ?? 'no key'} `.trimStart())
  })

  test('agrees with itself', () => {
    expect(problems(contentWith())).toEqual([])
    expect(listedQuestions(contentWith(), published)).toBe(published)
  })

  const KEY = `banking-${first(soundContent()['banking_quiz.json']).id}`
  test.each<[string, (quiz: Quiz) => void, string]>([
    ['a new question', (quiz) => (first(quiz).id = 'banking_q99'), 'banking-banking_q99 is not in the list'],
    ['a question that was dropped', (quiz) => quiz.questions.shift(), `questions.txt: ${KEY}: was published`],
    ['another question', (quiz) => (first(quiz).question = 'Who?'), `${KEY} says something else`],
    ['another order of its options', (quiz) => first(quiz).options.reverse(), `${KEY} says something else`],
    [
      'an id that was used before',
      (quiz) => Object.assign(quiz, { retired: [{ ...first(quiz), question: 'Who?' }] }),
      `the id of ${KEY} was used before`,
    ],
    ['an id that is too long for a key', (quiz) => (first(quiz).id = 'q'.repeat(60)), 'is no key that an answer'],
  ])('reports %s', (_, change, problem) => {
    expect(problems(contentWith(change)).join('\n')).toContain(problem)
  })

  test('lets a question retire, and its key be corrected', () => {
    const retiring = contentWith((quiz) => Object.assign(quiz, { retired: quiz.questions.splice(0, 1) }))
    expect(problems(retiring)).toEqual([])
    const retiringRule = contentWith((quiz) => Object.assign(quiz, { retired: quiz.rules?.splice(0, 1) ?? [] }))
    expect(problems(retiringRule)).toEqual([])
    expect(problems(contentWith((quiz) => (first(quiz).correct = (first(quiz).correct + 1) % 4)))).toEqual([])
  })

  test('never loses a line', () => {
    const dropped = contentWith((quiz) => quiz.questions.shift())
    expect(listedQuestions(dropped, published)).toBe(published)
    const [line = ''] = published.split('\n')
    expect(problems(contentWith(), `${published}${line}\nnonsense\n`)).toHaveLength(2)
  })
})
