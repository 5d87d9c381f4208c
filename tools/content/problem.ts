import { placeOf, stepsOf, type TextPlace } from './places/placeOf'

/** One problem that an author has to fix. */
export interface Problem {
  /** File name in the lessons folder. */
  readonly file: string
  /** Path of the field inside the file, or empty for a problem of the entire file. */
  readonly field: string
  readonly problem: string
  /** What the author can do, as a sentence. */
  readonly todo?: string
}

export function describeProblem({ file, field, problem }: Problem): string {
  return field === '' ? `${file}: ${problem}` : `${file}: ${field}: ${problem}`
}

/** The place of a problem in its file. Lists of lines name a line, or the word that begins it. */
export function problemPlace({ field }: Problem, text = ''): TextPlace {
  if (/^\s*[[{"]/.test(text)) return placeOf(text, stepsOf(field))
  const number = Number(/^line (\d+)$/.exec(field)?.[1] ?? 0)
  return { line: number || text.split('\n').findIndex((line) => line.split(' ')[0] === field) + 1 || 1, column: 1 }
}

/** `path:line:column  field  problem. Remedy.` Editors and terminals open the place on a click. */
export function locateProblem(problem: Problem, path: string, text: string | undefined): string {
  const { line, column } = problemPlace(problem, text)
  const place = text === undefined ? path : `${path}:${line}:${column}`
  return [place, problem.field, problemSentences(problem)].filter((part) => part !== '').join('  ')
}

/** The problem and its remedy. */
export function problemSentences({ problem, todo }: Problem): string {
  const sentence = /[.!?]$/.test(problem) ? problem : `${problem}.`
  return todo === undefined ? sentence : `${sentence} ${todo}`
}
