import { count, money, months, percent } from './toolsFormat'

/** Questions about loans and debts, with new numbers each time. Amounts are in cents, and rates are fractions. */
interface Loan {
  readonly principalCents: number
  readonly annualRate: number
  readonly months: number
}

export const loanPaymentWords = {
  title: 'The monthly payment on a loan',
  ask: ({ principalCents, annualRate, months: term }: Loan) =>
    `A loan of ${money(principalCents)} at ${percent(annualRate)} a year is paid back over ${months(term)} in equal monthly payments. About how much is each payment?`,
  option: money,
  steps: ({ principalCents, annualRate, months: term }: Loan, right: number) => {
    const plain = Math.round(principalCents / term)
    const flat = Math.round((principalCents * annualRate) / 12)
    return [
      `Without interest, the payment would be ${money(principalCents)} ÷ ${count(term)} = ${money(plain)} a month. With interest, it’s higher.`,
      `In the first month, you pay interest on the whole loan: ${money(principalCents)} × ${percent(annualRate)} ÷ 12 = ${money(flat)}.`,
      'Each payment lowers what you owe. On average, you pay interest on a little more than half of the loan.',
      `So the payment is a little more than ${money(plain)} + half of ${money(flat)}. The calculator gives ${money(right)}.`,
    ]
  },
  mistakes: {
    noInterest: 'That pays back the loan but leaves out the interest.',
    flat: 'That charges interest on the whole loan until the end. Every payment lowers what you owe.',
    rateEachMonth: 'That charges the yearly rate every month. Divide the rate by 12 first.',
    oneYear:
      'That charges one year of interest on the whole loan. Figure the interest each month, on the amount you still owe.',
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
    forgotPrincipal: 'That’s the total paid. Subtract the amount borrowed.',
    yearOfPayments: 'That’s one year of payments, including principal and interest.',
    oneYear: 'That’s about one year’s share of the interest. The question asks for all of the interest.',
    onePayment: 'That’s one payment, and only part of it is interest.',
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
    `A store lends ${money(amountCents)} for ${count(days)} days and charges a fee of ${money(feeCents)}. About what is the APR?`,
  option: percent,
  steps: ({ amountCents, feeCents, days }: ShortLoan, right: number) => [
    'APR = fee ÷ amount × 365 ÷ days.',
    `Fee ÷ amount: ${money(feeCents)} ÷ ${money(amountCents)} = ${percent(feeCents / amountCents)}. This covers only ${count(days)} days.`,
    `A year has 365 ÷ ${count(days)}, or about ${Math.round((365 / days) * 10) / 10}, periods of ${count(days)} days.`,
    `So the APR is about ${percent(right)}.`,
  ],
  mistakes: {
    feeOnly: 'That’s the fee as a share of the loan, for only a few days. An APR is for a year.',
    asMonth: 'That multiplies by 12, as if the loan lasted a month.',
    asWeek: 'That multiplies by 52, as if the loan lasted a week.',
    ofPayback: 'That divides by the amount you pay back. Divide by the amount you borrow.',
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

const methodNames = { avalanche: 'avalanche', snowball: 'snowball' }

const orderRules = {
  avalanche: 'Avalanche: the extra money goes to the highest rate first. You pay the least interest.',
  snowball: 'Snowball: the extra money goes to the smallest balance first. You pay off your first debt sooner.',
}

export const debtOrderWords = {
  title: 'Which debt gets the extra money',
  ask: ({ order }: DebtList) =>
    `You’ve made every minimum payment, and you have some money left over. With the ${methodNames[order]} method, which debt gets the extra money?`,
  option: (value: number, list: DebtList) => {
    const text = debtText(list, value - 1)
    return text.charAt(0).toUpperCase() + text.slice(1)
  },
  steps: (list: DebtList, right: number) => [
    'Pay every minimum first. The method only decides where the extra money goes.',
    orderRules[list.order],
    `That is ${debtText(list, right - 1)}.`,
  ],
  mistakes: {
    smallest: 'That’s the smallest balance, which the snowball method pays first.',
    highestRate: 'That’s the highest rate, which the avalanche method pays first.',
    largest: 'That’s the largest balance. Neither method starts with the largest balance.',
    largestMinimum:
      'That debt has the largest minimum. You pay every minimum either way, so it doesn’t decide where the extra money goes.',
  },
}
