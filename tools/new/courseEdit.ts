import type { Course, OwnCourse } from '../organization/courseFile.ts'
import { resolveCourse } from '../organization/resolveCourse.ts'
import { LESSONS_FOLDER } from '../content/lessonsFolder.ts'
import { asFile, readJson, type Tree, WrongArgument } from './made.ts'

export type CourseModule = Course['modules'][number]
type OwnModule = Exclude<NonNullable<OwnCourse['modules']>[number], string>

const OURS = 'organizations/prairie-ledger/course.json'

/** The course with everything that is not said in the own folder taken from ours. */
export function currentCourse(tree: Tree): Course {
  const ours = readJson(tree, OURS) as Course | undefined
  if (ours === undefined) throw new Error(`${OURS} is missing.`)
  const own = tree.isOwn ? (readJson(tree, `${tree.organization}/course.json`) as OwnCourse | undefined) : undefined
  return own === undefined ? ours : resolveCourse(ours, own)
}

/** @throws if the course has no such module */
export function moduleOf(tree: Tree, id: string): CourseModule {
  const course = currentCourse(tree)
  const found = course.modules.find((module) => module.id === id)
  if (found !== undefined) return found
  throw new WrongArgument(`The course has no module ${id}. It has ${course.modules.map((one) => one.id).join(', ')}.`)
}

/**
 * The text of course.json after a change of one module. A file that doesn't name its modules yet gets them all, so that
 * their order is there to be changed.
 */
export function courseWith(tree: Tree, changed: OwnModule): readonly [path: string, text: string] {
  const path = `${tree.organization}/course.json`
  const file = (readJson(tree, path) as OwnCourse | undefined) ?? {}
  const modules = file.modules ?? currentCourse(tree).modules.map(({ id }) => id)
  const idOf = (one: string | OwnModule): string => (typeof one === 'string' ? one : one.id)
  const isListed = modules.some((one) => idOf(one) === changed.id)
  const merged = modules.map((one) =>
    idOf(one) !== changed.id ? one : { ...(typeof one === 'string' ? {} : one), ...changed },
  )
  return [path, asFile({ ...file, modules: isListed ? merged : [...modules, changed] })]
}

interface ManifestModule {
  readonly id: string
  readonly lessons: readonly object[]
}

/** The text of our manifest with one more lesson. An own course has no manifest, because the build makes it. */
export function manifestWith(tree: Tree, moduleId: string, lesson: object): readonly [path: string, text: string] {
  const path = `${LESSONS_FOLDER}/manifest.json`
  const manifest = readJson(tree, path) as { modules: readonly ManifestModule[] } | undefined
  if (manifest === undefined) throw new Error(`${path} is missing.`)
  const modules = manifest.modules.map((module) =>
    module.id === moduleId ? { ...module, lessons: [...module.lessons, lesson] } : module,
  )
  return [path, asFile({ ...manifest, modules })]
}
