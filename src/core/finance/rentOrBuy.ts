import { roundCents } from './cents'
import { balanceAfter, type Loan, levelPayment } from './loan'

export interface HomePlan {
  readonly priceCents: number
  /** At most the price. */
  readonly downPaymentCents: number
  readonly closingCents: number
  /** The mortgage rate as a fraction. */
  readonly annualRate: number
  readonly loanYears: number
  /** Property tax, insurance and upkeep for one month in the first year. */
  readonly runningMonthlyCents: number
  /** How fast those costs rise each year, as a fraction. They rise once a year, like a rent. */
  readonly runningGrowthRate: number
  /** Yearly mortgage insurance as a fraction of the loan, due until 80% of the price is owed. */
  readonly mortgageInsuranceRate: number
  /** How fast the home gains value each year, as a fraction; below zero when it loses value. */
  readonly homeGrowthRate: number
  /** The cost of selling, as a fraction of the price at that time. */
  readonly sellingRate: number
}

export interface RentPlan {
  readonly rentCents: number
  /** Renter's insurance for one month; it stays the same. */
  readonly insuranceCents: number
  /** How fast the rent rises each year, as a fraction. */
  readonly rentGrowthRate: number
}

/** The cost of owning a home for some years and then selling it. Whole cents; cost = start + paid − proceeds. */
export interface BuyingCost {
  /** Down payment and closing costs. */
  readonly startCents: number
  readonly paidCents: number
  /** The sale minus its costs and the remaining loan; below zero when the sale does not cover them. */
  readonly proceedsCents: number
  readonly costCents: number
}

/** The first monthly payment including all costs. Whole cents. */
export function firstMonthCents(home: HomePlan): number {
  return roundCents(levelPayment(mortgage(home)) + mortgageInsurance(home, 0) + home.runningMonthlyCents)
}

export function costOfBuying(home: HomePlan, years: number): BuyingCost {
  const loan = mortgage(home)
  const months = years * 12
  const payment = levelPayment(loan)
  let paid = 0
  let running = home.runningMonthlyCents
  for (let month = 0; month < months; month += 1) {
    if (month > 0 && month % 12 === 0) running *= 1 + home.runningGrowthRate
    const isOwing = month < loan.months
    paid += running + (isOwing ? payment + mortgageInsurance(home, month) : 0)
  }
  const valueThen = home.priceCents * (1 + home.homeGrowthRate) ** years
  const startCents = home.downPaymentCents + home.closingCents
  const proceeds = valueThen * (1 - home.sellingRate) - balanceAfter(loan, months)
  const proceedsCents = roundCents(proceeds)
  const costCents = roundCents(startCents + paid - proceeds)
  // `paidCents` absorbs the rounding, so that the three amounts add up to the cost.
  return { startCents, paidCents: costCents - startCents + proceedsCents, proceedsCents, costCents }
}

/** The rent and insurance of some years; the rent rises once a year. Whole cents. */
export function costOfRenting(plan: RentPlan, years: number): number {
  let cost = 0
  let rent = plan.rentCents
  for (let year = 0; year < years; year += 1) {
    cost += 12 * (rent + plan.insuranceCents)
    rent *= 1 + plan.rentGrowthRate
  }
  return roundCents(cost)
}

/** The first year, up to `maxYears`, after which buying has cost no more than renting. Undefined if there is none. */
export function breakEvenYear(home: HomePlan, rent: RentPlan, maxYears: number): number | undefined {
  for (let years = 1; years <= maxYears; years += 1) {
    if (costOfBuying(home, years).costCents <= costOfRenting(rent, years)) return years
  }
  return undefined
}

function mortgage({ priceCents, downPaymentCents, annualRate, loanYears }: HomePlan): Loan {
  return { principalCents: priceCents - downPaymentCents, annualRate, months: loanYears * 12 }
}

/** The insurance is due for a month at whose start more than 80% of the price is owed. */
function mortgageInsurance(home: HomePlan, paymentsMade: number): number {
  const loan = mortgage(home)
  const isDue = balanceAfter(loan, paymentsMade) > 0.8 * home.priceCents
  return isDue ? (loan.principalCents * home.mortgageInsuranceRate) / 12 : 0
}
