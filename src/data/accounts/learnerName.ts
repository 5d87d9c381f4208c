import { visibleName } from '../../core/progress/plainName'
import type { Learner } from './accounts'

export const LONGEST_NAME = 100
export const LONGEST_FIRST_NAME = 40

/** A name as it is kept: one line without anything hidden, trimmed, at most `longest` characters; undefined when nothing is left. */
export function cleanName(text: string, longest: number = LONGEST_NAME): string | undefined {
  // Cut by characters, not by code units: half of an emoji is not storable text.
  const name = Array.from(visibleName(text)).slice(0, longest).join('').trim()
  return name === '' ? undefined : name
}

/** How a greeting and the account corner call somebody: the first word of the name (contract, section 2.4). */
export function firstNameOf(name: string): string {
  return name.trim().split(/\s+/u)[0] || 'User'
}

/**
 * The display name, else the part of the e-mail before the @ sign, else 'User' (contract, section 3.3).
 * The rest of that user is the learner and their progress document: screens derive what they show and keep no copy.
 */
export function nameOf(learner: Pick<Learner, 'displayName' | 'email'>): string {
  return visibleName(learner.displayName) || visibleName(learner.email.split('@')[0] ?? '') || 'User'
}
