import { roundCents } from '../finance/cents'
import { fundStep } from '../finance/emergencyFund'
import { employerMatch } from '../finance/employerMatch'
import { futureValue, putIn } from '../finance/growth'
import { costOfBuying, costOfRenting, type HomePlan } from '../finance/rentOrBuy'
import { between, dollarsBetween, oneOf } from './random'
import { areDifferent, recipe } from './skill'

const toDollars = (cents: number): number => 100 * Math.round(cents / 100)

export const rentOrBuy = recipe({
  id: 'rent-or-buy',
  lesson: 'real_estate_2',
  draw(random) {
    const priceCents = dollarsBetween(random, 120_000, 260_000, 5000)
    const home: HomePlan = {
      priceCents,
      downPaymentCents: (priceCents * oneOf(random, [5, 10, 20])) / 100,
      closingCents: (priceCents * 3) / 100,
      annualRate: between(random, 60, 75, 5) / 1000,
      loanYears: 30,
      runningMonthlyCents: dollarsBetween(random, 350, 600, 10),
      runningGrowthRate: 0.03,
      mortgageInsuranceRate: 0.005,
      homeGrowthRate: between(random, 1, 4) / 100,
      sellingRate: 0.07,
    }
    const forYears = between(random, 3, 10)
    const rent = { rentCents: dollarsBetween(random, 750, 1600, 10), insuranceCents: 1500, rentGrowthRate: 0.03 }
    const buying = costOfBuying(home, forYears)
    if (buying.proceedsCents < 100_000) return undefined
    return {
      forYears,
      home,
      rent,
      startCents: toDollars(buying.startCents),
      paidCents: toDollars(buying.paidCents),
      proceedsCents: toDollars(buying.proceedsCents),
      rentCents: toDollars(costOfRenting(rent, forYears)),
    }
  },
  right: ({ startCents, paidCents, proceedsCents, rentCents }) => startCents + paidCents - proceedsCents - rentCents,
  wrong: {
    forgotSale: ({ startCents, paidCents, rentCents }) => startCents + paidCents - rentCents,
    forgotStart: ({ paidCents, proceedsCents, rentCents }) => paidCents - proceedsCents - rentCents,
    otherWay: ({ startCents, paidCents, proceedsCents, rentCents }) =>
      rentCents - (startCents + paidCents - proceedsCents),
    onlyPaid: ({ paidCents, rentCents }) => paidCents - rentCents,
  },
  // A very small difference doesn't teach anything, and an amount close to the price of a house is not a plausible
  // answer.
  isApart(other, right) {
    const sizes = [Math.abs(other), Math.abs(right)]
    return Math.min(...sizes, Math.abs(other - right)) >= 50_000 && Math.max(...sizes) <= 60 * Math.min(...sizes)
  },
})

export const retirementGrowth = recipe({
  id: 'retirement-growth',
  lesson: 'retirement_1',
  draw: (random) => ({
    monthlyCents: dollarsBetween(random, 50, 300, 10),
    rate: between(random, 4, 7) / 100,
    forYears: between(random, 15, 40, 5),
  }),
  right: ({ monthlyCents, rate, forYears }) =>
    toDollars(
      futureValue({ startCents: 0, depositCents: monthlyCents, depositsPerYear: 12, annualRate: rate }, forYears),
    ),
  wrong: {
    noGrowth: ({ monthlyCents, forYears }) => inAll(monthlyCents, forYears),
    allAtOnce: ({ monthlyCents, rate, forYears }) => toDollars(inAll(monthlyCents, forYears) * (1 + rate) ** forYears),
    oneYear: ({ monthlyCents, rate, forYears }) => toDollars(inAll(monthlyCents, forYears) * (1 + rate)),
    simple: ({ monthlyCents, rate, forYears }) => toDollars(inAll(monthlyCents, forYears) * (1 + rate * forYears)),
  },
})

