/**
 * Role: Grid and Today as tables, for print and CSV.
 * Guarantee: shows the same values as the screen, with the time of the report in each row.
 * Must not: contain text of its own. Headings and words come from the catalog.
 */
import type { ModuleId } from '../../../core/progress/ids'
import type { Cell } from './csv'
import type { ClassCurriculum, GridRow, QuizCell } from './grid'
import type { Today } from './today'

export interface GridWords {
  readonly name: string
  readonly asOf: string
  readonly left: string
  readonly lessonsOf: (moduleTitle: string) => string
  readonly quizOf: (moduleTitle: string) => string
  readonly quiz: (cell: QuizCell) => Cell
}

/** One row per learner with the name, the as-of time, when they left, and each module's completed lessons and quiz. */
export function gridTable(
  rows: readonly GridRow[],
  { modules }: ClassCurriculum,
  words: GridWords,
): readonly (readonly Cell[])[] {
  const heads = modules.flatMap(({ title }) => [words.lessonsOf(title), words.quizOf(title)])
  return [
    [words.name, words.asOf, words.left, ...heads],
    ...rows.map(({ member, modules: cells }) => [
      member.name,
      member.asOf,
      member.leftAt,
      ...cells.flatMap(({ complete, quiz }): Cell[] => [complete, words.quiz(quiz)]),
    ]),
  ]
}

export interface TodayWords {
  readonly silent: readonly [name: string, days: string, asOf: string]
  readonly stuck: readonly [name: string, module: string, why: string, asOf: string]
  readonly missed: readonly [question: string, option: string, chosen: string, isRight: string, asOf: string]
  readonly why: Readonly<Record<Today['stuck'][number]['kind'], string>>
  readonly right: string
  readonly titleOf: (id: ModuleId) => string
}

/** Three tables: learners not heard from, learners who are stuck, and the chosen answers, with one option per row. */
export function todayTables(
  { silent, stuck, missed }: Today,
  words: TodayWords,
): readonly (readonly (readonly Cell[])[])[] {
  return [
    [words.silent, ...silent.map(({ member, days }) => [member.name, days, member.asOf])],
    [
      words.stuck,
      ...stuck.map(({ member, moduleId, kind }) => [
        member.name,
        words.titleOf(moduleId),
        words.why[kind],
        member.asOf,
      ]),
    ],
    [
      words.missed,
      ...missed.flatMap(({ question, chosen, asOf }) =>
        question.options.map((option, place) => [
          question.question,
          option,
          chosen[place],
          place === question.correct ? words.right : undefined,
          asOf,
        ]),
      ),
    ],
  ]
}
