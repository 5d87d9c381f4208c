/**
 * Role: the one place that knows where the served lessons are on this machine.
 * Guarantee: our own course is served from our lessons, to the byte. The course of another organization is made
 * from it and from the organization's own files, into a folder of the cache.
 * Must not: write anything that hasn't changed, because two builds may run at the same time.
 */
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createHash } from 'node:crypto'
import { basename, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { courseFilePath, LESSONS_FOLDER } from '../../content/lessonsFolder.ts'
import { readFolder } from '../../content/readFolder.ts'
import { type ChosenOrganization, chosenOrganization } from '../chosenOrganization.ts'
import { type ComposedCourse, COURSE_FILE, composeCourse } from './composeCourse.ts'

const projectRoot = fileURLToPath(new URL('../../../', import.meta.url))
/** The folder of own files in the organization's folder. */
export const OWN_LESSONS = 'lessons'

/** The course of the chosen organization as it is served, with its faults. */
export function composedCourse(chosen: ChosenOrganization = chosenOrganization(), root = projectRoot): ComposedCourse {
  const base = readFolder(join(root, LESSONS_FOLDER))
  if (!chosen.isOwn) return { files: base, problems: [] }
  const folder = join(chosen.folder, OWN_LESSONS)
  const own = existsSync(folder) ? readFolder(folder) : new Map<string, string>()
  return composeCourse({ base, own, course: chosen.course, texts: chosen.moduleTexts })
}

/**
 * The absolute path of the folder with the served lessons of the chosen organization.
 *
 * @throws naming what is wrong, if the folder can't be made
 */
export function courseFolder(chosen: ChosenOrganization = chosenOrganization(), root = projectRoot): string {
  if (!chosen.isOwn) return join(root, LESSONS_FOLDER)
  const { files, problems } = composedCourse(chosen, root)
  if (problems.length > 0) {
    const lines = problems.map(({ file, field, problem }) => {
      return `  ${sourceOf(chosen, file, root)}: ${field === '' ? '' : `${field}: `}${problem}`
    })
    throw new Error(`The course is not right:\n${lines.join('\n')}`)
  }
  const name = `${basename(chosen.folder)}-${createHash('sha256').update(chosen.folder).digest('hex').slice(0, 8)}`
  const folder = join(root, '.cache/organization', name, LESSONS_FOLDER)
  writeFolder(folder, files)
  return folder
}

/** The file that an author edits, from the project's root, for a file of the served folder. */
export function sourceOf({ folder, isOwn }: ChosenOrganization, file: string, root = projectRoot): string {
  const own = join(folder, OWN_LESSONS, file)
  if (file === COURSE_FILE || (isOwn && file === 'manifest.json')) return relative(root, join(folder, COURSE_FILE))
  return isOwn && existsSync(own) ? relative(root, own) : courseFilePath(file)
}

/** Makes a folder of these files. A reader of the folder sees each file whole, because it is renamed into its place. */
export function writeFolder(folder: string, files: ReadonlyMap<string, string>): void {
  mkdirSync(folder, { recursive: true })
  const before = readFolder(folder)
  for (const [file, text] of files) {
    if (before.get(file) === text) continue
    const made = join(folder, `../.${file}.${process.pid}`)
    writeFileSync(made, text)
    renameSync(made, join(folder, file))
  }
  for (const file of readdirSync(folder)) if (!files.has(file)) rmSync(join(folder, file))
}
