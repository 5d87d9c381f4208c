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
  /** How fast these running costs rise each year, as a fraction. They rise once a year, like rent. */
  readonly runningGrowthRate: number
  /** Yearly mortgage insurance as a fraction of the loan, due until the balance owed is down to 80% of the price. */
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
  /** The sale price minus selling costs and the remaining loan; below zero if the price does not cover them. */
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
  const paid = ownerPayments(home, months).reduce((sum, cents) => sum + cents, 0)
  const valueThen = home.priceCents * (1 + home.homeGrowthRate) ** years
  const startCents = home.downPaymentCents + home.closingCents
  const proceeds = valueThen * (1 - home.sellingRate) - balanceAfter(loan, months)
  const proceedsCents = roundCents(proceeds)
  const costCents = roundCents(startCents + paid - proceeds)
  // `paidCents` absorbs the rounding, so that the three amounts add up to the cost.
  return { startCents, paidCents: costCents - startCents + proceedsCents, proceedsCents, costCents }
}

/** The total rent and insurance over some years; the rent rises once a year. Whole cents. */
export function costOfRenting(plan: RentPlan, years: number): number {
  return roundCents(rentPayments(plan, years * 12).reduce((sum, cents) => sum + cents, 0))
}

/**
 * The cost of buying and of renting for the same length of time, minus the interest on each household's savings. Whole
 * cents.
 */
export interface HomeComparison {
  readonly buying: BuyingCost
  readonly rentPaidCents: number
  /** The interest on savings from months when owning costs less than renting. */
  readonly buyerEarnsCents: number
  /** The interest on the money kept at the start and saved in months when renting costs less. */
  readonly renterEarnsCents: number
  /** The cost of buying minus the interest on the buyer's savings. */
  readonly buyingCents: number
  /** The rent and insurance minus the interest on the renter's savings. */
  readonly rentingCents: number
}

/**
 * Compares two households with the same amount of money. The renter saves what the buyer pays at the start. At the end
 * of each month, the household that pays less saves the difference. Savings earn `savingsRate`, an effective yearly
 * rate.
 */
export function compareHomes(home: HomePlan, rent: RentPlan, savingsRate: number, years: number): HomeComparison {
  const buying = costOfBuying(home, years)
  const rentPaidCents = costOfRenting(rent, years)
  const months = years * 12
  const owned = ownerPayments(home, months)
  const gaps = rentPayments(rent, months).map((rented, month) => (owned[month] ?? 0) - rented)
  const buyerEarnsCents = earned(
    0,
    gaps.map((gap) => Math.max(0, -gap)),
    savingsRate,
  )
  const renterEarnsCents = earned(
    buying.startCents,
    gaps.map((gap) => Math.max(0, gap)),
    savingsRate,
  )
  return {
    buying,
    rentPaidCents,
    buyerEarnsCents,
    renterEarnsCents,
    buyingCents: buying.costCents - buyerEarnsCents,
    rentingCents: rentPaidCents - renterEarnsCents,
  }
}

/** The first year, up to `maxYears`, after which buying has cost no more than renting. Undefined if there is none. */
export function breakEvenYear(
  home: HomePlan,
  rent: RentPlan,
  savingsRate: number,
  maxYears: number,
): number | undefined {
  for (let years = 1; years <= maxYears; years += 1) {
    const { buyingCents, rentingCents } = compareHomes(home, rent, savingsRate, years)
    if (buyingCents <= rentingCents) return years
  }
  return undefined
}

/** The interest on a starting amount and on one deposit at the end of each month. Whole cents. */
function earned(startCents: number, deposits: readonly number[], annualRate: number): number {
  const monthRate = Math.expm1(Math.log1p(annualRate) / 12)
  const balance = deposits.reduce((sum, deposit) => sum * (1 + monthRate) + deposit, startCents)
  return roundCents(deposits.reduce((left, deposit) => left - deposit, balance - startCents))
}

/**
 * The owner's payments, which are loan payments until the loan is paid off, mortgage insurance, and costs that rise
 * once a year.
 */
function ownerPayments(home: HomePlan, months: number): readonly number[] {
  const loan = mortgage(home)
  const payment = levelPayment(loan)
  let running = home.runningMonthlyCents
  return Array.from({ length: months }, (_, month) => {
    if (month > 0 && month % 12 === 0) running *= 1 + home.runningGrowthRate
    return running + (month < loan.months ? payment + mortgageInsurance(home, month) : 0)
  })
}

/** The renter's payments. The rent rises once a year. */
function rentPayments(plan: RentPlan, months: number): readonly number[] {
  let rent = plan.rentCents
  return Array.from({ length: months }, (_, month) => {
    if (month > 0 && month % 12 === 0) rent *= 1 + plan.rentGrowthRate
    return rent + plan.insuranceCents
  })
}

function mortgage({ priceCents, downPaymentCents, annualRate, loanYears }: HomePlan): Loan {
  return { principalCents: priceCents - downPaymentCents, annualRate, months: loanYears * 12 }
}

/** The insurance is due for a month if more than 80% of the price is still owed when the month begins. */
function mortgageInsurance(home: HomePlan, paymentsMade: number): number {
  const loan = mortgage(home)
  const isDue = balanceAfter(loan, paymentsMade) > 0.8 * home.priceCents
  return isDue ? (loan.principalCents * home.mortgageInsuranceRate) / 12 : 0
}
