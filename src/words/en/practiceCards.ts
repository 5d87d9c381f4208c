import { count, money, months, percent } from './toolsFormat'

/** The questions on cards that are made with new figures each time. Amounts are cents, rates are fractions. */
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
    wholeYear: 'That is the interest of a whole year: the APR was not divided by twelve.',
    oneDay: 'That is the interest of one day: the APR was divided by 365.',
    oneWeek: 'That is the interest of one week: the APR was divided by 52.',
    twoMonths: 'That is the interest of two months: the APR was divided by six.',
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
    'Add the two, and compare the sum with $25.',
    `The minimum payment is ${money(right)}.`,
  ],
  mistakes: {
    forgotInterest: 'That forgets the month’s interest, which is asked for on top of the 1%.',
    forgotShare: 'That is the interest alone. Paying it would leave the balance as it is, so 1% is asked for as well.',
    wholeYear: 'That adds the interest of a whole year: the APR was not divided by twelve.',
    addedFloor: 'That adds the $25. They are the least that is asked for, not one more part.',
  },
}

interface CardPlan extends Card {
  readonly paymentCents: number
}

export const cardPayoffWords = {
  title: 'When a card is paid off',
  ask: ({ balanceCents, annualRate, paymentCents }: CardPlan) =>
    `A card has a balance of ${money(balanceCents)} at ${percent(annualRate)} APR. ${money(paymentCents)} is paid each month and nothing new is bought. With which payment is it paid off?`,
  option: (value: number) => `Payment number ${count(value)}`,
  steps: ({ balanceCents, annualRate, paymentCents }: CardPlan, right: number) => {
    const interest = Math.round((balanceCents * annualRate) / 12)
    return [
      `Without interest it would take ${money(balanceCents)} ÷ ${money(paymentCents)}, rounded up: ${months(Math.ceil(balanceCents / paymentCents))}. It must be more.`,
      `In the first month ${money(interest)} of the payment is interest, and only ${money(paymentCents - interest)} lowers the balance.`,
      'Each month the interest gets less, so more of the payment lowers the balance.',
      `Month by month, as the calculator does it: done with payment number ${count(right)}.`,
    ]
  },
  mistakes: {
    noInterest: 'That divides the balance by the payment and forgets the interest.',
    yearAtOnce: 'That adds a whole year’s interest on the full balance. The balance shrinks every month.',
    neverShrinks:
      'That takes the first month’s interest off every payment. The interest gets less as the balance shrinks.',
    twice: 'That is twice the time without interest. The interest is less than that.',
  },
}
