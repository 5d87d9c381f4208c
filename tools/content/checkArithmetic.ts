/**
 * Role: scores a reader who never opened a lesson, calculates with the numbers in a question, and picks the option that
 * has the result.
 * Guarantee: in each form of a quiz, this reader stays below the passing score, and at most five questions have only
 * numbers as options.
 */
import type { AuthoredQuiz } from './authored/authoredQuiz'
import type { Problem } from './problem'
import type { ReadModule } from './readContent'

type Question = Pick<AuthoredQuiz['questions'][number], 'question' | 'options' | 'correct'>

/** The most questions of a form whose four options all have numbers. */
const MOST_CALCULATED = 5
const NUMBER = /\$?\d[\d,]*(?:\.\d+)?%?/g
/** The most numbers of a question that are combined, and the most results that are combined again. */
const MOST_NUMBERS = 8
const MOST_RESULTS = 60

/** Whether every option has a number. A deadline or a number of days counts too. */
export function isCalculated({ options }: Pick<Question, 'options'>): boolean {
  return options.every((option) => /\d/.test(option))
}

/**
 * The chance that this reader is right. It picks among the options that have a result of one step, otherwise of two
 * steps, otherwise among all of them.
 */
export function chanceByArithmetic({ question, options, correct }: Question): number {
  const given = numbersIn(question).slice(0, MOST_NUMBERS)
  const once = given.flatMap((number, index) =>
    combined(
      [number],
      given.filter((_, other) => other !== index),
    ),
  )
  const withAny = (results: readonly number[]) =>
    options.flatMap((option, index) =>
      numbersIn(option).some((number) => results.some((result) => isNear(result, number))) ? [index] : [],
    )
  const steps = [withAny(once), withAny(combined(once.slice(0, MOST_RESULTS), given)), options.map((_, index) => index)]
  const picks = steps.find((hits) => hits.length > 0) ?? []
  return picks.includes(correct) ? 1 / picks.length : 0
}

/** The expected score of this reader in percent. */
export function arithmeticScore(questions: readonly Question[]): number {
  return (100 * questions.reduce((sum, question) => sum + chanceByArithmetic(question), 0)) / questions.length
}

/** Checks each form of the quiz. */
export function checkArithmetic({ quiz: read }: ReadModule): Problem[] {
  if (read === undefined) return []
  const { file, quiz } = read
  return (['questions', 'again'] as const).flatMap((field): Problem[] => {
    const form = quiz[field] ?? []
    if (form.length === 0) return []
    const calculated = form.filter(isCalculated).length
    const score = arithmeticScore(form)
    return [
      ...(calculated > MOST_CALCULATED ? [`${calculated} questions with numbers in all options`] : []),
      ...(score >= quiz.passingScore ? [`arithmetic alone scores ${score.toFixed(0)}%`] : []),
    ].map((problem) => ({ file, field, problem }))
  })
}

function numbersIn(text: string): readonly number[] {
  return (text.match(NUMBER) ?? []).map((found) => {
    const number = Number(found.replaceAll(/[$,%]/g, ''))
    return found.endsWith('%') ? number / 100 : number
  })
}

function combined(some: readonly number[], others: readonly number[]): readonly number[] {
  const results = some.flatMap((a) => others.flatMap((b) => [a + b, a - b, a * b, ...(b === 0 ? [] : [a / b])]))
  return [...new Set([...some, ...results])]
}

function isNear(result: number, number: number): boolean {
  return Math.abs(result - number) <= Math.max(0.005, Math.abs(number) * 0.002)
}
