import type { Learner } from './accounts'

/**
 * The display name, else the part of the e-mail before the @ sign, else 'User' (contract, section 3.3).
 * The rest of that user is the learner and their progress document: screens derive what they show and keep no copy.
 */
export function nameOf(learner: Pick<Learner, 'displayName' | 'email'>): string {
  return learner.displayName.trim() || learner.email.split('@')[0]?.trim() || 'User'
}
