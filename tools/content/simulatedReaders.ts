/**
 * Role: readers who never opened a lesson sit every quiz: who picks the longest option, who picks the most careful one, and
 * who picks blindly. Where options tie, they pick one of those blindly.
 * Guarantee: the same seed gives the same sittings.
 */
import { randomFrom, type Random } from '../../src/core/practice/random'
import type { AuthoredQuiz } from './authored'
import { hedgesIn } from './checkGuessing'
import type { Content } from './readContent'

type Question = AuthoredQuiz['questions'][number]

/** How much a reader likes an option. */
export type Reader = (option: string) => number
export const readers = {
  longest: (option: string) => option.length,
  careful: hedgesIn,
  blind: () => 0,
} satisfies Readonly<Record<string, Reader>>
export type ReaderName = keyof typeof readers

/** How often each of them sits a quiz. */
export const RUNS = 200
/** Where the sittings of the table start. */
export const READERS_SEED = 20_260_301

export interface Sittings {
  readonly module: string
  readonly reader: ReaderName
  /** The seed of the first sitting; each further one has the next. */
  readonly seed: number
  /** Hundredths of the questions, over all sittings. */
  readonly mean: number
  readonly best: number
  /** Seeds of the sittings that reached the pass mark. */
  readonly passed: readonly number[]
}

/** What each reader comes to in each quiz of the course, in as many sittings as `RUNS`. */
export function simulatedReaders({ modules }: Content, seed: number): readonly Sittings[] {
  const quizzes = modules.flatMap(({ info, quiz }) => (quiz === undefined ? [] : [{ module: info.id, ...quiz.quiz }]))
  return quizzes.flatMap(({ module, questions, passingScore }, place) =>
    (Object.keys(readers) as ReaderName[]).map((reader, column): Sittings => {
      const first = seed + (place * Object.keys(readers).length + column) * RUNS
      const seeds = Array.from({ length: RUNS }, (_, run) => first + run)
      const scores = seeds.map((own) => sitting(questions, readers[reader], randomFrom(own)))
      return {
        module,
        reader,
        seed: first,
        mean: scores.reduce((total, score) => total + score, 0) / RUNS,
        best: Math.max(...scores),
        passed: seeds.filter((_, run) => (scores[run] ?? 0) >= passingScore),
      }
    }),
  )
}

/** The score, as the app counts it. */
export function sitting(questions: readonly Question[], likes: Reader, random: Random): number {
  const right = questions.filter(({ options, correct }) => picks(options, likes, random) === correct).length
  return questions.length === 0 ? 0 : Math.round((100 * right) / questions.length)
}

function picks(options: readonly string[], likes: Reader, random: Random): number | undefined {
  const most = Math.max(...options.map(likes))
  const liked = options.flatMap((option, index) => (likes(option) === most ? [index] : []))
  return liked[Math.floor(random() * liked.length)]
}
