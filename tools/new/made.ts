import { posix } from 'node:path'
import { LESSONS_FOLDER } from '../content/lessonsFolder.ts'
import { type CourseFile, schemaPath } from '../content/schemas/courseForms.ts'

/** The files that are there. Paths are relative to the project's root. */
export interface Tree {
  /** The text of a file, or undefined. */
  readonly read: (path: string) => string | undefined
  /** The organization's folder, such as `organization`. */
  readonly organization: string
  /** Whether that folder is an organization's own, and not ours. */
  readonly isOwn: boolean
}

/** The files of a new lesson, module or other thing, and the steps after it. */
export interface Made {
  /** The new text of each file, by path. */
  readonly files: ReadonlyMap<string, string>
  /** What is left to do, one sentence each. */
  readonly next: readonly string[]
}

/** An argument that can't be used. The message gives a correct command. */
export class WrongArgument extends Error {}

export function asFile(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`
}

/** A file of the course. It begins with the address of its schema, which explains its fields in an editor. */
export function asCourseFile(tree: Tree, kind: CourseFile, value: object): string {
  const address = posix.relative(lessonsFolder(tree), schemaPath(kind))
  return asFile({ $schema: address, ...value, ...('$schema' in value && { $schema: address }) })
}

export function lessonsFolder({ organization, isOwn }: Tree): string {
  return isOwn ? `${organization}/lessons` : LESSONS_FOLDER
}

/** The parsed JSON of a file, or undefined if there is none. */
export function readJson(tree: Tree, path: string): unknown {
  const text = tree.read(path)
  return text === undefined ? undefined : (JSON.parse(text) as unknown)
}
