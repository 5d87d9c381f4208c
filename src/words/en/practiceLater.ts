import { aboutMoney, count, money, percent, years } from './toolsFormat'

/** Questions about homes, retirement, funds and small businesses, with new numbers each time. */
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
    `A family will stay in a home for ${years(forYears)}. If they buy, they pay ${money(startCents)} up front and ${money(paidCents)} in payments and upkeep. They get ${money(proceedsCents)} back when they sell. If they rent, they pay ${money(rentCents)} in rent and insurance. Which costs less, and by how much?`,
  option: (value: number) => (value > 0 ? `Renting, by ${money(value)}` : `Buying, by ${money(-value)}`),
  steps: ({ startCents, paidCents, proceedsCents, rentCents }: RentOrBuy, right: number) => {
    const cost = startCents + paidCents - proceedsCents
    return [
      'Net cost of buying = total paid − money back from the sale.',
      `Total paid: ${money(startCents)} + ${money(paidCents)} = ${money(startCents + paidCents)}.`,
      `Net cost of buying: ${money(startCents + paidCents)} − ${money(proceedsCents)} = ${money(cost)}. Renting costs ${money(rentCents)}.`,
      `The difference is ${money(Math.abs(right))}, and ${right > 0 ? 'renting' : 'buying'} costs less.`,
    ]
  },
  mistakes: {
    forgotSale: 'That leaves out the money back from the sale. Subtract it from the cost of buying.',
    forgotStart: 'That leaves out the money paid up front: the down payment and the closing costs.',
    otherWay: 'The difference is right, but the other choice costs less.',
    onlyPaid:
      'That compares only the monthly costs. Buying also has up-front costs, and money comes back from the sale.',
  },
}

interface Monthly {
  readonly monthlyCents: number
  readonly rate: number
  readonly forYears: number
}

export const retirementGrowthWords = {
  title: 'Saving every month until retirement',
  ask: ({ monthlyCents, rate, forYears }: Monthly) =>
    `You put ${money(monthlyCents)} a month into a retirement account for ${years(forYears)}. Suppose the account grows ${percent(rate)} a year. About how much is in the account at the end?`,
  option: aboutMoney,
  steps: ({ monthlyCents, rate, forYears }: Monthly, right: number) => [
    `Deposits: ${money(monthlyCents)} × 12 × ${count(forYears)} = ${money(monthlyCents * 12 * forYears)}. With growth, the total is higher.`,
    'The first deposits grow the whole time, and the last ones hardly at all. On average, a deposit grows for about half the time.',
    `So the total is much less than if every dollar had grown at ${percent(rate)} for ${years(forYears)}.`,
    `The calculator works month by month and gives about ${aboutMoney(right)}.`,
  ],
  mistakes: {
    noGrowth: 'That’s only the deposits, without any growth.',
    allAtOnce: 'That lets every dollar grow from the first day. You deposit most of the money later.',
    oneYear: 'That counts one year of growth. Most of the money grows for many years.',
    simple: 'That gives every dollar growth for the whole time, but counts no growth on growth.',
  },
}

interface Match {
  readonly payCents: number
  readonly savedShare: number
  readonly fullShare: number
  readonly halfShare: number
}

export const employerMatchWords = {
  title: 'The employer match',
  ask: ({ payCents, savedShare, fullShare, halfShare }: Match) =>
    `Your pay is ${money(payCents)} a year, and you put ${percent(savedShare)} of it into your workplace retirement plan. The employer matches 100% of the first ${percent(fullShare)} and 50% of the next ${percent(halfShare)}. How much does the employer add in a year?`,
  option: money,
  steps: ({ payCents, savedShare, fullShare, halfShare }: Match, right: number) => {
    const inHalf = Math.min(halfShare, savedShare - fullShare)
    return [
      'The match has two parts. Figure each part separately.',
      `100% of the first ${percent(fullShare)}: ${money(payCents)} × ${percent(fullShare)} = ${money(Math.round(payCents * fullShare))}.`,
      `50% of the next ${percent(inHalf)}: half of ${money(Math.round(payCents * inHalf))} = ${money(Math.round((payCents * inHalf) / 2))}.`,
      `Add the two parts: ${money(right)} a year.`,
    ]
  },
  mistakes: {
    allDoubled: 'That matches every dollar in full. The employer matches only half of the second part.',
    firstOnly: 'That’s only the first part. Add half of the next part.',
    halfOfAll: 'That matches half of everything. The employer matches the first part in full.',
    withOwn: 'That’s your savings plus the match. The question asks only for the employer’s share.',
  },
}

interface Fund {
  readonly startCents: number
  readonly growthRate: number
  readonly feeRate: number
  readonly forYears: number
}

export const fundFeeWords = {
  title: 'The cost of a fund’s fee over the years',
  ask: ({ startCents, growthRate, feeRate, forYears }: Fund) =>
    `${money(startCents)} grows ${percent(growthRate)} a year for ${years(forYears)} before costs. The fund charges a fee of ${percent(feeRate)} a year, which comes out of that growth. About how much less is in the fund at the end because of the fee?`,
  option: aboutMoney,
  steps: ({ startCents, growthRate, feeRate, forYears }: Fund, right: number) => {
    const without = startCents * (1 + growthRate) ** forYears
    return [
      `Without the fee, ${money(startCents)} grows ${percent(growthRate)} a year to about ${aboutMoney(without)}.`,
      `With the fee, the growth is ${percent(growthRate)} − ${percent(feeRate)} = ${percent(growthRate - feeRate)} a year.`,
      `The fund then has about ${aboutMoney(without - right)} after ${years(forYears)}.`,
      `The difference is about ${aboutMoney(right)}.`,
    ]
  },
  mistakes: {
    simple:
      'That adds up the fee on the starting amount. The fee is charged on the growing balance, and money paid in fees can’t grow.',
    oneYear: 'That’s the fee for the first year. The fund charges it every year.',
    onceAtEnd: 'That subtracts the fee once, at the end. The fund charges it every year.',
    allGrowth: 'That’s all the growth after the fee. The question asks how much the fee costs.',
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
    `Each tray earns this much above its cost: ${money(priceCents)} − ${money(costCents)} = ${money(priceCents - costCents)}.`,
    'Break-even = fixed costs ÷ that amount.',
    `${money(fixedCents)} ÷ ${money(priceCents - costCents)} = about ${Math.round((fixedCents / (priceCents - costCents)) * 10) / 10}.`,
    `Part of a tray can’t be sold, so round up: ${count(right)} trays.`,
  ],
  mistakes: {
    byPrice: 'That divides by the price. Part of the price pays for making the tray.',
    byCost: 'That divides by the cost of a tray. Divide by the amount it earns above its cost.',
    roundedDown: 'That rounds down, so some of the fixed costs aren’t covered. Round up.',
    bySum: 'That adds the price and the cost. Subtract the cost from the price.',
  },
}
