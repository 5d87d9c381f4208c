import { roundCents } from '../finance/cents'
import { payFixed, payMinimum } from '../finance/creditCard'
import { between, dollarsBetween, type RandomNumber } from './random'
import { areDifferent, recipe } from './skill'

function drawCard(random: RandomNumber) {
  return { balanceCents: dollarsBetween(random, 600, 6000, 20), annualRate: between(random, 16, 30) / 100 }
}

export const cardInterest = recipe({
  id: 'card-interest',
  lesson: 'credit_3',
  draw: drawCard,
  right: (card) => interestOfMonths(card, 1),
  wrong: {
    wholeYear: (card) => interestOfMonths(card, 12),
    oneDay: (card) => interestOfMonths(card, 12 / 365),
    oneWeek: (card) => interestOfMonths(card, 12 / 52),
    twoMonths: (card) => interestOfMonths(card, 2),
  },
})

/**
 * Interest on a balance that stays the same. This is one month's interest on a card that is paid off now, at a rate
 * multiplied by `months`.
 */
function interestOfMonths(card: ReturnType<typeof drawCard>, months: number): number {
  const course = payFixed({ ...card, annualRate: card.annualRate * months }, 10 * card.balanceCents)
  return course.kind === 'paid' ? course.interestCents : 0
}

const minimumRule = { share: 0.01, floorCents: 2500 }

function firstMinimum(card: ReturnType<typeof drawCard>): number {
  const course = payMinimum(card, minimumRule)
  return course.kind === 'paid' ? course.firstPaymentCents : 0
}

export const cardMinimum = recipe({
  id: 'card-minimum',
  lesson: 'credit_3',
  draw: drawCard,
  right: firstMinimum,
  wrong: {
    forgotInterest: (card) => firstMinimum({ ...card, annualRate: 0 }),
    forgotShare: (card) => interestOfMonths(card, 1),
    wholeYear: (card) => roundCents(card.balanceCents * minimumRule.share) + interestOfMonths(card, 12),
    addedFloor: (card) => firstMinimum(card) + minimumRule.floorCents,
  },
})

export const cardPayoff = recipe({
  id: 'card-payoff',
  lesson: 'credit_3',
  draw(random) {
    const card = drawCard(random)
    const paymentCents = 500 * Math.ceil(card.balanceCents / between(random, 8, 28) / 500)
    return { ...card, paymentCents }
  },
  right({ paymentCents, ...card }) {
    const course = payFixed(card, paymentCents)
    return course.kind === 'paid' ? course.months.length : 0
  },
  wrong: {
    noInterest: ({ balanceCents, paymentCents }) => Math.ceil(balanceCents / paymentCents),
    yearAtOnce: ({ balanceCents, annualRate, paymentCents }) =>
      Math.ceil((balanceCents * (1 + annualRate)) / paymentCents),
    neverShrinks: ({ balanceCents, annualRate, paymentCents }) =>
      Math.ceil(balanceCents / (paymentCents - (balanceCents * annualRate) / 12)),
    twice: ({ balanceCents, paymentCents }) => 2 * Math.ceil(balanceCents / paymentCents),
  },
  isApart: areDifferent,
})
