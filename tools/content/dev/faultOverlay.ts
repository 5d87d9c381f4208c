/** Makes the message for Vite's overlay from the problems of the course. */
import { resolve } from 'node:path'
import type { ErrorPayload } from 'vite'
import { courseFilePath, fromRoot } from '../lessonsFolder'
import type { TextPlace } from '../places/placeOf'
import { locateProblem, type Problem, problemPlace, problemSentences } from '../problem'

interface Faults {
  readonly problems: readonly Problem[]
  readonly files: ReadonlyMap<string, string>
  /** The absolute path of the lessons folder. */
  readonly folder: string
  /** The files whose problems come first. */
  readonly first: readonly string[]
}

const LINES_AROUND = 2
/** Paragraphs are long lines. */
const LONGEST_LINE = 100

/** The first problem with its place in the file, and the others below it. Undefined without problems. */
export function faultOverlay({ problems, files, folder, first }: Faults): ErrorPayload | undefined {
  const rank = ({ file }: Problem) => (first.includes(file) ? first.indexOf(file) : first.length)
  const [shown, ...others] = problems.toSorted((a, b) => rank(a) - rank(b))
  if (shown === undefined) return undefined
  const pathOf = (problem: Problem) => resolve(fromRoot(''), courseFilePath(problem.file, folder))
  const text = files.get(shown.file)
  const place = problemPlace(shown, text)
  const also = others.map((other) => locateProblem(other, pathOf(other), files.get(other.file)))
  return {
    type: 'error',
    err: {
      plugin: 'lesson-faults',
      message: [shown.field, problemSentences(shown)].filter((part) => part !== '').join('  '),
      id: pathOf(shown),
      loc: { file: pathOf(shown), ...place },
      frame: text === undefined ? '' : frameOf(text, place),
      stack: also.length === 0 ? '' : `${also.length} more:\n${also.join('\n')}`,
    },
  }
}

/** The lines around a place, in the form that Vite's overlay recognizes. */
export function frameOf(text: string, { line, column }: TextPlace): string {
  const lines = text.split(/\r\n|\r|\n/)
  const from = Math.max(1, line - LINES_AROUND)
  const until = Math.min(lines.length, line + LINES_AROUND)
  // The start of a long line is left out if the place is behind it.
  const cut = Math.max(0, column - LONGEST_LINE / 2)
  const width = String(until).length
  const rows: string[] = []
  for (let number = from; number <= until; number += 1) {
    const start = number === line ? cut : 0
    const shown = (lines[number - 1] ?? '').slice(start, start + LONGEST_LINE)
    rows.push(`${number === line ? '>' : ' '} ${String(number).padStart(width)} | ${shown}`)
    if (number === line) rows.push(`  ${' '.repeat(width)} | ${' '.repeat(column - 1 - cut)}^`)
  }
  return `${rows.join('\n')}\n`
}
