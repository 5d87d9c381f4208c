import type { Problem } from '../../content/problem.ts'
import type { Course } from '../courseFile.ts'

/** File name and text. */
export type Files = ReadonlyMap<string, string>

/** The texts of a module in `course.json`, for the manifest. Texts of our modules may be left out. */
export interface ModuleTexts {
  readonly title?: string | undefined
  readonly description?: string | undefined
  readonly duration?: string | undefined
  readonly icon?: string | undefined
  readonly color?: string | undefined
}

/** Everything that the served folder is made from. */
export interface CourseSources {
  /** Our lessons. */
  readonly base: Files
  /** The files of `lessons/` in the organization's folder. Each takes the place of ours by its name, or is new. */
  readonly own: Files
  readonly course: Course
  /** By module id. */
  readonly texts: ReadonlyMap<string, ModuleTexts>
}

export type Report = (file: string, problem: string, field?: string) => void

/** A reporter that collects the faults. */
export function reporter(problems: Problem[]): Report {
  return (file, problem, field = '') => {
    problems.push({ file, field, problem })
  }
}

export type Json = Record<string, unknown>

/** The object in a text. Undefined if there is none, which the content check reports for the file. */
export function objectIn(text: string | undefined): Json | undefined {
  const value = valueIn(text)
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : undefined
}

/** The objects of a list in a text. Undefined if it is no list of objects. */
export function listIn(text: string | undefined): Json[] | undefined {
  return listOf(valueIn(text))
}

export function listOf(value: unknown): Json[] | undefined {
  const isList = Array.isArray(value) && value.every((one) => typeof one === 'object' && one !== null)
  return isList ? (value as Json[]) : undefined
}

/** The text of a file as biome formats it. */
export function textOf(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`
}

function valueIn(text: string | undefined): unknown {
  if (text === undefined) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
