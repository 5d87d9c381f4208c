/** What the take-home pay tool says. Amounts, shares and years arrive formatted. */
export const toolsTakeHomePayWords = {
  intro:
    'From the pay you are offered to the pay that reaches you: federal income tax, Social Security, Medicare and what your state takes.',
  payTitle: 'Your pay',
  beforeTitle: 'Taken out before tax',
  stateTitle: 'Your state',
  gross: 'Pay before anything is taken out',
  grossHint: 'One paycheck. For hourly pay: rate times hours.',
  howOften: 'You are paid',
  status: 'You file taxes as',
  statuses: { single: 'Single', head: 'Head of household', joint: 'Married, together' },
  premium: 'Health premium',
  premiumHint: 'Through your employer, each paycheck.',
  retirement: 'Retirement plan',
  retirementHint: 'Traditional 401(k) or 403(b), each paycheck.',
  state: 'State and local income tax',
  stateHint: 'Check your state: rates differ, and some have none.',
  exempt: 'Pay it leaves untaxed, a year',
  exemptHint: 'Exemption or deduction. Use 0 if unsure.',
  misfit: (most: string) => `More is taken out than the paycheck holds. Use at most ${most}.`,

  finding: (kept: string, gross: string) => `You keep ${kept} of ${gross}`,
  shareText: (share: string, month: string) => `That is ${share} of your pay, on average ${month} a month.`,
  marginalText: (next: string, whole: string) =>
    `Federal income tax takes ${next} of the next dollar, and ${whole} of the whole year’s pay: only the dollars above a line meet the higher rate.`,
  noTaxText: (deduction: string) =>
    `At this pay the standard deduction of ${deduction} covers everything, so there is no federal income tax. Social Security and Medicare are still due.`,

  comparison: (year: string) => `Where the pay goes, in dollars (${year} figures)`,
  paycheck: 'One paycheck',
  paychecks: (count: string) => `${count} paychecks`,
  lines: {
    grossCents: 'Pay before anything',
    premiumCents: 'Health premium',
    retirementCents: 'Retirement plan',
    federalCents: 'Federal income tax',
    socialSecurityCents: 'Social Security',
    medicareCents: 'Medicare',
    stateCents: 'State and local tax',
    takeHomeCents: 'Take-home pay',
  },
  chartTitle: 'Where one paycheck goes',
  chartCaption: 'One paycheck, in dollars.',
  chartSays: (line: string, amount: string) => `${line}: ${amount}.`,

  behind: 'The federal income tax of the year, in dollars',
  amount: 'Dollars',
  yearPay: 'Pay in a year',
  minusPremium: 'Minus health premiums',
  minusRetirement: 'Minus retirement plan',
  minusDeduction: 'Minus standard deduction',
  taxable: 'Taxable income',
  bracket: (percent: string, inside: string) => `${percent} of ${inside}`,
  yearTax: 'Tax for the year',

  formula: (figures: {
    year: string
    deduction: string
    socialSecurity: string
    wageLimit: string
    medicare: string
    added: string
    addedAbove: string
  }) => [
    `Federal income tax: a year of this pay, minus premiums, retirement plan and the standard deduction (${figures.deduction} for ${figures.year}), through the brackets, divided by the number of paychecks.`,
    `Social Security: ${figures.socialSecurity} of pay after premiums, up to ${figures.wageLimit} a year. Medicare: ${figures.medicare} of the same pay, and ${figures.added} more above ${figures.addedAbove}.`,
    'State and local tax: your percent of a year of the pay before anything, minus what the state leaves untaxed, divided by the number of paychecks. Each line is rounded to the cent; take-home pay is what remains.',
    `Sources for ${figures.year}: IRS Revenue Procedure 2025-32 (brackets, standard deduction) and the Social Security Administration (wage limit).`,
  ],
  leftOut: [
    'Tax credits, such as the Child Tax Credit and the Earned Income Tax Credit: they can give you back more than is taken here.',
    'A second job, a spouse’s pay, tips and overtime deductions, and anything you asked for on your Form W-4.',
    'Employers withhold by IRS tables, which can differ by some dollars. Your tax return settles it.',
  ],
}
