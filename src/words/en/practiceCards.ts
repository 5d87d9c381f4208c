import { count, money, months, percent } from './toolsFormat'

/** Questions about credit cards, with new numbers each time. Amounts are in cents, and rates are fractions. */
interface Card {
  readonly balanceCents: number
  readonly annualRate: number
}

export const cardInterestWords = {
  title: 'One month of card interest',
  ask: ({ balanceCents, annualRate }: Card) =>
    `A card has a balance of ${money(balanceCents)} at ${percent(annualRate)} APR. About how much interest is added in a month?`,
  option: money,
  steps: ({ balanceCents, annualRate }: Card, right: number) => [
    `The APR is a yearly rate. ${percent(annualRate)} of ${money(balanceCents)} = ${money(Math.round(balanceCents * annualRate))}.`,
    'A month is one-twelfth of a year, so divide by 12.',
    `${money(Math.round(balanceCents * annualRate))} ÷ 12 = ${money(right)}.`,
  ],
  mistakes: {
    wholeYear: 'That’s the interest for a whole year. Divide the APR by 12.',
    oneDay: 'That’s the interest for one day. Divide the APR by 12, not by 365.',
    oneWeek: 'That’s the interest for one week. Divide the APR by 12, not by 52.',
    twoMonths: 'That’s the interest for two months. Divide the APR by 12, not by 6.',
  },
}

export const cardMinimumWords = {
  title: 'The minimum payment on a card',
  ask: ({ balanceCents, annualRate }: Card) =>
    `A card’s minimum payment is 1% of the balance plus the month’s interest, but at least $25. The balance is ${money(balanceCents)} at ${percent(annualRate)} APR. What is the minimum payment?`,
  option: money,
  steps: ({ balanceCents, annualRate }: Card, right: number) => [
    `1% of ${money(balanceCents)} = ${money(Math.round(balanceCents / 100))}.`,
    `The month’s interest: ${money(balanceCents)} × ${percent(annualRate)} ÷ 12 = ${money(Math.round((balanceCents * annualRate) / 12))}.`,
    'Add the two, then compare the sum with $25.',
    `The minimum payment is ${money(right)}.`,
  ],
  mistakes: {
    forgotInterest: 'That leaves out the month’s interest, which is added to the 1%.',
    forgotShare:
      'That’s only the interest. Paying only the interest would never lower the balance, so the card adds 1%.',
    wholeYear: 'That adds the interest for a whole year. Divide the APR by 12.',
    addedFloor: 'That adds $25 to the payment. The $25 is the lowest the payment can be, not an extra amount.',
  },
}

interface CardPlan extends Card {
  readonly paymentCents: number
}

export const cardPayoffWords = {
  title: 'When a card is paid off',
  ask: ({ balanceCents, annualRate, paymentCents }: CardPlan) =>
    `A card has a balance of ${money(balanceCents)} at ${percent(annualRate)} APR. The cardholder pays ${money(paymentCents)} each month and buys nothing new. Which payment pays off the card?`,
  option: (value: number) => `Payment number ${count(value)}`,
  steps: ({ balanceCents, annualRate, paymentCents }: CardPlan, right: number) => {
    const interest = Math.round((balanceCents * annualRate) / 12)
    return [
      `Without interest, it would take ${money(balanceCents)} ÷ ${money(paymentCents)}, rounded up: ${months(Math.ceil(balanceCents / paymentCents))}. With interest, it takes longer.`,
      `In the first month, ${money(interest)} of the payment is interest, and only ${money(paymentCents - interest)} lowers the balance.`,
      'Each month, the interest is a little less, so more of the payment lowers the balance.',
      `The calculator works month by month. Payment number ${count(right)} pays off the card.`,
    ]
  },
  mistakes: {
    noInterest: 'That divides the balance by the payment but leaves out the interest.',
    yearAtOnce: 'That adds a whole year of interest on the full balance. The balance gets smaller every month.',
    neverShrinks:
      'That subtracts the first month’s interest from every payment. The interest drops as the balance drops.',
    twice: 'That’s twice the time without interest. The interest adds less time than that.',
  },
}
