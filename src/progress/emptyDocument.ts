/**
 * Role: the progress of a learner who has not begun.
 * Guarantee: joining it with a document of the same owner and epoch adds nothing but the joining date.
 * Must not: hold sample data.
 */
import type { ProgressDocument } from './document'
import { FORMAT } from './format'
import type { Instant, LearnerId } from './ids'

export function emptyDocument(owner: LearnerId, joinedOn: Instant): ProgressDocument {
  return {
    format: FORMAT,
    owner,
    joinedOn,
    profile: {},
    epoch: 0,
    lessons: {},
    completedOn: {},
    quizzes: {},
    certificates: {},
    unlocks: {},
    spentBefore: 0,
    days: {},
  }
}
