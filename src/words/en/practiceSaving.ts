import { plural } from '../plural'
import { count, money, months, oneDecimal, percent, years } from './toolsFormat'

/** Questions about saving and growth, with new numbers each time. Amounts are in cents, and rates are fractions. */
interface Weekly {
  readonly weeklyCents: number
  readonly forYears: number
}

export const weeklySavingWords = {
  title: 'A little every week',
  ask: ({ weeklyCents, forYears }: Weekly) =>
    `You put ${money(weeklyCents)} into savings every week. How much have you saved after ${years(forYears)}, without interest?`,
  option: money,
  steps: ({ weeklyCents, forYears }: Weekly, right: number) => [
    'Savings = weekly amount × weeks. A year has 52 weeks.',
    `${years(forYears)}: 52 × ${count(forYears)} = ${count(52 * forYears)} weeks.`,
    `${money(weeklyCents)} × ${count(52 * forYears)} = ${money(right)}.`,
  ],
  mistakes: {
    asMonths: 'That counts one deposit a month. You make one every week.',
    fourWeekMonths: 'That counts four weeks a month, which makes 48 weeks a year. A year has 52.',
    twiceAMonth: 'That counts two deposits a month. You make one every week.',
    fiveWeekMonths: 'That counts five weeks a month, which makes 60 weeks a year. A year has 52.',
    everyWorkday: 'That counts a deposit every workday. You make one a week.',
    oneYearMore: 'That is one year too many.',
  },
}

interface Fund {
  readonly essentialsCents: number
  readonly extrasCents: number
  readonly savedCents: number
}

export const emergencyMonthsWords = {
  title: 'How long an emergency fund lasts',
  ask: ({ essentialsCents, extrasCents, savedCents }: Fund) =>
    `Essentials cost ${money(essentialsCents)} a month. Eating out, shows and other extras cost ${money(extrasCents)}. The emergency fund has ${money(savedCents)}. About how many months of essentials will the fund pay for?`,
  option: (value: number) => plural(value, { one: '1 month', other: `${oneDecimal(value)} months` }),
  steps: ({ essentialsCents, savedCents }: Fund, right: number) => [
    `In an emergency, you stop buying extras. One month of essentials costs ${money(essentialsCents)}.`,
    'Months = savings ÷ essentials for one month.',
    `${money(savedCents)} ÷ ${money(essentialsCents)} = about ${oneDecimal(right)}.`,
  ],
  mistakes: {
    allSpending: 'That counts the extras too. In an emergency, you stop those first.',
    onlyExtras: 'That divides by the extras. The fund has to pay for the essentials.',
    lessExtras: 'That subtracts the extras from the essentials. Extras aren’t part of the essentials.',
    firstMonthFree: 'That leaves out one month. The fund starts paying in the first month.',
  },
}

interface Account {
  readonly startCents: number
  readonly rate: number
  readonly forYears: number
}

export const simpleInterestWords = {
  title: 'Simple interest',
  ask: ({ startCents, rate, forYears }: Account) =>
    `${money(startCents)} earns simple interest of ${percent(rate)} a year. How much interest does it earn in ${years(forYears)}?`,
  option: money,
  steps: ({ startCents, rate, forYears }: Account, right: number) => [
    'Simple interest = starting amount × yearly rate × years.',
    `${percent(rate)} as a decimal is ${rate}.`,
    `One year: ${money(startCents)} × ${rate} = ${money(startCents * rate)}.`,
    `${years(forYears)}: ${money(startCents * rate)} × ${count(forYears)} = ${money(right)}.`,
  ],
  mistakes: {
    oneYear: 'That’s the interest for one year. Multiply it by the number of years.',
    withStart: 'That’s the starting amount plus the interest. The question asks only for the interest.',
    compounded: 'That counts interest on interest. Simple interest is figured on the starting amount only.',
    perMonth: 'That divides by 12. The rate is for a year, and the time is in years.',
  },
}

export const compoundInterestWords = {
  title: 'Interest on interest',
  ask: ({ startCents, rate, forYears }: Account) =>
    `You leave ${money(startCents)} untouched in an account. Once a year, the bank adds ${percent(rate)} of the balance. How much is in the account after ${years(forYears)}?`,
  option: money,
  steps: ({ startCents, rate, forYears }: Account, right: number) => {
    const times = Math.round((1 + rate) * 1000) / 1000
    const first = Math.round(startCents * times)
    return [
      `The balance is multiplied by ${times} each year.`,
      `After one year: ${money(startCents)} × ${times} = ${money(first)}.`,
      `After two years: ${money(startCents)} × ${times} × ${times} = ${money(Math.round(startCents * times * times))}.`,
      `For ${years(forYears)}, multiply ${count(forYears)} times in all: ${money(right)}.`,
    ]
  },
  mistakes: {
    simple: 'That’s simple interest, which is the same amount every year. Here, the interest earns interest too.',
    oneYear: 'That’s the balance after one year. Multiply again for each year after that.',
    onlyInterest: 'That’s only the interest. Add the starting amount.',
    oneYearLess: 'That’s one year too few.',
    oneYearMore: 'That is one year too many.',
    timesYears:
      'That adds one year of growth, then multiplies by the number of years. Multiply the previous year’s balance instead.',
  },
}

export const todaysMoneyWords = {
  title: 'Future money in today’s dollars',
  ask: ({ startCents, rate, forYears }: Account) =>
    `In ${years(forYears)}, you’ll have ${money(startCents)}. Prices rise ${percent(rate)} a year. About how much is that in today’s buying power?`,
  option: money,
  steps: ({ startCents, rate, forYears }: Account, right: number) => {
    const times = Math.round((1 + rate) * 1000) / 1000
    return [
      `Prices are multiplied by ${times} each year, so the same money buys less each year.`,
      `Divide by ${times} for one year: ${money(startCents)} ÷ ${times} = ${money(Math.round(startCents / times))}.`,
      `Divide again for each year, ${count(forYears)} times in all.`,
      `That leaves ${money(right)} in today’s buying power.`,
    ]
  },
  mistakes: {
    subtracted: 'That subtracts the same amount every year. Each year, prices rise from the year before.',
    otherWay: 'That makes the money grow. Rising prices make it buy less.',
    oneYear: 'That counts one year of rising prices. Divide once for each year.',
    onlyLoss: 'That’s the buying power that’s lost. The question asks how much is left.',
  },
}

interface Bill {
  readonly totalCents: number
  readonly savedCents: number
  readonly inMonths: number
}

export const sinkingFundWords = {
  title: 'Saving for a bill you expect',
  ask: ({ totalCents, savedCents, inMonths }: Bill) =>
    `A bill of ${money(totalCents)} is due in ${months(inMonths)}. ${money(savedCents)} is already set aside. How much should you set aside each month?`,
  option: money,
  steps: ({ totalCents, savedCents, inMonths }: Bill, right: number) => [
    'First find how much you still need, then divide it by the months left.',
    `Still needed: ${money(totalCents)} − ${money(savedCents)} = ${money(totalCents - savedCents)}.`,
    `${money(totalCents - savedCents)} ÷ ${count(inMonths)} = ${money(right)} a month.`,
  ],
  mistakes: {
    forgotSaved: 'That leaves out the money already set aside.',
    byTwelve: 'That divides by 12 months. The bill is due sooner.',
    added: 'That adds the money already set aside. Subtract it instead.',
    allAtOnce: 'That’s the full amount you still need. Divide it by the months left.',
  },
}
