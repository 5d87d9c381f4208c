import { HALF_CENT, roundCents } from './cents'

export interface Debt {
  readonly balanceCents: number
  /** The yearly rate as a fraction; one twelfth of the rate is charged each month. */
  readonly annualRate: number
  readonly minimumCents: number
}

/** Avalanche: highest rate first. Snowball: smallest balance first. */
export type PayoffOrder = 'avalanche' | 'snowball'

/** The totals for all debts at the end of a month. */
export interface PayoffMonth {
  readonly balanceCents: number
  readonly interestSoFarCents: number
}

export type Payoff =
  | {
      readonly kind: 'paid'
      readonly months: readonly PayoffMonth[]
      readonly interestCents: number
      /**
       * For each debt, in the order of the list: the month in which the debt was paid off, counted from 1; 0 if nothing
       * was owed.
       */
      readonly clearedInMonth: readonly number[]
    }
  /** The debts are still not paid off after `LONGEST_MONTHS`. */
  | { readonly kind: 'never' }

export const LONGEST_MONTHS = 600

interface OpenDebt extends Debt {
  readonly position: number
  balance: number
}

/**
 * Decides which open debt gets the money left over. Debts that tie are sorted by the other payoff order, then by
 * position.
 */
const firstInLine: Readonly<Record<PayoffOrder, (a: OpenDebt, b: OpenDebt) => number>> = {
  avalanche: (a, b) => b.annualRate - a.annualRate || a.balance - b.balance || a.position - b.position,
  snowball: (a, b) => a.balance - b.balance || b.annualRate - a.annualRate || a.position - b.position,
}

/**
 * Pays off debts with the same total each month. In each month, interest is added (balance × rate / 12) and every debt
 * gets its minimum. The rest goes to the first debt in the payoff order, then to the next. Assumes no new charges and
 * no fees. Balances keep fractions of a cent; the month's totals are rounded to the cent.
 *
 * @param monthlyCents at least the sum of the minimums; a lower amount pays only the minimums of the first debts in the
 * list
 */
export function payOff(debts: readonly Debt[], monthlyCents: number, order: PayoffOrder): Payoff {
  const all: OpenDebt[] = debts.map((debt, position) => ({ ...debt, position, balance: debt.balanceCents }))
  const months: PayoffMonth[] = []
  const clearedInMonth = debts.map(() => 0)
  let interestSoFar = 0
  let open = all.filter(isOpen)
  while (open.length > 0) {
    if (months.length === LONGEST_MONTHS) return { kind: 'never' }
    let left = monthlyCents
    for (const debt of open) {
      const interest = (debt.balance * debt.annualRate) / 12
      debt.balance += interest
      interestSoFar += interest
    }
    for (const debt of open) left -= pay(debt, Math.min(debt.minimumCents, left))
    for (const debt of open.filter(isOpen).sort(firstInLine[order])) left -= pay(debt, left)
    const owed = all.reduce((sum, { balance }) => sum + (balance < HALF_CENT ? 0 : balance), 0)
    months.push({ balanceCents: roundCents(owed), interestSoFarCents: roundCents(interestSoFar) })
    for (const debt of open) if (!isOpen(debt)) clearedInMonth[debt.position] = months.length
    open = open.filter(isOpen)
  }
  return { kind: 'paid', months, interestCents: roundCents(interestSoFar), clearedInMonth }
}

/** The position of the open debt that is first to get the money left over; undefined if nothing is owed. */
export function firstToClear(debts: readonly Debt[], order: PayoffOrder): number | undefined {
  const all: OpenDebt[] = debts.map((debt, position) => ({ ...debt, position, balance: debt.balanceCents }))
  return all.filter(isOpen).sort(firstInLine[order])[0]?.position
}

function isOpen(debt: OpenDebt): boolean {
  return debt.balance >= HALF_CENT
}

function pay(debt: OpenDebt, cents: number): number {
  const paid = Math.min(debt.balance, cents)
  debt.balance -= paid
  return paid
}
