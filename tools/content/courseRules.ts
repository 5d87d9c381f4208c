import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Bounds } from '../organization/boundsFile.ts'
import { type ChosenOrganization, chosenOrganization } from '../organization/chosenOrganization.ts'
import { OWN_LESSONS } from '../organization/course/courseFolder.ts'
import type { Course } from '../organization/courseFile.ts'

/** The facts about a course that the content check needs. */
export interface CourseRules {
  readonly course: Course
  /** Whether it is our course, whose people, towns and products the check knows. */
  readonly isOurs: boolean
  /** Whether its bounds apply to a file. In an own course these are the own files, because ours have our bounds. */
  readonly isBounded: (file: string) => boolean
}

export function rulesOf(chosen: ChosenOrganization): CourseRules {
  const isBounded = (file: string) => !chosen.isOwn || existsSync(join(chosen.folder, OWN_LESSONS, file))
  return { course: chosen.course, isOurs: !chosen.isOwn, isBounded }
}

export const ourRules: CourseRules = rulesOf(chosenOrganization('organizations/prairie-ledger'))

export function boundsFor({ course, isBounded }: CourseRules, file: string): Bounds {
  return isBounded(file) ? (course.bounds ?? {}) : {}
}
