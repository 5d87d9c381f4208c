/** The welcome back after days away, to the letter (contract, section 7.5): its apostrophes are straight. */
const messages = {
  yesterday: () => "We missed you yesterday! Let's get back on track!",
  'some-days': (days: number) => `We missed you for ${days} days! Welcome back!`,
  weeks: () => "It's been a while! Ready to continue your learning journey?",
  longer: () => "Welcome back! Let's restart your learning adventure!",
}

/** @param missed for how long, and how many days where that is said */
export function missedMessage(missed: { readonly kind: keyof typeof messages; readonly days?: number }): string {
  return messages[missed.kind](missed.days ?? 0)
}
