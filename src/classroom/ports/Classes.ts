import type { LearnerStore } from '../../data/store/learnerStore'
import type { ClassRelays } from './ClassRelays'
import type { JoinedClasses } from './JoinedClasses'
import type { KeptCard } from './KeptCard'
import type { LearnerId } from '../../core/progress/ids'
import type { TabletClasses } from './TabletClasses'
import type { TaughtClasses } from './TaughtClasses'

/** What screens may ask of classes. Each part is a script of its own, which comes when it is asked for. */
export interface Classes {
  /** One for the page. */
  card(): Promise<KeptCard>
  /** At the start of a page: a card whose hour is over goes. Rejects where the device can’t be read. */
  forgetOldCard(): Promise<void>
  joined(store: Pick<LearnerStore, 'classes' | 'progress'>): Promise<JoinedClasses>
  tablet(): Promise<TabletClasses>
  relays(): Promise<ClassRelays>
  /** Whether somebody on this device hands in over a line, as it was when that was done last. */
  handsIn(): Promise<boolean>
  /**
   * The names of the classes of this teacher that have changed since their last backup, or have none: with the teacher they
   * would be lost. Rejects where a book can't be read.
   */
  unsaved(learnerId: LearnerId): Promise<readonly string[]>
  /**
   * The names of the classes that this learner has left and whose teacher is not known to have heard of it: with the learner
   * the report that says so would be lost. Rejects where they can't be read.
   */
  untold(store: Pick<LearnerStore, 'classes' | 'progress'>): Promise<readonly string[]>
  /** The books of a learner, who is the teacher of their classes. The same object each time. */
  taught(learnerId: LearnerId): Promise<TaughtClasses>
}
