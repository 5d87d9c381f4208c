/** Messages after days away. The contract (section 7.5) sets every letter, even the straight apostrophes. */
const messages = {
  yesterday: () => "We missed you yesterday! Let's get back on track!",
  'some-days': (days: number) => `We missed you for ${days} days! Welcome back!`,
  weeks: () => "It's been a while! Ready to continue your learning journey?",
  longer: () => "Welcome back! Let's restart your learning adventure!",
}

/** @param missed how long the learner was away, and the number of days if the message says it */
export function missedMessage(missed: { readonly kind: keyof typeof messages; readonly days?: number }): string {
  return messages[missed.kind](missed.days ?? 0)
}