function inAll(monthlyCents: number, years: number): number {
  return putIn({ startCents: 0, depositCents: monthlyCents, depositsPerYear: 12, annualRate: 0 }, years)
}

export const matchOfEmployer = recipe({
  id: 'employer-match',
  lesson: 'retirement_2',
  draw(random) {
    const [fullShare, halfShare] = [between(random, 2, 4) / 100, between(random, 2, 3) / 100]
    const inHalf = between(random, 1, Math.round(halfShare * 100)) / 100
    const savedShare = Math.round((fullShare + inHalf) * 100) / 100
    return { payCents: dollarsBetween(random, 24_000, 60_000, 1000), savedShare, fullShare, halfShare }
  },
  right: (figures) => matchFor(figures),
  wrong: {
    allDoubled: ({ payCents, savedShare }) => roundCents(payCents * savedShare),
    firstOnly: ({ payCents, fullShare }) => roundCents(payCents * fullShare),
    halfOfAll: ({ payCents, savedShare }) => roundCents((payCents * savedShare) / 2),
    withOwn: (figures) => roundCents(figures.payCents * figures.savedShare) + matchFor(figures),
  },
})

interface Match {
  readonly payCents: number
  readonly savedShare: number
  readonly fullShare: number
  readonly halfShare: number
}

function matchFor({ payCents, savedShare, fullShare, halfShare }: Match): number {
  const tiers = [
    { share: fullShare, matched: 1 },
    { share: halfShare, matched: 0.5 },
  ]
  return roundCents(employerMatch(payCents, savedShare, tiers))
}

export const fundFee = recipe({
  id: 'fund-fee',
  lesson: 'investing_4',
  draw: (random) => ({
    startCents: dollarsBetween(random, 5000, 40_000, 1000),
    growthRate: between(random, 5, 8) / 100,
    feeRate: between(random, 50, 150, 25) / 10_000,
    forYears: between(random, 10, 30, 5),
  }),
  right: ({ startCents, growthRate, feeRate, forYears }) =>
    toDollars(grown(startCents, growthRate, forYears) - grown(startCents, growthRate - feeRate, forYears)),
  wrong: {
    simple: ({ startCents, feeRate, forYears }) => toDollars(startCents * feeRate * forYears),
    oneYear: ({ startCents, feeRate }) => toDollars(startCents * feeRate),
    onceAtEnd: ({ startCents, growthRate, feeRate, forYears }) =>
      toDollars(grown(startCents, growthRate, forYears) * feeRate),
    allGrowth: ({ startCents, growthRate, feeRate, forYears }) =>
      toDollars(grown(startCents, growthRate - feeRate, forYears) - startCents),
  },
})

function grown(startCents: number, annualRate: number, years: number): number {
  return futureValue({ startCents, depositCents: 0, depositsPerYear: 1, annualRate }, years)
}

export const breakEven = recipe({
  id: 'break-even',
  lesson: 'entrepreneurship_2',
  draw(random) {
    const priceCents = dollarsBetween(random, 12, 48)
    const costCents = 100 * Math.round((priceCents * between(random, 30, 60)) / 10_000)
    return { fixedCents: dollarsBetween(random, 200, 1200, 10), priceCents, costCents }
  },
  right: ({ fixedCents, priceCents, costCents }) => fundStep(fixedCents, 0, priceCents - costCents).deposits ?? 0,
  wrong: {
    byPrice: ({ fixedCents, priceCents }) => fundStep(fixedCents, 0, priceCents).deposits ?? 0,
    byCost: ({ fixedCents, costCents }) => fundStep(fixedCents, 0, costCents).deposits ?? 0,
    roundedDown: ({ fixedCents, priceCents, costCents }) => Math.floor(fixedCents / (priceCents - costCents)),
    bySum: ({ fixedCents, priceCents, costCents }) => fundStep(fixedCents, 0, priceCents + costCents).deposits ?? 0,
  },
  isApart: areDifferent,
})
