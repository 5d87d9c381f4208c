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
  /** Each form of a quiz asks about every lesson, and its right answers are spread over the places. */
  const checkForm = (form: typeof questions, name: string) => {
    if (form.length < 10 || form.length > 12) report(name, `${form.length} questions, not 10 to 12`)
    const places = new Map<number, number>()
    for (const { correct } of form) places.set(correct, (places.get(correct) ?? 0) + 1)
    for (const [place, count] of places) {
      if (count > MOST_AT_ONE_PLACE * form.length) {
        report(name, `${count} of ${form.length} right answers stand at index ${place}`)
      }
    }
    for (const { id } of info.lessons) {
      if (!form.some(({ lessonId }) => lessonId === id)) report(name, `no question has the lessonId ${id}`)
    }
  }

  const asked = [
    ...questions.map((question, index) => [`questions[${index}]`, question] as const),
    ...(quiz.again ?? []).map((question, index) => [`again[${index}]`, question] as const),
    ...(quiz.practice ?? []).map((question, index) => [`practice[${index}]`, question] as const),
    ...(quiz.rules ?? []).map((question, index) => [`rules[${index}]`, question] as const),
  ]
  asked.forEach(([field, { options, explanation, why, lessonId }]) => {
    if (options.length !== 4) report(`${field}.options`, `${options.length} options instead of 4`)
    if (new Set(options.map(sameAs)).size !== options.length) report(`${field}.options`, 'two options say the same')
    if (!areAlike(options)) {
      const lengths = options.map((option) => option.length)
      report(`${field}.options`, `lengths ${lengths.join(', ')}: the longest is over ${MOST_UNLIKE} times the shortest`)
    }
    const words = countWords(explanation)
    if (words < 40 || words > 80) report(`${field}.explanation`, `${words} words, not 40 to 80`)
    why?.forEach((text, option) => {
      const count = countWords(text)
      if (count < 12 || count > 35) report(`${field}.why[${option}]`, `${count} words, not 12 to 35`)
    })
    if (why !== undefined && why.length !== options.length) report(`${field}.why`, 'not one text for each option')
    if (lessonId !== undefined && !info.lessons.some(({ id }) => id === lessonId)) {
      report(`${field}.lessonId`, `${lessonId} is no lesson of ${info.id}`)
    }
  })

  for (const [index, { id, lessonId, rule }] of (quiz.rules ?? []).entries()) {
    const own = lessons.find((read) => read.info.id === lessonId)
    if (!id.startsWith(`rule-${lessonId}-`)) report(`rules[${index}].id`, `${id} is not like rule-${lessonId}-1`)
    if (own?.lesson.rule !== rule) report(`rules[${index}].rule`, 'not the rule of its lesson')
  }

  checkForm(questions, 'questions')
  if (quiz.again) checkForm(quiz.again, 'again')
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
