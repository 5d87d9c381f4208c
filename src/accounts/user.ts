import { balance } from '../progress/balance'
import { earnedCertificates } from '../progress/certificates'
import type { ProgressDocument } from '../progress/document'
import type { LocalDate } from '../progress/ids'
import { completedLessons } from '../progress/lessons'
import { unlockedModules } from '../progress/moduleAccess'
import { displayNameOf, photoOf } from '../progress/profile'
import { completedQuizzes } from '../progress/quizzes'
import { streakOf } from '../progress/streak'
import type { Learner } from './accounts'

/** The in-app user (specification, section 3). Everything about learning is derived from the document. */
export interface User {
  readonly id: string
  readonly email: string
  readonly name: string
  /** ISO instant, empty when unknown. */
  readonly joinDate: string
  readonly completedConcepts: readonly string[]
  /** `<quiz id>:<score>` each. */
  readonly completedQuizzes: readonly string[]
  readonly certificates: readonly string[]
  readonly learningStreak: number
  /** ISO instant, empty when unknown. */
  readonly lastLoginDate: string
  readonly totalPoints: number
  readonly unlockedModules: readonly string[]
  readonly redeemedPoints: number
  readonly photoURL: string | null
}

/** The display name, else the part of the e-mail before the @ sign, else 'User' (specification, section 3). */
export function nameOf(learner: Pick<Learner, 'displayName' | 'email'>): string {
  return learner.displayName.trim() || learner.email.split('@')[0]?.trim() || 'User'
}

export function userOf(
  learner: Learner,
  document: ProgressDocument,
  when: { readonly today: LocalDate | undefined; readonly lastLoginDate: string },
): User {
  const { total, redeemed } = balance(document)
  return {
    id: learner.id,
    email: learner.email,
    name: nameOf({ displayName: displayNameOf(document) ?? learner.displayName, email: learner.email }),
    joinDate: document.joinedOn,
    completedConcepts: completedLessons(document),
    completedQuizzes: completedQuizzes(document),
    certificates: earnedCertificates(document),
    learningStreak: streakOf(document, when.today).streak,
    lastLoginDate: when.lastLoginDate,
    totalPoints: total,
    unlockedModules: unlockedModules(document),
    redeemedPoints: redeemed,
    photoURL: photoOf(document) ?? null,
  }
}
