import { count, money, months, percent } from './toolsFormat'

/** The questions on loans and debts that are made with new figures each time. Amounts are cents, rates are fractions. */
interface Loan {
  readonly principalCents: number
  readonly annualRate: number
  readonly months: number
}

export const loanPaymentWords = {
  title: 'The monthly payment of a loan',
  ask: ({ principalCents, annualRate, months: term }: Loan) =>
    `A loan of ${money(principalCents)} at ${percent(annualRate)} a year is paid back in ${months(term)}, the same amount each month. Which payment can that be?`,
  option: money,
  steps: ({ principalCents, annualRate, months: term }: Loan, right: number) => {
    const plain = Math.round(principalCents / term)
    const flat = Math.round((principalCents * annualRate) / 12)
    return [
      `Without interest it would be ${money(principalCents)} ÷ ${count(term)} = ${money(plain)} a month. The payment must be more.`,
      `In the first month interest is due on all of it: ${percent(annualRate)} ÷ 12 of ${money(principalCents)} = ${money(flat)}.`,
      'Each payment lowers what is owed, so on average interest is due on a little more than half of the loan.',
      `So the payment lies a little above ${money(plain)} + half of ${money(flat)}. The calculator says ${money(right)}.`,
    ]
  },
  mistakes: {
    noInterest: 'That pays back the loan and not a cent of interest.',
    flat: 'That charges interest on the whole loan until the end. What is owed shrinks with every payment.',
    rateEachMonth: 'That charges the yearly rate every month. Divide it by twelve first.',
    oneYear: 'That charges interest for one year of the whole loan, not for what is owed month by month.',
  },
}

interface Payments {
  readonly principalCents: number
  readonly paymentCents: number
  readonly months: number
}

export const loanCostWords = {
  title: 'What a loan costs in all',
  ask: ({ principalCents, paymentCents, months: term }: Payments) =>
    `Somebody borrows ${money(principalCents)} and pays ${money(paymentCents)} a month for ${months(term)}. How much of that is interest?`,
  option: money,
  steps: ({ principalCents, paymentCents, months: term }: Payments, right: number) => [
    'Paid in all = payment × number of payments.',
    `${money(paymentCents)} × ${count(term)} = ${money(paymentCents * term)}.`,
    `Take off what was borrowed: ${money(paymentCents * term)} − ${money(principalCents)} = ${money(right)}.`,
  ],
  mistakes: {
    forgotPrincipal: 'That is everything that is paid. What was borrowed has to come off.',
    yearOfPayments: 'That is what is paid in one year, loan and interest together.',
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
    `A store lends ${money(amountCents)} for ${count(days)} days and asks a fee of ${money(feeCents)}. About what APR is that?`,
  option: percent,
  steps: ({ amountCents, feeCents, days }: ShortLoan, right: number) => [
    'APR = fee ÷ amount × 365 ÷ days.',
    `Fee ÷ amount: ${money(feeCents)} ÷ ${money(amountCents)} = ${percent(feeCents / amountCents)}. That is for ${count(days)} days only.`,
    `A year has 365 ÷ ${count(days)}, or about ${Math.round((365 / days) * 10) / 10} times ${count(days)} days.`,
    `For a year that makes about ${percent(right)}.`,
  ],
  mistakes: {
    feeOnly: 'That is the fee as a share of the loan, for some days only. APR is for a year.',
    asMonth: 'That multiplies by twelve, as if the loan ran for a month.',
    asWeek: 'That multiplies by 52, as if the loan ran for a week.',
    ofPayback: 'That divides by what is paid back. Divide by what you get to use, the amount of the loan.',
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
  avalanche: 'Avalanche: the extra goes to the highest rate first. It costs the least interest.',
  snowball: 'Snowball: the extra goes to the smallest balance first. One debt is gone soonest.',
}

export const debtOrderWords = {
  title: 'Which debt gets the extra',
  ask: ({ order }: DebtList) =>
    `Every minimum is paid, and there is some money left. By the ${order} way, which of these debts gets it?`,
  option: (value: number, list: DebtList) => {
    const text = debtText(list, value - 1)
    return text.charAt(0).toUpperCase() + text.slice(1)
  },
  steps: (list: DebtList, right: number) => [
    'Every minimum comes first. The question is only where the extra goes.',
    orderRules[list.order],
    `That is ${debtText(list, right - 1)}.`,
  ],
  mistakes: {
    smallest: 'That is the smallest balance, which the snowball way takes first.',
    highestRate: 'That is the highest rate, which the avalanche way takes first.',
    largest: 'That is the largest balance. Neither way begins there because of its size.',
    largestMinimum: 'That has the largest minimum. It is paid in any case and decides nothing about the extra.',
  },
}
