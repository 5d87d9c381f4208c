import { aboutMoney, count, money, percent, years } from './toolsFormat'

/** The questions about homes, retirement, funds and small businesses, made with new numbers each time. */
interface RentOrBuy {
  readonly forYears: number
  readonly startCents: number
  readonly paidCents: number
  readonly proceedsCents: number
  readonly rentCents: number
}

export const rentOrBuyWords = {
  title: 'Rent or buy',
  ask: ({ forYears, startCents, paidCents, proceedsCents, rentCents }: RentOrBuy) =>
    `A family stays ${years(forYears)}. Buying takes ${money(startCents)} at the start and ${money(paidCents)} in payments and upkeep. Selling leaves them ${money(proceedsCents)}. Renting takes ${money(rentCents)} in rent and insurance. Which costs less, and by how much?`,
  option: (value: number) => (value > 0 ? `Renting, by ${money(value)}` : `Buying, by ${money(-value)}`),
  steps: ({ startCents, paidCents, proceedsCents, rentCents }: RentOrBuy, right: number) => {
    const cost = startCents + paidCents - proceedsCents
    return [
      'Net cost of buying = what they pay − what the sale leaves them.',
      `What they pay: ${money(startCents)} + ${money(paidCents)} = ${money(startCents + paidCents)}.`,
      `Net cost of buying: ${money(startCents + paidCents)} − ${money(proceedsCents)} = ${money(cost)}. Renting costs ${money(rentCents)}.`,
      `The difference is ${money(Math.abs(right))}, and ${right > 0 ? 'renting' : 'buying'} costs less.`,
    ]
  },
  mistakes: {
    forgotSale: 'That leaves out what the sale leaves them. Subtract it from the cost of buying.',
    forgotStart: 'That leaves out the money at the start: the down payment and the closing costs.',
    otherWay: 'The difference is right, but the other choice costs less.',
    onlyPaid: 'That compares the monthly costs alone. Buying also includes the start and the sale.',
  },
}

interface Monthly {
  readonly monthlyCents: number
  readonly rate: number
  readonly forYears: number
}

export const retirementGrowthWords = {
  title: 'Monthly saving until retirement',
  ask: ({ monthlyCents, rate, forYears }: Monthly) =>
    `${money(monthlyCents)} a month goes into a retirement account for ${years(forYears)}. Suppose it grows ${percent(rate)} a year. About how much is in the account at the end?`,
  option: aboutMoney,
  steps: ({ monthlyCents, rate, forYears }: Monthly, right: number) => [
    `Deposits: ${money(monthlyCents)} × 12 × ${count(forYears)} = ${money(monthlyCents * 12 * forYears)}. With growth it must be more.`,
    'The first deposits grow for all the years, the last ones hardly at all. The average is about half the time.',
    `So the total is well below what all of it would grow to at ${percent(rate)} for ${years(forYears)}.`,
    `The calculator goes month by month: about ${aboutMoney(right)}.`,
  ],
  mistakes: {
    noGrowth: 'That is the deposits, without any growth.',
    allAtOnce: 'That lets every dollar grow from the first day. You deposit most of them later.',
    oneYear: 'That counts one year of growth. Most of the money grows for many years.',
    simple: 'That gives every dollar growth for all the years, and no growth on growth.',
  },
}

interface Match {
  readonly payCents: number
  readonly savedShare: number
  readonly fullShare: number
  readonly halfShare: number
}

export const employerMatchWords = {
  title: 'What an employer adds',
  ask: ({ payCents, savedShare, fullShare, halfShare }: Match) =>
    `Pay is ${money(payCents)} a year, and ${percent(savedShare)} of it goes into the plan at work. The employer matches 100% of the first ${percent(fullShare)} and 50% of the next ${percent(halfShare)}. How much does the employer add in a year?`,
  option: money,
  steps: ({ payCents, savedShare, fullShare, halfShare }: Match, right: number) => {
    const inHalf = Math.min(halfShare, savedShare - fullShare)
    return [
      'The match has two parts. Figure each one on its own.',
      `100% of the first ${percent(fullShare)}: ${money(payCents)} × ${percent(fullShare)} = ${money(Math.round(payCents * fullShare))}.`,
      `50% of the next ${percent(inHalf)}: half of ${money(Math.round(payCents * inHalf))} = ${money(Math.round((payCents * inHalf) / 2))}.`,
      `Together: ${money(right)} a year.`,
    ]
  },
  mistakes: {
    allDoubled: 'That matches every dollar in full. The employer matches only half of the second part.',
    firstOnly: 'That is the first part only. Add half of the next part.',
    halfOfAll: 'That matches half of everything. The employer matches the first part in full.',
    withOwn: 'That is your savings and the match together. The question is what the employer adds.',
  },
}

interface Fund {
  readonly startCents: number
  readonly growthRate: number
  readonly feeRate: number
  readonly forYears: number
}

export const fundFeeWords = {
  title: 'What a fund’s fee costs over the years',
  ask: ({ startCents, growthRate, feeRate, forYears }: Fund) =>
    `${money(startCents)} grows ${percent(growthRate)} a year for ${years(forYears)} before costs. A fund takes a fee of ${percent(feeRate)} a year off that growth. About how much less is in the fund at the end because of the fee?`,
  option: aboutMoney,
  steps: ({ startCents, growthRate, feeRate, forYears }: Fund, right: number) => {
    const without = startCents * (1 + growthRate) ** forYears
    return [
      `Without the fee, ${money(startCents)} grows ${percent(growthRate)} a year to about ${aboutMoney(without)}.`,
      `With it, the growth is ${percent(growthRate)} − ${percent(feeRate)} = ${percent(growthRate - feeRate)} a year.`,
      `That comes to about ${aboutMoney(without - right)} after ${years(forYears)}.`,
      `The difference is about ${aboutMoney(right)}.`,
    ]
  },
  mistakes: {
    simple:
      'That adds up the fee on the starting amount. The fee comes out of the growing amount, and that money can’t grow.',
    oneYear: 'That is the fee for the first year. The fund takes it every year.',
    onceAtEnd: 'That takes the fee once, at the end. The fund takes it every year.',
    allGrowth: 'That is all the growth with the fee. The question is what the fee takes.',
  },
}

interface Trade {
  readonly fixedCents: number
  readonly priceCents: number
  readonly costCents: number
}

export const breakEvenWords = {
  title: 'Sales to break even',
  ask: ({ fixedCents, priceCents, costCents }: Trade) =>
    `Fixed costs are ${money(fixedCents)} a month. One tray sells for ${money(priceCents)} and costs ${money(costCents)} to make. How many trays a month does it take to break even?`,
  option: (value: number) => `${count(value)} trays`,
  steps: ({ fixedCents, priceCents, costCents }: Trade, right: number) => [
    `What one tray earns above its cost: ${money(priceCents)} − ${money(costCents)} = ${money(priceCents - costCents)}.`,
    'Break-even = fixed costs ÷ that amount.',
    `${money(fixedCents)} ÷ ${money(priceCents - costCents)} = about ${Math.round((fixedCents / (priceCents - costCents)) * 10) / 10}.`,
    `Part of a tray can’t be sold, so round up: ${count(right)} trays.`,
  ],
  mistakes: {
    byPrice: 'That divides by the price. Part of the price pays for making the tray.',
    byCost: 'That divides by what a tray costs. Divide by what it earns above its cost.',
    roundedDown: 'That rounds down, so part of the fixed costs isn’t paid. Round up.',
    bySum: 'That adds the price and the cost. Subtract the cost from the price.',
  },
}
