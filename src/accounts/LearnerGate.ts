import type { LearnerId } from '../progress/ids'

/** Which learner was let into this page, by their PIN or otherwise: remembered as long as the page's tab. */
export interface LearnerGate {
  isOpen(id: LearnerId): boolean
  /** Undefined closes it. */
  open(id: LearnerId | undefined): void
}
