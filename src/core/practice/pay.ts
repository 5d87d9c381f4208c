import { planBudget, type Use } from '../finance/budget'
import { roundCents, splitCents } from '../finance/cents'
import { putIn } from '../finance/growth'
import { medicareTax, socialSecurityTax } from '../finance/incomeTax'
import { takeHomePay } from '../finance/takeHomePay'
import { taxFigures2026 } from '../finance/taxFigures2026'
import { between, dollarsBetween, oneOf } from './random'
import { recipe } from './skill'

const socialSecurity = (cents: number): number => roundCents(socialSecurityTax(cents, taxFigures2026))
const medicare = (cents: number): number => roundCents(medicareTax(cents, 'single', taxFigures2026))

export const payrollTaxes = recipe({
  id: 'payroll-taxes',
  lesson: 'foundations_2',
  draw(random) {
    const hourlyCents = between(random, 1300, 2600, 50)
    const hours = between(random, 60, 80, 4)
    return { hourlyCents, hours, grossCents: hourlyCents * hours }
  },
  right: ({ grossCents }) => socialSecurity(grossCents) + medicare(grossCents),
  wrong: {
    onlySocialSecurity: ({ grossCents }) => socialSecurity(grossCents),
    onlyMedicare: ({ grossCents }) => medicare(grossCents),
    employerToo: ({ grossCents }) => 2 * (socialSecurity(grossCents) + medicare(grossCents)),
    oneWeek: ({ grossCents }) => roundCents((socialSecurity(grossCents) + medicare(grossCents)) / 2),
  },
})

export const takeHome = recipe({
  id: 'take-home',
  lesson: 'foundations_2',
  draw(random) {
    const stateRate = oneOf(random, [0.03, 0.04, 0.05])
    const pay = { paychecksPerYear: 26, status: 'single', retirementCents: 0, premiumCents: 0 } as const
    const check = takeHomePay(
      { ...pay, grossCents: dollarsBetween(random, 1000, 2200, 20), stateRate, stateExemptYearCents: 0 },
      taxFigures2026,
    )
    const { grossCents, federalCents, stateCents, socialSecurityCents, medicareCents, takeHomeCents } = check
    const payrollCents = socialSecurityCents + medicareCents
    return { grossCents, federalCents, payrollCents, stateRate, stateCents, takeHomeCents }
  },
  right: ({ takeHomeCents }) => takeHomeCents,
  wrong: {
    forgotFederal: ({ takeHomeCents, federalCents }) => takeHomeCents + federalCents,
    forgotState: ({ takeHomeCents, stateCents }) => takeHomeCents + stateCents,
    forgotPayroll: ({ takeHomeCents, payrollCents }) => takeHomeCents + payrollCents,
    onlyTaken: ({ grossCents, takeHomeCents }) => grossCents - takeHomeCents,
  },
})

function shareOf(incomeCents: number, use: Use): number {
  return planBudget(incomeCents, [50, 30, 20], []).byUse.find((part) => part.use === use)?.splitCents ?? 0
}

export const budgetShare = recipe({
  id: 'budget-share',
  lesson: 'foundations_3',
  draw: (random) => ({
    incomeCents: dollarsBetween(random, 1800, 4200, 20),
    use: oneOf<Use>(random, ['needs', 'wants', 'saving']),
  }),
  right: ({ incomeCents, use }) => shareOf(incomeCents, use),
  wrong: {
    tookNeeds: ({ incomeCents }) => shareOf(incomeCents, 'needs'),
    tookWants: ({ incomeCents }) => shareOf(incomeCents, 'wants'),
    tookSaving: ({ incomeCents }) => shareOf(incomeCents, 'saving'),
    thirds: ({ incomeCents }) => roundCents(incomeCents / 3),
  },
})

export const planTotal = recipe({
  id: 'plan-total',
  lesson: 'foundations_7',
  draw(random) {
    const priceCents = dollarsBetween(random, 400, 1200, 10)
    const weeks = oneOf(random, [52, 65, 78, 104])
    // Rent-to-own stores charge two to three times the price. The weekly amount is in whole dollars.
    const timesPrice = between(random, 20, 30) / 10
    return { priceCents, weeks, weeklyCents: 100 * Math.round((priceCents * timesPrice) / weeks / 100) }
  },
  right: ({ priceCents, weeklyCents, weeks }) => paidWeekly(weeklyCents, weeks) - priceCents,
  wrong: {
    forgotPrice: ({ weeklyCents, weeks }) => paidWeekly(weeklyCents, weeks),
    onlyPrice: ({ priceCents }) => priceCents,
    oneYear: ({ priceCents, weeklyCents }) => paidWeekly(weeklyCents, 52) - priceCents,
    fourWeekMonths: ({ priceCents, weeklyCents, weeks }) => paidWeekly(weeklyCents, (weeks * 12) / 13) - priceCents,
  },
})

function paidWeekly(weeklyCents: number, weeks: number): number {
  return roundCents(putIn({ startCents: 0, depositCents: weeklyCents, depositsPerYear: 52, annualRate: 0 }, weeks / 52))
}

export const rentShare = recipe({
  id: 'rent-share',
  lesson: 'real_estate_1',
  draw(random) {
    const grossCents = dollarsBetween(random, 2000, 5000, 50)
    const keptPercent = between(random, 78, 86)
    return { grossCents, takeHomeCents: 1000 * Math.round((grossCents * keptPercent) / 100_000) }
  },
  right: ({ grossCents }) => splitCents(grossCents, [30, 70])[0] ?? 0,
  wrong: {
    ofTakeHome: ({ takeHomeCents }) => splitCents(takeHomeCents, [30, 70])[0] ?? 0,
    third: ({ grossCents }) => roundCents(grossCents / 3),
    half: ({ grossCents }) => splitCents(grossCents, [50, 50])[0] ?? 0,
    whatIsLeft: ({ grossCents }) => splitCents(grossCents, [30, 70])[1] ?? 0,
  },
})
