/**
 * Role: the course of this copy of the site, with its points and locks. The build puts the organization's course here
 * (`organizations/prairie-ledger/course.json` for ours, docs/customize.md for others).
 * Guarantee: it is a part of the script, so it changes only with a new version of the site.
 * Must not: contain a text that a learner reads.
 */
import file from '#course'

export interface CourseModule {
  readonly id: string
  readonly level: 'Beginner' | 'Intermediate' | 'Advanced'
  readonly lessonPoints: number
  readonly quizPoints: number
  readonly lessons: readonly string[]
}

export interface Course {
  readonly locks:
    | { readonly rule: 'levels'; readonly intermediateCost: number; readonly advancedCost: number }
    | { readonly rule: 'open' }
  /** The percent needed to pass a quiz. */
  readonly passingScore: number
  readonly certificates: { readonly modules: boolean; readonly course: boolean }
  readonly modules: readonly CourseModule[]
  /** Lessons and quizzes that the course no longer has, with the points that learners have earned with them. */
  readonly retired: {
    readonly lessons: Readonly<Record<string, number>>
    readonly quizzes: Readonly<Record<string, number>>
  }
}

/** The build has checked the file. The compiler can't see that the texts in it are levels and rules. */
export const course = file as Course

const taught: ReadonlySet<string> = new Set(course.modules.flatMap(({ lessons }) => lessons))

/**
 * Whether this copy has the lesson. Without it, the site leaves out what goes with it, such as a skill to practice.
 * Progress is never left out.
 */
export function isInCourse(lessonId: string): boolean {
  return taught.has(lessonId)
}
