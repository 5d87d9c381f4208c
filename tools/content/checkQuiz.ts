import { countWords } from './countWords'
import type { Problem } from './problem'
import type { ReadModule } from './readContent'

const MOST_UNLIKE = 2.2
const MOST_AT_ONE_PLACE = 0.4

/**
 * Checks the quiz of a module: number of questions, options, answers, explanations, and at least one question per lesson.
 */
export function checkQuiz({ info, lessons, quiz: read }: ReadModule): Problem[] {
  if (read === undefined) return []
  const { file, quiz } = read
  const { questions } = quiz
  const problems: Problem[] = []
  const report = (field: string, problem: string) => problems.push({ file, field, problem })

  if (quiz.passingScore !== 70) report('passingScore', `${quiz.passingScore} instead of 70`)
  if (questions.length < 10 || questions.length > 12) report('questions', `${questions.length} questions, not 10 to 12`)

  const asked = [
    ...questions.map((question, index) => [`questions[${index}]`, question] as const),
    ...(quiz.practice ?? []).map((question, index) => [`practice[${index}]`, question] as const),
    ...(quiz.rules ?? []).map((question, index) => [`rules[${index}]`, question] as const),
  ]
  asked.forEach(([field, { options, explanation, lessonId }]) => {
    if (options.length !== 4) report(`${field}.options`, `${options.length} options instead of 4`)
    if (new Set(options.map(sameAs)).size !== options.length) report(`${field}.options`, 'two options say the same')
    if (!areAlike(options)) {
      const lengths = options.map((option) => option.length)
      report(`${field}.options`, `lengths ${lengths.join(', ')}: the longest is over ${MOST_UNLIKE} times the shortest`)
    }
    const words = countWords(explanation)
    if (words < 40 || words > 80) report(`${field}.explanation`, `${words} words, not 40 to 80`)
    if (lessonId !== undefined && !info.lessons.some(({ id }) => id === lessonId)) {
      report(`${field}.lessonId`, `${lessonId} is no lesson of ${info.id}`)
    }
  })

  for (const [index, { id, lessonId, rule }] of (quiz.rules ?? []).entries()) {
    const own = lessons.find((read) => read.info.id === lessonId)
    if (!id.startsWith(`rule-${lessonId}-`)) report(`rules[${index}].id`, `${id} is not like rule-${lessonId}-1`)
    if (own?.lesson.rule !== rule) report(`rules[${index}].rule`, 'not the rule of its lesson')
  }

  const places = new Map<number, number>()
  for (const { correct } of questions) places.set(correct, (places.get(correct) ?? 0) + 1)
  for (const [place, count] of places) {
    if (count > MOST_AT_ONE_PLACE * questions.length) {
      report('questions', `${count} of ${questions.length} right answers stand at index ${place}`)
    }
  }
  for (const { id } of info.lessons) {
    if (!questions.some(({ lessonId }) => lessonId === id)) report('questions', `no question has the lessonId ${id}`)
  }
  return problems
}

/** A long right answer among short wrong ones gives itself away. Plain amounts can't be made equally long. */
function areAlike(options: readonly string[]): boolean {
  if (options.every((option) => option.length <= 24 && /\d/.test(option))) return true
  const lengths = options.map((option) => option.length)
  return Math.max(...lengths) <= MOST_UNLIKE * Math.min(...lengths)
}

function sameAs(option: string): string {
  return option
    .toLowerCase()
    .replace(/[\s.]+/g, ' ')
    .trim()
}
