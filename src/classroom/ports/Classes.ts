import type { ClassPort } from '../../session/ClassPort'
import type { LearnerStore } from '../../data/store/learnerStore'
import type { ClassRelays } from './ClassRelays'
import type { JoinedClasses } from './JoinedClasses'
import type { KeptCard } from './KeptCard'
import type { LearnerId } from '../../core/progress/ids'
import type { TabletClasses } from './TabletClasses'
import type { TaughtClasses } from './TaughtClasses'

/** What screens may ask of classes. Each part is a script of its own, which comes when it is asked for. */
export interface Classes extends ClassPort {
  /** One for the page. */
  card(): Promise<KeptCard>
  /** At the start of a page: a card whose hour is over goes. Rejects where the device can’t be read. */
  forgetOldCard(): Promise<void>
  joined(store: Pick<LearnerStore, 'classes' | 'progress'>): Promise<JoinedClasses>
  tablet(): Promise<TabletClasses>
  relays(): Promise<ClassRelays>
  /** Whether somebody on this device hands in over a line, as it was when that was done last. */
  handsIn(): Promise<boolean>
  /** The books of a learner, who is the teacher of their classes. The same object each time. */
  taught(learnerId: LearnerId): Promise<TaughtClasses>
}
