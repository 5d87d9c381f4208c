/** A price or a practice that a section may describe, and the states that forbid it. */
export interface Forbidden {
  readonly what: string
  readonly says: RegExp
  readonly states: readonly string[]
  /** The figures of the course that give the law, its source and its date. */
  readonly figures: readonly string[]
}

export const FORBIDDEN: readonly Forbidden[] = [
  {
    what: 'a payday loan at $15 for each $100',
    says: /\$15 (?:for|per) (?:each |every )?\$100|(?<![\d.])391(?:\.\d+)?%/,
    states: ['Illinois', 'Nebraska', 'South Dakota', 'Minnesota'],
    figures: ['state-payday-cap', 'minnesota-small-loan-cap'],
  },
]

/** Figures that are the law of one state. An example that uses them is set in that state. */
export const OWN_FIGURES: Readonly<Record<string, string>> = {
  'illinois-exemption': 'Illinois',
  'illinois-income-tax-rate': 'Illinois',
  'indiana-new-driver-days': 'Indiana',
  'missouri-payday-cost-cap': 'Missouri',
  'missouri-renewal-cut': 'Missouri',
}
