/**
 * Role: the content of a page as CSV, in the words of the page.
 * Guarantee: every value is the one on the screen and comes from the same function.
 * Must not: leave out a row that the screen has, or add one.
 */
import { classGridWords } from '#words/classGrid'
import { classTodayWords as words } from '#words/classToday'
import { gridTable, todayTables } from '../../protocol/book/bookTables'
import { type Cell, csvText } from '../../protocol/book/csv'
import type { ClassCurriculum, GridRow, LearnerReport } from '../../protocol/book/grid'
import type { StuckMember, Today } from '../../protocol/book/today'
import { instantOf } from '../../../core/progress/calendar'
import type { ModuleId } from '../../../core/progress/ids'
import type { ClassView } from './classView'
import type { ClassFigures } from './figures'

type Table = readonly (readonly Cell[])[]

export function todayCsv(view: ClassView, today: Today, figures: ClassFigures): string {
  const { curriculum, now } = view
  const [silent = [], stuck = [], missed = []] = todayTables(today, {
    ...words.csv,
    why: words.why,
    right: words.right,
    titleOf: (id) => titleOf(curriculum, id),
  })
  return csvText(inBlocks([figureTable(figures, now), silent, stuck, missed]))
}

function figureTable({ handedInToday, members, lessonsThisWeek, waiting, asOf }: ClassFigures, now: Date): Table {
  const at = instantOf(now)
  return [
    words.csv.classRow,
    [words.handedIn, words.countOf(handedInToday, members), at],
    [words.lessonsThisWeek, lessonsThisWeek, asOf],
    [words.waiting, waiting, at],
  ]
}

/** The module or quiz in which a learner is stuck, in the words of the screen. */
export function stuckEntry(curriculum: ClassCurriculum, { moduleId, kind }: StuckMember): string {
  const title = titleOf(curriculum, moduleId)
  return kind === 'failed' ? words.quizOf(title) : title
}

export function gridCsv({ curriculum }: Pick<ClassView, 'curriculum'>, rows: readonly GridRow[]): string {
  const { csv, quizState } = classGridWords
  return csvText(
    gridTable(rows, curriculum, {
      name: csv.name,
      asOf: csv.asOf,
      left: csv.left,
      lessonsOf: csv.lessons,
      quizOf: csv.quiz,
      quiz: ({ status, score }) => (status === 'none' ? undefined : (score ?? quizState[status](undefined))),
    }),
  )
}

/** One learner: every lesson and quiz of the course, with the day if it is known. */
export function learnerCsv({ curriculum }: Pick<ClassView, 'curriculum'>, { member, modules }: LearnerReport): string {
  const { csv, done, notBegun, quizState } = classGridWords
  const rows = curriculum.modules.flatMap((module): Table => {
    const cell = modules.find(({ id }) => id === module.id)
    const lessons = module.lessons.map((lesson): readonly Cell[] => {
      const completed = cell?.lessons.find(({ id }) => id === lesson.id)
      return [
        member.name,
        lesson.title,
        completed?.isComplete === true ? done : notBegun,
        completed?.completedOn,
        member.asOf,
      ]
    })
    const taken = cell?.quiz
    const state = taken === undefined ? undefined : quizState[taken.status](taken.score)
    return [...lessons, [member.name, words.quizOf(module.title), state, taken?.on, member.asOf]]
  })
  return csvText([[csv.name, csv.lesson, csv.state, csv.on, csv.asOf], ...rows])
}

function inBlocks(tables: readonly Table[]): Table {
  return tables.flatMap((table, index) => (index === 0 ? table : [[], ...table]))
}

export function titleOf({ modules }: ClassCurriculum, id: ModuleId): string {
  return modules.find((module) => module.id === id)?.title ?? id
}
