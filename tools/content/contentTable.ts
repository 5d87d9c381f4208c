import { figuresIn } from './checkFigures'
import { lessonGrade, lessonWords } from './checkLesson'
import { lessonTexts, quizTexts } from './contentTexts'
import type { Content, ReadModule } from './readContent'

const HEADER = ['Module', 'Lesson', 'Length', 'Words', 'Grade', 'Questions', 'Figures', 'Terms']

/** One row per lesson and one per module: words, reading level, questions, figures, glossary terms. */
export function contentTable({ modules }: Content): string {
  return layOut([HEADER, ...modules.flatMap(rowsOf)])
}

function rowsOf({ info, lessons, quiz }: ReadModule): string[][] {
  const questions = quiz?.quiz.questions ?? []
  const rows = lessons.map((read) => ({
    id: read.info.id,
    duration: read.info.duration,
    words: lessonWords(read),
    grade: lessonGrade(read),
    questions: questions.filter(({ lessonId }) => lessonId === read.info.id).length,
    figures: lessonTexts(read.lesson).flatMap(({ text }) => figuresIn(text)),
    terms: read.lesson.terms,
  }))
  const quizFigures = quiz ? quizTexts(quiz.quiz).flatMap(({ text }) => figuresIn(text)) : []
  const grades = rows.map(({ grade }) => grade)
  return [
    ...rows.map((row) => [
      '',
      row.id,
      row.duration,
      String(row.words),
      row.grade.toFixed(1),
      String(row.questions),
      String(new Set(row.figures).size),
      String(row.terms.length),
    ]),
    [
      info.id,
      `${lessons.length} of ${info.lessons.length}`,
      '',
      String(rows.reduce((sum, { words }) => sum + words, 0)),
      grades.length === 0 ? '' : `to ${Math.max(...grades).toFixed(1)}`,
      String(questions.length),
      String(new Set([...rows.flatMap(({ figures }) => figures), ...quizFigures]).size),
      String(new Set(rows.flatMap(({ terms }) => terms)).size),
    ],
  ]
}

function layOut(rows: readonly (readonly string[])[]): string {
  const widths = HEADER.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const isText = (column: number) => column < 3
  return rows
    .map((row) =>
      row
        .map((cell, column) => (isText(column) ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
