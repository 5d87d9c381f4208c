/**
 * Role: simulates readers who never opened a lesson and take every quiz. They pick the longest option, the most careful
 * one, or a random one. Ties are broken at random.
 * Guarantee: the same seed gives the same results.
 */
import { randomFrom, type RandomNumber } from '../../src/core/practice/random'
import type { AuthoredQuiz } from './authored/authoredQuiz'
import { hedgesIn } from './checkGuessing'
import type { Content } from './readContent'

type Question = AuthoredQuiz['questions'][number]

/** A reader's preference for an option. The highest wins. */
export type Reader = (option: string) => number
export const readers = {
  longest: (option: string) => option.length,
  careful: hedgesIn,
  blind: () => 0,
} satisfies Readonly<Record<string, Reader>>
export type ReaderName = keyof typeof readers

/** The number of times each reader takes a quiz. */
export const RUNS = 200
/** The first seed of the runs in the table. */
export const READERS_SEED = 20_260_301

export interface Sittings {
  readonly module: string
  readonly reader: ReaderName
  /** The seed of the first run. Each further run uses the next seed. */
  readonly seed: number
  /** The average score in percent, over all runs. */
  readonly mean: number
  readonly best: number
  /** Seeds of the runs that reached the passing score. */
  readonly passed: readonly number[]
}

/** The results of each reader in each quiz of the course, over `RUNS` runs. */
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

/** The score, computed as in the app. */
export function sitting(questions: readonly Question[], likes: Reader, random: RandomNumber): number {
  const right = questions.filter(({ options, correct }) => picks(options, likes, random) === correct).length
  return questions.length === 0 ? 0 : Math.round((100 * right) / questions.length)
}

function picks(options: readonly string[], likes: Reader, random: RandomNumber): number | undefined {
  const most = Math.max(...options.map(likes))
  const liked = options.flatMap((option, index) => (likes(option) === most ? [index] : []))
  return liked[Math.floor(random() * liked.length)]
}
