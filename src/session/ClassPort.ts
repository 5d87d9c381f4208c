import type { FunctionComponent } from 'react'
import type { Manifest } from '../core/curriculum/parseManifest'
import type { ProgressDocument } from '../core/progress/document'
import type { LearnerId, LessonId, LocalDate, ModuleId } from '../core/progress/ids'
import type { LearnerStore } from '../data/store/learnerStore'

/**
 * The part of the class product that the rest of the app uses. `openClasses` implements it, and `noClasses` does on a
 * site without classes. The product's own screens use more of it (`classroom/screens/useClasses.ts`).
 */
export interface ClassPort {
  /** Whether this site has classes. Links to them are shown only if it does. */
  readonly isOffered: boolean
  /**
   * Shows this week's plan for each of the learner's classes. Its script is loaded when the component is first
   * rendered.
   */
  readonly ThisWeek: FunctionComponent<ThisWeekProps>
  /** For the settings. Lists the learner's classes and whether each one gets self-checks. Loaded like `ThisWeek`. */
  readonly Sharing: FunctionComponent
  /**
   * Whether the current plan of one of the learner's classes asks for this lesson or quiz. Rejects if the classes can't
   * be read.
   */
  asksFor(
    store: Pick<LearnerStore, 'classes' | 'progress' | 'kept'>,
    part: AskedPart,
    today: LocalDate,
  ): Promise<boolean>
  /**
   * Names of this teacher's classes that have no backup or have changed since their last backup. These classes or
   * changes would be lost if the teacher's data were deleted. Rejects if a class can't be read.
   */
  unsaved(learnerId: LearnerId): Promise<readonly string[]>
  /**
   * Names of the classes that this learner has left, if the teacher may not know yet. The report that the learner left
   * would be lost if the learner's data were deleted. Rejects if they can't be read.
   */
  untold(store: Pick<LearnerStore, 'classes' | 'progress' | 'kept'>): Promise<readonly string[]>
}

/** A lesson, or the quiz of a module. */
export type AskedPart =
  | { readonly kind: 'lesson'; readonly id: LessonId }
  | { readonly kind: 'quiz'; readonly id: ModuleId }

export interface ThisWeekProps {
  readonly document: ProgressDocument
  readonly manifest: Manifest
}
