/**
 * Role: the welcome-back messages (specification, section 8, missed-day messages).
 * Guarantee: the specification's words, to the letter.
 * Must not: blame.
 */

/** `gap` is in calendar days since the last active day. Up to 1 day nothing was missed. */
export function missedMessage(gap: number): string | undefined {
  if (gap <= 1) return undefined
  if (gap === 2) return "We missed you yesterday! Let's get back on track!"
  if (gap <= 7) return `We missed you for ${gap - 1} days! Welcome back!`
  if (gap <= 30) return "It's been a while! Ready to continue your learning journey?"
  return "Welcome back! Let's restart your learning adventure!"
}
