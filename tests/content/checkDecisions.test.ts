import { expect, test } from 'vitest'
import { checkContent } from '../../tools/content/checkContent'
import { describeProblem } from '../../tools/content/problem'
import { asFiles, soundContent } from './soundContent'

const asked = {
  id: 'decide-banking_1-1',
  question: 'A letter says that your account closes on Friday. What do you do first?',
  options: ['Call the bank today', 'Wait for a second letter', 'Move your pay elsewhere'],
  correct: 0,
  why: [
    'A call may keep the account open, and you learn what the bank needs from you.',
    'The account is closed by then, and the pay that arrives on Friday is sent back.',
    'That takes two paydays, and the rent check comes in before the first of them.',
  ],
}
type Asked = typeof asked

/** The problems of a sound course with a question after the steps of the first lesson, and its copy in the quiz file. */
function problemsOf(change: Partial<Asked>, copy: object | undefined = { ...asked, ...change, lessonId: 'banking_1' }) {
  const sound = soundContent()
  const lesson = sound['banking_1.json']
  const content = {
    ...sound,
    'banking_1.json': { ...lesson, content: { ...lesson.content, decide: { ...asked, ...change } } },
    'banking_quiz.json': { ...sound['banking_quiz.json'], ...(copy && { decide: [copy] }) },
  }
  return checkContent(asFiles(content)).map(describeProblem)
}

test('a question in a lesson and its copy have no problem', () => {
  expect(problemsOf({})).toEqual([])
})

test.each<[string, Partial<Asked>, string]>([
  ['the id of another lesson', { id: 'decide-banking_2-1' }, 'is not like decide-banking_1-1'],
  ['two options', { options: ['Call today', 'Wait'], why: asked.why.slice(1) }, '2 options, not 3 or 4'],
  ['no right option', { correct: 3 }, 'no option has the index of the right one'],
  ['a text too few', { why: asked.why.slice(1) }, 'not one text for each option'],
  ['a short text', { why: ['Call.', ...asked.why.slice(1)] }, 'texts of 1, 16, 15 words'],
  ['one long option', { options: ['Call', 'Wait for it', 'Move your pay to the other bank'] }, 'letters'],
])('a question with %s is named', (_case, change, problem) => {
  expect(problemsOf(change).join('\n')).toContain(problem)
})

test.each<[string, object, string]>([
  ['says something else', { ...asked, correct: 1, lessonId: 'banking_1' }, 'has no such question'],
  ['names another lesson', { ...asked, lessonId: 'banking_2' }, 'has no such question'],
  ['has a question of no lesson', { ...asked, id: 'decide-banking_4-1', lessonId: 'banking_4' }, 'no lesson has'],
])('a copy that %s is named', (_case, copy, problem) => {
  expect(problemsOf({}, copy).join('\n')).toContain(problem)
})
