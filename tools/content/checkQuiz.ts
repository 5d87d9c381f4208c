import type { Range } from '../organization/boundsFile.ts'
import { countWords } from './countWords'
import { boundsFor, ourRules } from './courseRules.ts'
import type { Problem } from './problem'
import type { ReadModule } from './readContent'

const MOST_UNLIKE = 2.2
const MOST_AT_ONE_PLACE = 0.4
/** With fewer questions the places of the right answers can't be spread. */
const FEWEST_TO_SPREAD = 10

/**
 * Checks the quiz of a module: options, answers, at least one question per lesson, and the numbers and lengths that its
 * course demands.
 */
export function checkQuiz({ info, lessons, quiz: read }: ReadModule, rules = ourRules): Problem[] {
  if (read === undefined) return []
  const { file, quiz } = read
  const { questions } = quiz
  const problems: Problem[] = []
  const report = (field: string, problem: string) => problems.push({ file, field, problem })

  const { passingScore } = rules.course
  const { quiz: bounds = {} } = boundsFor(rules, file)
  const within = (field: string, what: string, count: number, range: Range | undefined) => {
    const [fewest, most] = range ?? [0, Number.POSITIVE_INFINITY]
    if (count < fewest || count > most)
      report(field, `${count} ${what}, not ${fewest === most ? most : `${fewest} to ${most}`}`)
  }
  if (quiz.passingScore !== passingScore) report('passingScore', `${quiz.passingScore} instead of ${passingScore}`)
  /** Each form of a quiz asks about every lesson, and its right answers are spread over the places. */
  const checkForm = (form: typeof questions, name: string) => {
    within(name, 'questions', form.length, bounds.questions)
    const places = new Map<number, number>()
    for (const { correct } of form) places.set(correct, (places.get(correct) ?? 0) + 1)
    for (const [place, count] of places) {
      if (form.length >= FEWEST_TO_SPREAD && count > MOST_AT_ONE_PLACE * form.length) {
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
  asked.forEach(([field, { options, correct, explanation, why, lessonId }]) => {
    if (!(correct in options)) report(`${field}.correct`, 'no option has this index')
    within(`${field}.options`, 'options', options.length, bounds.options)
    if (new Set(options.map(sameAs)).size !== options.length) report(`${field}.options`, 'two options say the same')
    if (!areAlike(options)) {
      const lengths = options.map((option) => option.length)
      report(`${field}.options`, `lengths ${lengths.join(', ')}: the longest is over ${MOST_UNLIKE} times the shortest`)
    }
    within(`${field}.explanation`, 'words', countWords(explanation), bounds.explanationWords)
    why?.forEach((text, option) => within(`${field}.why[${option}]`, 'words', countWords(text), bounds.whyWords))
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
