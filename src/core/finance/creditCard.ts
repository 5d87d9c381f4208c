import { HALF_CENT, roundCents } from './cents'

export interface CardDebt {
  readonly balanceCents: number
  /** The yearly rate (APR) as a fraction; one twelfth of the rate is charged each month. */
  readonly annualRate: number
}

/**
 * The minimum payment in many card agreements, which is a share of the balance plus the interest, but at least the
 * floor.
 */
export interface MinimumRule {
  /** 0.01 for 1% of the balance. */
  readonly share: number
  readonly floorCents: number
}

export interface CardMonth {
  readonly balanceCents: number
  readonly interestSoFarCents: number
}

export type CardCourse =
  | {
      readonly kind: 'paid'
      readonly firstPaymentCents: number
      readonly interestCents: number
      readonly months: readonly CardMonth[]
    }
  /**
   * The payment doesn't exceed the interest, so the balance never shrinks, or paying off the balance takes more than
   * 100 years.
   */
  | { readonly kind: 'never'; readonly firstPaymentCents: number; readonly firstInterestCents: number }

const LONGEST_MONTHS = 1200

/** Pays the minimum each month, which is the share of the balance plus the month's interest, but at least the floor. */
export function payMinimum(card: CardDebt, rule: MinimumRule): CardCourse {
  return payCard(card, (balance, interest) => Math.max(rule.floorCents, balance * rule.share + interest))
}

/** Pays the same amount each month, and the rest in the last month. */
export function payFixed(card: CardDebt, paymentCents: number): CardCourse {
  return payCard(card, () => paymentCents)
}

/** The interest that a card charges for a number of days: balance × APR / 365 × days. Returns whole cents. */
export function interestForDays({ balanceCents, annualRate }: CardDebt, days: number): number {
  return roundCents((balanceCents * annualRate * days) / 365)
}

/** Assumes no new charges and no fees. Balances keep fractions of a cent; the results are rounded to the cent. */
function payCard(card: CardDebt, due: (balance: number, interest: number) => number): CardCourse {
  const months: CardMonth[] = []
  const firstInterest = (card.balanceCents * card.annualRate) / 12
  let balance = card.balanceCents
  let interestSoFar = 0
  let firstPayment = 0
  while (balance >= HALF_CENT) {
    const interest = (balance * card.annualRate) / 12
    const payment = Math.min(due(balance, interest), balance + interest)
    const isShrinking = payment - interest > 0
    if (!isShrinking || months.length === LONGEST_MONTHS) {
      return {
        kind: 'never',
        firstPaymentCents: roundCents(months.length === 0 ? payment : firstPayment),
        firstInterestCents: roundCents(firstInterest),
      }
    }
    if (months.length === 0) firstPayment = payment
    balance += interest - payment
    interestSoFar += interest
    months.push({
      balanceCents: balance < HALF_CENT ? 0 : roundCents(balance),
      interestSoFarCents: roundCents(interestSoFar),
    })
  }
  return {
    kind: 'paid',
    firstPaymentCents: roundCents(firstPayment),
    interestCents: roundCents(interestSoFar),
    months,
  }
}
