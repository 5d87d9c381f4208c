/**
 * Role: scores readers who never opened a lesson and pick the longest option, or the most careful one.
 * Guarantee: in a module with its own pool, such readers score little better than chance.
 */
import type { AuthoredQuiz } from './authored/authoredQuiz'
import { isWhole } from './checkOurManifest'
import type { Problem } from './problem'
import { questionsOfForms } from './questionList'
import type { Content, ReadModule } from './readContent'

type Question = AuthoredQuiz['questions'][number]

/** The highest percentage of a module's questions that the longest or the most careful option may get right. */
const MOST_GUESSED = 33
const LEAST_RATIO = 0.95
const MOST_RATIO = 1.05
const POOL = 12

/** Words that often give away a true sentence. */
const HEDGES =
  /\b(?:may|might|can|could|should|usually|often|sometimes|some|most|many|generally|typically|likely|probably|about|around|roughly|depends?|depending|unless|if|until|whether|at least|up to|even|still|both|before|after|first|check|compare|ask)\b/gi

export interface Guessed {
  readonly module: string
  readonly questions: number
  /** Percent of the questions, with chance shared among tied options. */
  readonly longest: number
  readonly careful: number
  /** Average length of right options divided by that of wrong ones. */
  readonly ratio: number
}

/** The results of guessing in each module with a quiz. */
export function guessed({ modules }: Content): Guessed[] {
  return modules.flatMap((module): Guessed[] => {
    const questions = questionsOf(module)
    if (questions.length === 0) return []
    const share = (picked: (option: string) => number) => {
      const right = questions.map(({ options, correct }) => {
        const most = Math.max(...options.map(picked))
        const picks = options.flatMap((option, index) => (picked(option) === most ? [index] : []))
        return picks.includes(correct) ? 1 / picks.length : 0
      })
      return (100 * sum(right)) / questions.length
    }
    const right = questions.map(({ options, correct }) => (options[correct] ?? '').length)
    const wrong = questions.flatMap(({ options, correct }) =>
      options.filter((_, index) => index !== correct).map((option) => option.length),
    )
    return [
      {
        module: module.info.id,
        questions: questions.length,
        longest: share((option) => option.length),
        careful: share(hedgesIn),
        ratio: sum(right) / right.length / (sum(wrong) / wrong.length),
      },
    ]
  })
}

/**
 * Checks the pools of the modules: size, a parallel form over the same lessons, and resistance to guessing. Every module of a
 * full course has one.
 */
export function checkGuessing(content: Content): Problem[] {
  const measured = new Map(guessed(content).map((one) => [one.module, one]))
  return content.modules.flatMap((module): Problem[] => {
    const read = module.quiz
    const one = measured.get(module.info.id)
    if (read === undefined || one === undefined) return []
    const problems: Problem[] = []
    const report = (field: string, problem: string) => problems.push({ file: read.file, field, problem })
    if (read.quiz.practice === undefined) {
      if (isWhole(content.manifest)) report('practice', 'no parallel form')
      return problems
    }
    for (const place of ['questions', 'practice'] as const) {
      const count = read.quiz[place]?.length ?? 0
      if (count < POOL) report(place, `${count} questions, fewer than ${POOL}`)
    }
    for (const { id } of module.info.lessons) {
      if (!read.quiz.practice.some(({ lessonId }) => lessonId === id)) report('practice', `nothing is asked of ${id}`)
    }
    if (one.longest > MOST_GUESSED) report('', `the longest option is right in ${one.longest.toFixed(0)}%`)
    if (one.careful > MOST_GUESSED) report('', `the most careful option is right in ${one.careful.toFixed(0)}%`)
    if (one.ratio < LEAST_RATIO || one.ratio > MOST_RATIO) {
      report('', `right options are ${one.ratio.toFixed(2)} times as long as wrong ones`)
    }
    return problems
  })
}

/** The number of hedging words in an option. */
export function hedgesIn(option: string): number {
  return option.match(HEDGES)?.length ?? 0
}

function questionsOf({ quiz: read }: ReadModule): readonly Question[] {
  return read === undefined ? [] : [...questionsOfForms(read.quiz), ...(read.quiz.practice ?? [])]
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
