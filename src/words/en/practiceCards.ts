import { count, money, months, percent } from './toolsFormat'

/** The questions about credit cards, made with new numbers each time. Amounts are cents, rates are fractions. */
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
    `The APR is for a year. ${percent(annualRate)} of ${money(balanceCents)} = ${money(Math.round(balanceCents * annualRate))}.`,
    'A month is a twelfth of a year: divide by twelve.',
    `${money(Math.round(balanceCents * annualRate))} ÷ 12 = ${money(right)}.`,
  ],
  mistakes: {
    wholeYear: 'That is the interest for a whole year. Divide the APR by twelve.',
    oneDay: 'That is the interest for one day. Divide the APR by twelve, not by 365.',
    oneWeek: 'That is the interest for one week. Divide the APR by twelve, not by 52.',
    twoMonths: 'That is the interest for two months. Divide the APR by twelve, not by six.',
  },
}

export const cardMinimumWords = {
  title: 'The minimum payment of a card',
  ask: ({ balanceCents, annualRate }: Card) =>
    `A card asks for 1% of the balance plus the month’s interest, but at least $25. The balance is ${money(balanceCents)} at ${percent(annualRate)} APR. What is the minimum payment?`,
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
      'That is the interest alone. Paying only that would never lower the balance, so the card asks for 1% too.',
    wholeYear: 'That adds the interest for a whole year. Divide the APR by twelve.',
    addedFloor: 'That adds the $25. It is the lowest the payment can be, not an extra part.',
  },
}

interface CardPlan extends Card {
  readonly paymentCents: number
}

export const cardPayoffWords = {
  title: 'When a card is paid off',
  ask: ({ balanceCents, annualRate, paymentCents }: CardPlan) =>
    `A card has a balance of ${money(balanceCents)} at ${percent(annualRate)} APR. The owner pays ${money(paymentCents)} each month and buys nothing new. Which payment pays it off?`,
  option: (value: number) => `Payment number ${count(value)}`,
  steps: ({ balanceCents, annualRate, paymentCents }: CardPlan, right: number) => {
    const interest = Math.round((balanceCents * annualRate) / 12)
    return [
      `Without interest it would take ${money(balanceCents)} ÷ ${money(paymentCents)}, rounded up: ${months(Math.ceil(balanceCents / paymentCents))}. It must be more.`,
      `In the first month ${money(interest)} of the payment is interest, and only ${money(paymentCents - interest)} lowers the balance.`,
      'Each month the interest is less, so more of the payment lowers the balance.',
      `The calculator goes month by month. The card is paid off with payment number ${count(right)}.`,
    ]
  },
  mistakes: {
    noInterest: 'That divides the balance by the payment but leaves out the interest.',
    yearAtOnce: 'That adds a whole year of interest on the full balance. The balance gets smaller every month.',
    neverShrinks: 'That takes the first month’s interest off every payment. The interest drops as the balance drops.',
    twice: 'That is twice the time without interest. The interest is less than that.',
  },
}
