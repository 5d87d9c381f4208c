import type { JoinedClass, JoinedClasses } from '../../ports/JoinedClasses'

/** A class of the learner, and what can be done in it. */
export interface InClassProps {
  readonly joined: JoinedClass
  readonly classes: JoinedClasses
}
