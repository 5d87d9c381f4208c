/** Where the name of the current learner is mirrored for pages that load no database. */
export interface LearnerMirror {
  write(learner: { readonly id: string; readonly firstName: string }): void
  clear(): void
}
