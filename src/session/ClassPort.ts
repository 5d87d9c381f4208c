import type { FunctionComponent } from 'react'
import type { Manifest } from '../core/curriculum/parseManifest'
import type { ProgressDocument } from '../core/progress/document'
import type { LearnerId } from '../core/progress/ids'
import type { LearnerStore } from '../data/store/learnerStore'

/**
 * The class product as other rooms see it. `openClasses` implements it, and `noClasses` does in a site without classes. The
 * product's own screens see more of it (`classroom/screens/useClasses.ts`).
 */
export interface ClassPort {
  /** Whether this site has classes. Links to them are shown only then. */
  readonly isOffered: boolean
  /** Shows the plan of each of the learner's classes for this week. Its script is loaded when it is drawn. */
  readonly ThisWeek: FunctionComponent<ThisWeekProps>
  /**
   * The names of the classes of this teacher that have changed since their last backup, or have none: with the teacher they
   * would be lost. Rejects where a class can't be read.
   */
  unsaved(learnerId: LearnerId): Promise<readonly string[]>
  /**
   * The names of the classes that this learner has left and whose teacher is not known to have heard of it: with the learner
   * the report that says so would be lost. Rejects where they can't be read.
   */
  untold(store: Pick<LearnerStore, 'classes' | 'progress'>): Promise<readonly string[]>
}

export interface ThisWeekProps {
  readonly document: ProgressDocument
  readonly manifest: Manifest
}
