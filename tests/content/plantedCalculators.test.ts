import { expect, test } from 'vitest'
import type { AuthoredLesson } from '../../tools/content/authored/authoredLesson'
import { checkCalculator } from '../../tools/content/checkCalculator'
import { describeProblem } from '../../tools/content/problem'
import { soundLesson } from './soundContent'

type Calculator = NonNullable<AuthoredLesson['calculator']>

const NUMBERS = 'amount=5000&rate=18&months=36&fee=0&extra=0'

/** The problems of a lesson whose first section says `said`. */
function problemsOf(calculator: Calculator | undefined, said: string): string[] {
  const lesson = soundLesson(1)
  const [first, ...others] = lesson.content.sections
  if (first === undefined) throw new Error('no section')
  const sections = [{ ...first, content: `${first.content} ${said}` }, ...others]
  const planted: AuthoredLesson = {
    ...lesson,
    ...(calculator && { calculator }),
    content: { ...lesson.content, sections },
  }
  return checkCalculator({ file: 'banking_1.json', lesson: planted }).map(describeProblem)
}

test.each([
  ['to the cent', 'The interest is $1,507.43.'],
  ['as far as the lesson prints it', 'The interest is about $1,507.'],
])('accepts a result that the lesson has %s', (_, said) => {
  expect(problemsOf({ tool: 'loan', numbers: NUMBERS }, said)).toEqual([])
})

test('accepts a lesson without a calculator', () => {
  expect(problemsOf(undefined, '')).toEqual([])
})

test.each<readonly [fault: string, calculator: Calculator, said: string, problem: string]>([
  ['an unknown tool', { tool: 'lottery', numbers: NUMBERS }, '$1,507.43', 'tool: no tool is called lottery'],
  ['a field too few', { tool: 'loan', numbers: 'amount=5000' }, '$1,507.43', 'numbers: not the fields of the tool'],
  [
    'a field too many',
    { tool: 'loan', numbers: `${NUMBERS}&tip=5` },
    '$1,507.43',
    'numbers: not the fields of the tool',
  ],
  [
    'a number past its limit',
    { tool: 'loan', numbers: NUMBERS.replace('=18', '=180') },
    '$1,507.43',
    'numbers: rate: ',
  ],
  ['another case', { tool: 'loan', numbers: NUMBERS }, 'The interest is $723.95.', 'numbers: the lesson says none of '],
  // Every tool also outputs its inputs, so finding an input in the lesson proves nothing.
  ['nothing but what goes in', { tool: 'loan', numbers: NUMBERS }, '$5,000 for 36 months', 'numbers: the lesson says'],
])('reports %s', (_, calculator, said, problem) => {
  const problems = problemsOf(calculator, said)
  expect(problems).toHaveLength(1)
  expect(problems[0]).toContain(`calculator.${problem}`)
})
