export interface ListedLearner {
  readonly id: string
  readonly firstName: string
  readonly kind: 'device' | 'cloud'
  readonly isProtected: boolean
}

/** A list of this device's learners that is stored outside the databases. See `platform/window/roster.ts`. */
export interface LearnerRoster {
  read(): readonly ListedLearner[]
  note(learners: readonly ListedLearner[]): void
  forget(id: string): void
}
