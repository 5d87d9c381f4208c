/**
 * Role: for how long a learner was away (contract, section 7.5).
 * Guarantee: one kind for each message of that section.
 * Must not: word it, or blame.
 */
export type MissedDays =
  | { readonly kind: 'yesterday' }
  /** `days` were missed: one fewer than the gap. */
  | { readonly kind: 'some-days'; readonly days: number }
  | { readonly kind: 'weeks' }
  | { readonly kind: 'longer' }

/** `gap` is in calendar days since the last active day. Up to 1 day nothing was missed. */
export function missedDays(gap: number): MissedDays | undefined {
  if (gap <= 1) return undefined
  if (gap === 2) return { kind: 'yesterday' }
  if (gap <= 7) return { kind: 'some-days', days: gap - 1 }
  return { kind: gap <= 30 ? 'weeks' : 'longer' }
}
