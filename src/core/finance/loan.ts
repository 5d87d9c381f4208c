import { HALF_CENT, roundCents } from './cents'

/** A loan with level payments at the end of each month. */
export interface Loan {
  readonly principalCents: number
  /** The yearly rate as a fraction; one twelfth of the rate is charged each month. */
  readonly annualRate: number
  readonly months: number
}

/**
 * One payment. Its two parts are in whole cents. Across all payments, those parts add up to the total interest and the
 * principal.
 */
export interface LoanEntry {
  readonly interestCents: number
  readonly principalCents: number
  readonly balanceCents: number
}

export interface LoanSchedule {
  readonly paymentCents: number
  readonly interestCents: number
  readonly entries: readonly LoanEntry[]
}

/** The level payment: principal × i / (1 − (1 + i)⁻ⁿ), and principal / n without interest. Cents, not rounded. */
export function levelPayment({ principalCents, annualRate, months }: Loan): number {
  const rate = annualRate / 12
  return rate === 0 ? principalCents / months : (principalCents * rate) / -Math.expm1(-months * Math.log1p(rate))
}

/**
 * The balance after some payments: the present value of the m remaining payments, payment × (1 − (1 + i)⁻ᵐ) / i. Cents,
 * not rounded.
 */
export function balanceAfter(loan: Loan, paymentsMade: number): number {
  const left = loan.months - paymentsMade
  if (left <= 0) return 0
  const rate = loan.annualRate / 12
  const payment = levelPayment(loan)
  return rate === 0 ? payment * left : (payment * -Math.expm1(-left * Math.log1p(rate))) / rate
}

/**
 * Lists every payment until nothing is owed. It computes with the unrounded payment and rounds running sums to the
 * cent. An entry is the difference between two sums, so entries always add up.
 *
 * @param extraCents paid in addition to the level payment each month
 */
export function amortize(loan: Loan, extraCents = 0): LoanSchedule {
  const rate = loan.annualRate / 12
  const paymentCents = levelPayment(loan)
  const entries: LoanEntry[] = []
  let balance = loan.principalCents
  let interestSoFar = 0
  let shown = { interest: 0, balance: loan.principalCents }
  while (balance >= HALF_CENT) {
    const interest = balance * rate
    const isLast = entries.length === loan.months - 1
    const paid = isLast ? balance + interest : Math.min(paymentCents + extraCents, balance + interest)
    balance += interest - paid
    interestSoFar += interest
    const next = { interest: roundCents(interestSoFar), balance: balance < HALF_CENT ? 0 : roundCents(balance) }
    entries.push({
      interestCents: next.interest - shown.interest,
      principalCents: shown.balance - next.balance,
      balanceCents: next.balance,
    })
    shown = next
  }
  return { paymentCents: roundCents(paymentCents), interestCents: shown.interest, entries }
}

/**
 * The annual percentage rate if the lender deducts a fee from the loan. It is the rate at which the payments repay the
 * amount received (Regulation Z, Appendix J, for level payments), times 12. It is found by bisection, to a millionth of
 * a percent.
 *
 * @returns a fraction; undefined when the fee leaves nothing to receive
 */
export function aprWithFee(loan: Loan, feeCents: number): number | undefined {
  const receivedCents = loan.principalCents - feeCents
  if (receivedCents <= 0) return undefined
  if (feeCents === 0) return loan.annualRate
  const target = levelPayment(loan)
  const pays = (annualRate: number): number =>
    levelPayment({ principalCents: receivedCents, annualRate, months: loan.months })
  let low = loan.annualRate
  let high = low + 1
  while (pays(high) < target) high *= 2
  while (high - low > 1e-8) {
    const middle = (low + high) / 2
    if (pays(middle) < target) low = middle
    else high = middle
  }
  return low
}
