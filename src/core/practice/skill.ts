/**
 * Role: a skill that a lesson teaches, and questions on it with new figures each time.
 * Guarantee: the same seed makes the same question; of its four options one is right, as `finance` computes it, and each
 * of the others is what a named mistake comes to, far enough away to be told from the rest.
 * Must not: ask for anything that its lesson does not teach, or use figures that nobody meets.
 */
import type { LessonId } from '../progress/ids'
import { type Random, randomFrom, shuffled } from './random'

export interface ItemOption {
  /** What the text says, as a number. */
  readonly value: number
  readonly text: string
  /** How one comes to it, for who chose it; undefined for the right one. */
  readonly mistake: string | undefined
}

export interface Item<Figures = unknown> {
  readonly figures: Figures
  readonly question: string
  /** Four. */
  readonly options: readonly ItemOption[]
  /** The way to the answer; the last of them says it. */
  readonly steps: readonly string[]
}

export interface Skill<Figures = unknown> {
  readonly id: string
  readonly title: string
  /** The one that teaches it. */
  readonly lessonId: LessonId
  readonly item: (seed: number) => Item<Figures>
}

/** What a skill says. The figures are those of one question. */
export interface SkillWords<Figures, Mistake extends string> {
  readonly title: string
  readonly ask: (figures: Figures) => string
  readonly option: (value: number, figures: Figures) => string
  /** The last step says the answer. */
  readonly steps: (figures: Figures, right: number) => readonly string[]
  readonly mistakes: Readonly<Record<Mistake, string>>
}

interface Recipe<Figures, Mistake extends string> {
  readonly id: string
  readonly lesson: string
  /** Undefined where the figures do not fit each other: they are drawn again. */
  readonly draw: (random: Random) => Figures | undefined
  /** Rounded as the option shows it. */
  readonly right: (figures: Figures) => number
  /** What each mistake comes to. At least three; those that happen to come to something else's answer are left out. */
  readonly wrong: Readonly<Record<Mistake, (figures: Figures) => number>>
  readonly words: SkillWords<Figures, Mistake>
  /** Whether somebody who computed `right` could take `other` for their answer; without it, for amounts. */
  readonly isApart?: (other: number, right: number) => boolean
}

const WRONG_ONES = 3
/** Far more than any skill needs; a property test holds it. */
const MOST_DRAWS = 2000

export function skillOf<Figures, Mistake extends string>(recipe: Recipe<Figures, Mistake>): Skill<Figures> {
  const { id, lesson, words } = recipe
  return {
    id,
    title: words.title,
    lessonId: lesson as LessonId,
    item(seed) {
      const random = randomFrom(seed)
      for (let draw = 0; draw < MOST_DRAWS; draw += 1) {
        const figures = recipe.draw(random)
        const options = figures === undefined ? undefined : optionsFor(recipe, figures, random)
        if (figures === undefined || options === undefined) continue
        const steps = words.steps(figures, recipe.right(figures))
        return { figures, question: words.ask(figures), options: shuffled(random, options), steps }
      }
      throw new Error(`The figures of ${id} never fit each other, with seed ${seed}.`)
    },
  }
}

/** The right option and three wrong ones; undefined where these figures do not have as many. */
function optionsFor<Figures, Mistake extends string>(
  { right, wrong, words, isApart = areAmountsApart }: Recipe<Figures, Mistake>,
  figures: Figures,
  random: Random,
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
 * Real amounts, at least 3% from each other, so that no rounding on the way leads from one to the other, and none so far
 * away that nobody would think of it.
 */
function areAmountsApart(other: number, value: number): boolean {
  const [less, more] = other < value ? [other, value] : [value, other]
  return less > 0 && more - less >= 0.03 * more && more <= 60 * less
}

/** For what is counted, or chosen by its number from 1 up: anything else is another answer. */
export function areDifferent(other: number, value: number): boolean {
  return other > 0 && other !== value
}
