import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import signCards from '../../src/core/curriculum/signCards.json'
import { signCardOf } from '../../src/session/besideLessons'
import { checkSignCards } from '../../tools/content/checkSignCards'
import { describeProblem } from '../../tools/content/problem'
import { readContent } from '../../tools/content/readContent'
import { readFolder } from '../../tools/content/readFolder'

const { content } = readContent(readFolder(fileURLToPath(new URL('../../public/data/lessons', import.meta.url))))

type Card = (typeof signCards)[number]

function problemsWith(change: (cards: Card[]) => unknown): string[] {
  const cards = structuredClone(signCards)
  change(cards)
  if (content === undefined) throw new Error('the lessons can be read')
  return checkSignCards(content, cards).map(describeProblem)
}

function first(cards: readonly Card[]): Card {
  const [card] = cards
  if (card === undefined) throw new Error('there is a card')
  return card
}

test('links each card and its lesson one to one', () => {
  expect(signCardOf).toEqual(Object.fromEntries(signCards.map(({ id, lessonId }) => [lessonId, id])))
})

test('accepts the current cards', () => {
  expect(problemsWith(() => undefined)).toEqual([])
})

test.each<readonly [fault: string, plant: (cards: Card[]) => unknown, problem: string]>([
  ['a rule in other words', (it) => (first(it).rule = 'Compare loans.'), 'loan.rule: not the rule of credit_1'],
  [
    'a lesson that is gone',
    (it) => (first(it).lessonId = 'credit_99'),
    'loan.lessonId: credit_99 is not in the course',
  ],
  [
    'a tool that is not there',
    (it) => (first(it).action = { tool: 'abacus', label: 'Count' }),
    'no tool is called abacus',
  ],
  [
    'a lesson of another module',
    (it) => (first(it).action = { moduleId: 'saving', lessonId: 'banking_4', label: 'Read' }),
    'loan.action: no lesson at saving/banking_4',
  ],
  ['two questions', (it) => first(it).questions.pop(), 'signCards.json: [0].questions: not three questions'],
  ['five cards', (it) => it.pop(), 'not six cards'],
  ['one id twice', (it) => (first(it).id = 'car'), 'an id comes twice'],
  ['a text for a poster', (it) => (first(it).leave = 'No. '.repeat(40)), '160 letters, more than 140'],
  ['a straight apostrophe', (it) => (first(it).leave = "I don't sign."), 'straight'],
  [
    'a field that nobody reads',
    (it) => Object.assign(first(it), { colour: 'red' }),
    'no field is called "colour" here',
  ],
])('rejects %s', (_fault, plant, problem) => {
  expect(problemsWith(plant).join('\n')).toContain(problem)
})
