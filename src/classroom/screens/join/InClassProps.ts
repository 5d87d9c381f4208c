import type { JoinedClass, JoinedClasses } from '../../ports/JoinedClasses'

/** A class that the learner has joined, and the actions on it. */
export interface InClassProps {
  readonly joined: JoinedClass
  readonly classes: JoinedClasses
}
