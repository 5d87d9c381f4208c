/**
 * Role: a skill that a lesson teaches, and questions about it with new figures each time.
 * Guarantee: the same seed gives the same question. One of its four options is right, as computed by `finance`. Each
 * wrong option is the result of a named mistake and clearly differs from the other options.
 * Must not: ask for anything that its lesson does not teach, or use unrealistic figures.
 */
import type { LessonId } from '../progress/ids'
import { type RandomNumber, randomFrom, shuffled } from './random'

export interface ItemOption {
  /** The option as a number. */
  readonly value: number
  readonly text: string
  /**
   * The mistake that leads to this option, as an explanation for a learner who chose it; undefined for the right one.
   */
  readonly mistake: string | undefined
}

export interface Item<Figures = unknown> {
  readonly figures: Figures
  readonly question: string
  /** Exactly four options. */
  readonly options: readonly ItemOption[]
  /** The steps to the answer; the last one states it. */
  readonly steps: readonly string[]
}

export interface Skill<Figures = unknown> {
  readonly id: string
  readonly title: string
  /** The lesson that teaches the skill. */
  readonly lessonId: LessonId
  readonly item: (seed: number) => Item<Figures>
}

/** The texts for a skill. The figures are the numbers in one question. */
export interface SkillWords<Figures, Mistake extends string> {
  readonly title: string
  readonly ask: (figures: Figures) => string
  readonly option: (value: number, figures: Figures) => string
  /** The last step states the answer. */
  readonly steps: (figures: Figures, right: number) => readonly string[]
  readonly mistakes: Readonly<Record<Mistake, string>>
}

export interface Recipe<Figures, Mistake extends string> {
  readonly id: string
  readonly lesson: string
  /** Undefined if the figures do not fit together; in that case, new figures are drawn. */
  readonly draw: (random: RandomNumber) => Figures | undefined
  /** The right answer, rounded the way its option shows it. */
  readonly right: (figures: Figures) => number
  /** The result of each mistake, for at least three mistakes. A result that equals another option is left out. */
  readonly wrong: Readonly<Record<Mistake, (figures: Figures) => number>>
  /** Whether `other` is clearly different from `right`. By default, the options are compared as amounts. */
  readonly isApart?: (other: number, right: number) => boolean
}

const WRONG_ONES = 3
/** The maximum number of draws. This is far more than any skill needs, and a property test checks that. */
const MOST_DRAWS = 2000

/** Returns a recipe as it is, with its types inferred. */
export function recipe<Figures, Mistake extends string>(made: Recipe<Figures, Mistake>): Recipe<Figures, Mistake> {
  return made
}

/** Combines a recipe with its texts. */
export function skillOf<Figures, Mistake extends string>(
  made: Recipe<Figures, Mistake>,
  words: SkillWords<Figures, Mistake>,
): Skill<Figures> {
  const { id, lesson } = made
  return {
    id,
    title: words.title,
    lessonId: lesson as LessonId,
    item(seed) {
      const random = randomFrom(seed)
      for (let draw = 0; draw < MOST_DRAWS; draw += 1) {
        const figures = made.draw(random)
        const options = figures === undefined ? undefined : optionsFor(made, words, figures, random)
        if (figures === undefined || options === undefined) continue
        const steps = words.steps(figures, made.right(figures))
        return { figures, question: words.ask(figures), options: shuffled(random, options), steps }
      }
      throw new Error(`The figures of ${id} never fit each other, with seed ${seed}.`)
    },
  }
}

/** Returns the right option and three wrong ones; undefined if these figures don't produce enough wrong options. */
function optionsFor<Figures, Mistake extends string>(
  { right, wrong, isApart = areAmountsApart }: Recipe<Figures, Mistake>,
  words: SkillWords<Figures, Mistake>,
  figures: Figures,
  random: RandomNumber,
): readonly ItemOption[] | undefined {
  const value = right(figures)
  const options: ItemOption[] = [{ value, text: words.option(value, figures), mistake: undefined }]
  for (const name of shuffled(random, Object.keys(wrong) as Mistake[])) {
    const other = wrong[name](figures)
    const text = words.option(other, figures)
    const isNew = options.every((option) => option.text !== text && isApart(other, option.value))
    if (isNew && options.length <= WRONG_ONES) options.push({ value: other, text, mistake: words.mistakes[name] })
  }
  return options.length > WRONG_ONES ? options : undefined
}

/**
 * Whether two positive amounts are clearly different options. They differ by at least 3%, so rounding can't turn one
 * into the other. Neither is so much larger that no one would consider it.
 */
function areAmountsApart(other: number, value: number): boolean {
  const [less, more] = other < value ? [other, value] : [value, other]
  return less > 0 && more - less >= 0.03 * more && more <= 60 * less
}

/** For counts, or options identified by a number, starting at 1. Any other positive number is a different answer. */
export function areDifferent(other: number, value: number): boolean {
  return other > 0 && other !== value
}
