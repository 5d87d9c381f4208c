/** Texts of the take-home pay calculator. Amounts, shares and years are already formatted. */
export const toolsTakeHomePayWords = {
  intro: 'See how much of your pay you keep after federal income tax, Social Security, Medicare and state tax.',
  payTitle: 'Your pay',
  beforeTitle: 'Taken out before tax',
  stateTitle: 'Your state',
  gross: 'Pay before anything is taken out',
  grossHint: 'One paycheck. For hourly pay, multiply your rate by your hours.',
  howOften: 'You are paid',
  status: 'You file taxes as',
  /** The standard deduction of each filing status, in a sentence. */
  deductionOf: {
    single: (amount: string) => `${amount} single`,
    head: (amount: string) => `${amount} head of household`,
    joint: (amount: string) => `${amount} married, filing jointly`,
  },
  orJointly: (amount: string, jointly: string) => `${amount} (${jointly} married, filing jointly)`,
  statuses: { single: 'Single', head: 'Head of household', joint: 'Married, filing jointly' },
  premium: 'Health premium',
  premiumHint: 'Through your employer, each paycheck.',
  retirement: 'Retirement plan',
  retirementHint: 'Traditional 401(k) or 403(b), each paycheck.',
  state: 'State and local income tax',
  stateHint: 'Check your state. Rates differ, and some have none.',
  exempt: 'Yearly pay your state doesn’t tax',
  exemptHint: 'Exemption or deduction. Enter 0 if you’re not sure.',
  planMisfit: (year: string, limit: string, highest: string, most: string) =>
    `The ${year} limit is ${limit} a year if you’re under 50, and never more than ${highest}. Enter at most ${most}.`,
  misfit: (most: string) => `This takes out more than the whole paycheck. Enter at most ${most}.`,

  finding: (kept: string, gross: string) => `You keep ${kept} of ${gross}`,
  shareText: (share: string, month: string) => `That’s ${share} of your pay, or ${month} a month on average.`,
  marginalText: (next: string, whole: string) =>
    `Federal income tax takes ${next} of the next dollar, and ${whole} of the whole year’s pay. You pay each higher rate only on the dollars in its bracket.`,
  noTaxText: (deduction: string) =>
    `At this pay, the standard deduction of ${deduction} covers everything, so there’s no federal income tax. Social Security and Medicare are still due.`,
  planText: (year: string, planned: string, limit: string, older: string) =>
    `You plan ${planned} a year for retirement. The ${year} limit is ${limit} if you’re under 50, and ${older} at 50 or older. From 60 to 63 it can be higher.`,

  comparison: (year: string) => `Where the pay goes, in dollars (${year} figures)`,
  paycheck: 'One paycheck',
  paychecks: (count: string) => `${count} paychecks`,
  lines: {
    grossCents: 'Pay before deductions',
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

  behind: 'Federal income tax for the year, in dollars',
  amount: 'Dollars',
  yearPay: 'Yearly pay',
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
    `Start with a year of this pay. Subtract premiums, retirement contributions and the standard deduction (${figures.deduction} for ${figures.year}). Use the tax brackets to find the yearly federal income tax, then divide it by the number of paychecks.`,
    `Social Security: ${figures.socialSecurity} of pay after premiums, up to ${figures.wageLimit} a year. Medicare: ${figures.medicare} of the same pay, and ${figures.added} more above ${figures.addedAbove}.`,
    'State and local tax is your percent of a year’s pay, after premiums, retirement contributions and the pay your state doesn’t tax. It’s divided by the number of paychecks. Each line is rounded to the cent. Take-home pay is what’s left.',
    `Sources for ${figures.year}: IRS Revenue Procedure 2025-32 (brackets, standard deduction) and Notice 2025-67 (plan limits). The wage limit is from the Social Security Administration.`,
  ],
  leftOut: [
    'Tax credits, such as the Child Tax Credit and the Earned Income Tax Credit. They can give you back more than the tax shown here.',
    'City taxes on all pay, which many Ohio cities have. They also tax retirement contributions, so your tax can be a little higher.',
    'A second job, a spouse’s pay, tips and overtime deductions, and anything you asked for on your Form W-4.',
    'Small differences in withholding. Employers use IRS tables, which can differ by a few dollars. Your tax return settles the difference.',
  ],
}
