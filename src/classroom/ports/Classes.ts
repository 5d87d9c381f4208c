import type { ClassPort } from '../../session/ClassPort'
import type { LearnerStore } from '../../data/store/learnerStore'
import type { ClassRelays } from './ClassRelays'
import type { JoinedClasses } from './JoinedClasses'
import type { KeptCard } from './KeptCard'
import type { LearnerId } from '../../core/progress/ids'
import type { TabletClasses } from './TabletClasses'
import type { TaughtClasses } from './TaughtClasses'

/** The classes for the screens. Each part is a separate script that is loaded on first use. */
export interface Classes extends ClassPort {
  /** Returns the same object for the whole page. */
  card(): Promise<KeptCard>
  /** When a page starts, deletes a card that is more than an hour old. Rejects if the device can’t be read. */
  forgetOldCard(): Promise<void>
  joined(store: Pick<LearnerStore, 'classes' | 'progress' | 'kept'>): Promise<JoinedClasses>
  tablet(): Promise<TabletClasses>
  relays(): Promise<ClassRelays>
  /** Returns whether anyone on this device hands in reports over the network, as last recorded. */
  handsIn(): Promise<boolean>
  /** Returns the class books that this learner teaches. Returns the same object each time. */
  taught(learnerId: LearnerId): Promise<TaughtClasses>
}
