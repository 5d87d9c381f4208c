import type { LearnerMirror } from '../../src/data/accounts/CurrentLearner'

export class MemoryMirror implements LearnerMirror {
  learner: { readonly id: string; readonly firstName: string } | undefined

  write(learner: { readonly id: string; readonly firstName: string }): void {
    this.learner = learner
  }

  clear(): void {
    this.learner = undefined
  }
}
