import { roundCents } from '../finance/cents'
import { type Debt, firstToClear, type PayoffOrder } from '../finance/debtPayoff'
import { putIn } from '../finance/growth'
import { levelPayment } from '../finance/loan'
import { shortLoanRate } from '../finance/shortLoan'
import { between, dollarsBetween, oneOf, type RandomNumber } from './random'
import { areDifferent, recipe } from './skill'

function drawLoan(random: RandomNumber) {
  return {
    principalCents: dollarsBetween(random, 2000, 15_000, 500),
    annualRate: between(random, 6, 24) / 100,
    months: oneOf(random, [24, 36, 48, 60]),
  }
}

export const loanPayment = recipe({
  id: 'loan-payment',
  lesson: 'credit_1',
  draw: drawLoan,
  right: (loan) => roundCents(levelPayment(loan)),
  wrong: {
    noInterest: (loan) => roundCents(levelPayment({ ...loan, annualRate: 0 })),
    flat: ({ principalCents, annualRate, months }) =>
      roundCents(principalCents / months + (principalCents * annualRate) / 12),
    rateEachMonth: (loan) => roundCents(levelPayment({ ...loan, annualRate: 12 * loan.annualRate })),
    oneYear: ({ principalCents, annualRate, months }) => roundCents((principalCents * (1 + annualRate)) / months),
  },
})

function paid(paymentCents: number, months: number): number {
  const payments = { startCents: 0, depositCents: paymentCents, depositsPerYear: 12, annualRate: 0 }
  return roundCents(putIn(payments, months / 12))
}

export const loanCost = recipe({
  id: 'loan-cost',
  lesson: 'credit_1',
  draw(random) {
    const { principalCents, months, ...loan } = drawLoan(random)
    return { principalCents, months, paymentCents: roundCents(levelPayment({ principalCents, months, ...loan })) }
  },
  right: ({ principalCents, paymentCents, months }) => paid(paymentCents, months) - principalCents,
  wrong: {
    forgotPrincipal: ({ paymentCents, months }) => paid(paymentCents, months),
    yearOfPayments: ({ paymentCents }) => paid(paymentCents, 12),
    oneYear: ({ principalCents, paymentCents, months }) =>
      roundCents(((paid(paymentCents, months) - principalCents) * 12) / months),
    onePayment: ({ paymentCents }) => paymentCents,
  },
})

/** Rounds a rate to whole percents, as it is shown. */
const wholePercent = (rate: number): number => Math.round(rate * 100) / 100

export const shortLoan = recipe({
  id: 'short-loan',
  lesson: 'credit_4',
  draw(random) {
    const hundreds = between(random, 1, 6)
    const feeCents = dollarsBetween(random, 10, 20) * hundreds
    return { amountCents: 10_000 * hundreds, feeCents, days: oneOf(random, [10, 14, 18, 21, 30]) }
  },
  right: (loan) => wholePercent(shortLoanRate(loan)),
  wrong: {
    feeOnly: ({ amountCents, feeCents }) => wholePercent(feeCents / amountCents),
    asMonth: ({ amountCents, feeCents }) => wholePercent((12 * feeCents) / amountCents),
    asWeek: ({ amountCents, feeCents }) => wholePercent((52 * feeCents) / amountCents),
    ofPayback: ({ amountCents, feeCents, days }) =>
      wholePercent(shortLoanRate({ amountCents: amountCents + feeCents, feeCents, days })),
  },
})

/** The number of the debt with the greatest value of `of`, counted from 1. */
function greatest(debts: readonly Debt[], of: (debt: Debt) => number): number {
  const values = debts.map(of)
  return values.indexOf(Math.max(...values)) + 1
}

/**
 * Checks that no two rates are equal, and that no two balances are so close that a month's minimums could change their
 * order.
 */
function areClearlyOrdered(debts: readonly Debt[]): boolean {
  const balances = debts.map(({ balanceCents }) => balanceCents).sort((a, b) => a - b)
  const areApart = balances.every((balance, index) => index === 0 || balance >= 1.15 * (balances[index - 1] ?? 0))
  return areApart && new Set(debts.map(({ annualRate }) => annualRate)).size === debts.length
}

type Range = readonly [from: number, to: number]

/** The debts are a credit card, a store card, a car loan and a personal loan, as named in `debtOrderWords`. */
export const debtOrder = recipe({
  id: 'debt-order',
  lesson: 'credit_5',
  draw(random) {
    const debt = ([least, most]: Range, rates: Range, minimums: Range): Debt => {
      const balanceCents = dollarsBetween(random, least, most, 50)
      const minimum = (balanceCents * between(random, ...minimums)) / 100
      return {
        balanceCents,
        annualRate: between(random, ...rates) / 100,
        minimumCents: Math.max(2500, 500 * Math.round(minimum / 500)),
      }
    }
    const debts = [
      debt([400, 9000], [15, 29], [2, 4]),
      debt([200, 4000], [17, 31], [2, 5]),
      debt([900, 9000], [5, 19], [3, 10]),
      debt([300, 8000], [8, 30], [3, 10]),
    ]
    const order = oneOf<PayoffOrder>(random, ['avalanche', 'snowball'])
    return areClearlyOrdered(debts) ? { debts, order } : undefined
  },
  right: ({ debts, order }) => (firstToClear(debts, order) ?? -1) + 1,
  wrong: {
    smallest: ({ debts }) => greatest(debts, ({ balanceCents }) => -balanceCents),
    highestRate: ({ debts }) => greatest(debts, ({ annualRate }) => annualRate),
    largest: ({ debts }) => greatest(debts, ({ balanceCents }) => balanceCents),
    largestMinimum: ({ debts }) => greatest(debts, ({ minimumCents }) => minimumCents),
  },
  isApart: areDifferent,
})
