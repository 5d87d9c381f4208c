import type { Clock } from '../platform/clock'
import type { PageLife } from '../platform/pageLife'
import type { Random } from '../platform/random'
import type { LearnerId } from '../progress/ids'
import type { Syllabus } from '../progress/syllabus'
import type { DeviceDatabase } from './deviceDatabase'
import type { OpenedLearnerStore } from './learnerStore'
import type { LearnerDatabase } from './learnerDatabase'

/** Everything that a test turns, repeats or breaks. */
export interface DexieLearnerStoreParts {
  readonly learnerId: LearnerId
  readonly clock: Clock
  readonly random: Random
  readonly syllabus: () => Promise<Syllabus | undefined> | Syllabus | undefined
  readonly makeDatabase: (learnerId: LearnerId) => LearnerDatabase
  readonly page: PageLife | undefined
  /** The store of another learner of this device. */
  readonly openOther: (learnerId: LearnerId) => Promise<OpenedLearnerStore>
  /** Where this device's learners are known. */
  readonly device: DeviceDatabase | undefined
}

/** The curriculum lies on the device; if it doesn't come by then, saving matters more than a certificate. */
export const SYLLABUS_DEADLINE_MS = 2000
