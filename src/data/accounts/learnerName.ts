import { visibleName } from '../../core/progress/plainName'
import type { Learner } from './accounts'

export const LONGEST_NAME = 100
export const LONGEST_FIRST_NAME = 40

/**
 * Returns a name as we store it: one line without hidden characters, trimmed, at most `longest` characters. Undefined
 * when nothing is left.
 */
export function cleanName(text: string, longest: number = LONGEST_NAME): string | undefined {
  // Cuts by characters, not by code units, because half an emoji is not storable text.
  const name = Array.from(visibleName(text)).slice(0, longest).join('').trim()
  return name === '' ? undefined : name
}

/** Returns the name for a greeting and the account corner: the first word of the name (contract, section 2.4). */
export function firstNameOf(name: string): string {
  return name.trim().split(/\s+/u)[0] || 'User'
}

/**
 * Returns the display name, else the part of the email before the @ sign, else 'User' (contract, section 3.3). The
 * other fields come from the learner and their progress document. Screens derive the values they show and don't copy
 * them.
 */
export function nameOf(learner: Pick<Learner, 'displayName' | 'email'>): string {
  return visibleName(learner.displayName) || visibleName(learner.email.split('@')[0] ?? '') || 'User'
}
