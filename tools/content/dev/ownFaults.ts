import { existsSync, readFileSync } from 'node:fs'
import { chosenOrganization } from '../../organization/chosenOrganization.ts'
import { sourceOf } from '../../organization/course/courseFolder.ts'
import { checkCourse } from '../checkCourse.ts'
import { fromRoot } from '../lessonsFolder.ts'

/**
 * The faults of an organization's course as it is on the disk now. Files are named from the project's root, because some
 * are the organization's and some are ours.
 */
export function ownFaults() {
  const chosen = chosenOrganization()
  const problems = checkCourse(chosen)
  const names = [...new Set(problems.map(({ file }) => file))].filter((file) => existsSync(fromRoot(file)))
  return {
    problems,
    files: new Map(names.map((file) => [file, readFileSync(fromRoot(file), 'utf8')])),
    folder: fromRoot(''),
    /** The path of the file that an author edits, for a served file. */
    sourceOf: (file: string) => sourceOf(chosen, file),
  }
}
