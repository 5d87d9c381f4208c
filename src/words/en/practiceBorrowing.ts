import { count, money, months, percent } from './toolsFormat'

/** The questions about loans and debts, made with new numbers each time. Amounts are cents, rates are fractions. */
interface Loan {
  readonly principalCents: number
  readonly annualRate: number
  readonly months: number
}

export const loanPaymentWords = {
  title: 'The monthly payment of a loan',
  ask: ({ principalCents, annualRate, months: term }: Loan) =>
    `A loan of ${money(principalCents)} at ${percent(annualRate)} a year is paid back in ${months(term)}, the same amount each month. About how much is the payment?`,
  option: money,
  steps: ({ principalCents, annualRate, months: term }: Loan, right: number) => {
    const plain = Math.round(principalCents / term)
    const flat = Math.round((principalCents * annualRate) / 12)
    return [
      `Without interest it would be ${money(principalCents)} ÷ ${count(term)} = ${money(plain)} a month. The payment must be more.`,
      `In the first month you pay interest on all of it: ${percent(annualRate)} ÷ 12 of ${money(principalCents)} = ${money(flat)}.`,
      'Each payment lowers what you owe. On average you pay interest on a little more than half of the loan.',
      `So the payment is a little more than ${money(plain)} + half of ${money(flat)}. The calculator says ${money(right)}.`,
    ]
  },
  mistakes: {
    noInterest: 'That pays back the loan but leaves out the interest.',
    flat: 'That charges interest on the whole loan until the end. Every payment lowers what you owe.',
    rateEachMonth: 'That charges the yearly rate every month. Divide it by twelve first.',
    oneYear: 'That charges one year of interest on the whole loan. Count it month by month, on what you still owe.',
  },
}

interface Payments {
  readonly principalCents: number
  readonly paymentCents: number
  readonly months: number
}

export const loanCostWords = {
  title: 'The total cost of a loan',
  ask: ({ principalCents, paymentCents, months: term }: Payments) =>
    `Someone borrows ${money(principalCents)} and pays ${money(paymentCents)} a month for ${months(term)}. How much of that is interest?`,
  option: money,
  steps: ({ principalCents, paymentCents, months: term }: Payments, right: number) => [
    'Total paid = payment × number of payments.',
    `${money(paymentCents)} × ${count(term)} = ${money(paymentCents * term)}.`,
    `Subtract the amount borrowed: ${money(paymentCents * term)} − ${money(principalCents)} = ${money(right)}.`,
  ],
  mistakes: {
    forgotPrincipal: 'That is the total paid. Subtract the amount borrowed.',
    yearOfPayments: 'That is one year of payments, loan and interest together.',
    oneYear: 'That is about one year’s share of the interest. The question is about all of it.',
    onePayment: 'That is one payment, and only part of it is interest.',
  },
}

interface ShortLoan {
  readonly amountCents: number
  readonly feeCents: number
  readonly days: number
}

export const shortLoanWords = {
  title: 'The APR of a payday loan',
  ask: ({ amountCents, feeCents, days }: ShortLoan) =>
    `A store lends ${money(amountCents)} for ${count(days)} days and charges a fee of ${money(feeCents)}. About what APR is that?`,
  option: percent,
  steps: ({ amountCents, feeCents, days }: ShortLoan, right: number) => [
    'APR = fee ÷ amount × 365 ÷ days.',
    `Fee ÷ amount: ${money(feeCents)} ÷ ${money(amountCents)} = ${percent(feeCents / amountCents)}. That is for ${count(days)} days only.`,
    `A year has 365 ÷ ${count(days)}, or about ${Math.round((365 / days) * 10) / 10} times ${count(days)} days.`,
    `So the APR is about ${percent(right)}.`,
  ],
  mistakes: {
    feeOnly: 'That is the fee as a share of the loan, for a few days only. APR is for a year.',
    asMonth: 'That multiplies by twelve, as if the loan lasted a month.',
    asWeek: 'That multiplies by 52, as if the loan lasted a week.',
    ofPayback: 'That divides by what you pay back. Divide by the amount of the loan.',
  },
}

interface DebtList {
  readonly debts: readonly {
    readonly balanceCents: number
    readonly annualRate: number
    readonly minimumCents: number
  }[]
  readonly order: 'avalanche' | 'snowball'
}

const debtNames = ['a credit card', 'a store card', 'a car loan', 'a personal loan']

function debtText({ debts }: DebtList, position: number): string {
  const debt = debts[position]
  if (debt === undefined) return ''
  return `${debtNames[position]}: ${money(debt.balanceCents)} at ${percent(debt.annualRate)}, minimum ${money(debt.minimumCents)}`
}

const orderRules = {
  avalanche: 'Avalanche: the extra money goes to the highest rate first. You pay the least interest.',
  snowball: 'Snowball: the extra money goes to the smallest balance first. You pay off one debt soonest.',
}

export const debtOrderWords = {
  title: 'Which debt gets the extra money',
  ask: ({ order }: DebtList) =>
    `Every minimum is paid, and there is some money left. With the ${order} method, which debt gets it?`,
  option: (value: number, list: DebtList) => {
    const text = debtText(list, value - 1)
    return text.charAt(0).toUpperCase() + text.slice(1)
  },
  steps: (list: DebtList, right: number) => [
    'Pay every minimum first. The question is only where the extra money goes.',
    orderRules[list.order],
    `That is ${debtText(list, right - 1)}.`,
  ],
  mistakes: {
    smallest: 'That is the smallest balance, which the snowball method pays first.',
    highestRate: 'That is the highest rate, which the avalanche method pays first.',
    largest: 'That is the largest balance. Neither method starts with the largest balance.',
    largestMinimum:
      'That has the largest minimum. You pay every minimum either way, so it doesn’t decide where the extra money goes.',
  },
}
