import { count, money, months, oneDecimal, percent, years } from './toolsFormat'

/** The questions about saving and growing money, made with new numbers each time. Amounts are cents, rates fractions. */
interface Weekly {
  readonly weeklyCents: number
  readonly forYears: number
}

export const weeklySavingWords = {
  title: 'A little every week',
  ask: ({ weeklyCents, forYears }: Weekly) =>
    `${money(weeklyCents)} goes to savings every week. How much is saved after ${years(forYears)}, without interest?`,
  option: money,
  steps: ({ weeklyCents, forYears }: Weekly, right: number) => [
    'Deposits = weekly amount × weeks. A year has 52.',
    `${years(forYears)}: 52 × ${count(forYears)} = ${count(52 * forYears)} weeks.`,
    `${money(weeklyCents)} × ${count(52 * forYears)} = ${money(right)}.`,
  ],
  mistakes: {
    asMonths: 'That counts one deposit a month. This one is made every week.',
    fourWeekMonths: 'That counts four weeks a month, which makes 48 a year. A year has 52.',
    twiceAMonth: 'That counts two deposits a month. This one is made every week.',
    fiveWeekMonths: 'That counts five weeks a month, which makes 60 a year. A year has 52.',
    everyWorkday: 'That counts a deposit every workday. This one is made once a week.',
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
    `Essentials cost ${money(essentialsCents)} a month. Eating out, shows and other extras cost ${money(extrasCents)}. The emergency fund has ${money(savedCents)}. About how many months of essentials will that pay for?`,
  option: (value: number) => (value === 1 ? months(1) : `${oneDecimal(value)} months`),
  steps: ({ essentialsCents, savedCents }: Fund, right: number) => [
    `In an emergency the extras stop. One month costs the essentials: ${money(essentialsCents)}.`,
    'Months = savings ÷ essentials for one month.',
    `${money(savedCents)} ÷ ${money(essentialsCents)} = about ${oneDecimal(right)}.`,
  ],
  mistakes: {
    allSpending: 'That counts the extras too. In an emergency you stop those first.',
    onlyExtras: 'That divides by the extras. The fund has to pay for the essentials.',
    lessExtras: 'That takes the extras off the essentials. They are not part of them.',
    firstMonthFree: 'That leaves out one month. The fund pays from the first month.',
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
    `${money(startCents)} earns simple interest of ${percent(rate)} a year. How much interest is that in ${years(forYears)}?`,
  option: money,
  steps: ({ startCents, rate, forYears }: Account, right: number) => [
    'Simple interest = starting amount × yearly rate × years.',
    `${percent(rate)} as a decimal is ${rate}.`,
    `One year: ${money(startCents)} × ${rate} = ${money(startCents * rate)}.`,
    `${years(forYears)}: ${money(startCents * rate)} × ${count(forYears)} = ${money(right)}.`,
  ],
  mistakes: {
    oneYear: 'That is the interest for one year. Multiply it by the number of years.',
    withStart: 'That is the starting amount and the interest together. The question is about the interest.',
    compounded: 'That counts interest on interest. Simple interest is on the starting amount only.',
    perMonth: 'That divides by twelve. The rate is for a year, and the time is in years.',
  },
}

export const compoundInterestWords = {
  title: 'Interest on interest',
  ask: ({ startCents, rate, forYears }: Account) =>
    `${money(startCents)} is left alone in an account. Once a year the bank adds ${percent(rate)} of the balance. How much is in the account after ${years(forYears)}?`,
  option: money,
  steps: ({ startCents, rate, forYears }: Account, right: number) => {
    const times = Math.round((1 + rate) * 1000) / 1000
    const first = Math.round(startCents * times)
    return [
      `Each year multiplies the balance by ${times}.`,
      `After one year: ${money(startCents)} × ${times} = ${money(first)}.`,
      `After two years: ${money(startCents)} × ${times} × ${times} = ${money(Math.round(startCents * times * times))}.`,
      `${years(forYears)}, so multiply ${count(forYears)} times in total: ${money(right)}.`,
    ]
  },
  mistakes: {
    simple: 'That is simple interest: the same amount every year. Here the interest earns interest too.',
    oneYear: 'That is after one year. Multiply again for each year after that.',
    onlyInterest: 'That is the interest alone. Add the starting amount.',
    oneYearLess: 'That is one year too few.',
    oneYearMore: 'That is one year too many.',
    timesYears:
      'That grows it once, then multiplies by the years. Each year multiplies the balance from the year before.',
  },
}

export const todaysMoneyWords = {
  title: 'What future money is worth today',
  ask: ({ startCents, rate, forYears }: Account) =>
    `In ${years(forYears)} someone will have ${money(startCents)}. Prices rise ${percent(rate)} a year. About how much is that in today’s buying power?`,
  option: money,
  steps: ({ startCents, rate, forYears }: Account, right: number) => {
    const times = Math.round((1 + rate) * 1000) / 1000
    return [
      `Each year prices are multiplied by ${times}, so each year the same money buys less.`,
      `Divide by ${times} for one year: ${money(startCents)} ÷ ${times} = ${money(Math.round(startCents / times))}.`,
      `Divide again for each year, ${count(forYears)} times in total.`,
      `That leaves ${money(right)} in today’s buying power.`,
    ]
  },
  mistakes: {
    subtracted: 'That subtracts the same amount every year. Each year, prices rise from where they are already.',
    otherWay: 'That lets the money grow. Rising prices make it buy less.',
    oneYear: 'That counts one year of rising prices. Divide once for each year.',
    onlyLoss: 'That is the buying power that’s lost. The question is what is left.',
  },
}

interface Bill {
  readonly totalCents: number
  readonly savedCents: number
  readonly inMonths: number
}

export const sinkingFundWords = {
  title: 'Saving for a bill you know is coming',
  ask: ({ totalCents, savedCents, inMonths }: Bill) =>
    `A bill of ${money(totalCents)} is due in ${months(inMonths)}. ${money(savedCents)} is already set aside. How much should you set aside each month?`,
  option: money,
  steps: ({ totalCents, savedCents, inMonths }: Bill, right: number) => [
    'First find what you still need, then divide it by the months left.',
    `Still needed: ${money(totalCents)} − ${money(savedCents)} = ${money(totalCents - savedCents)}.`,
    `${money(totalCents - savedCents)} ÷ ${count(inMonths)} = ${money(right)} a month.`,
  ],
  mistakes: {
    forgotSaved: 'That leaves out what is already set aside.',
    byTwelve: 'That divides by twelve months. The bill is due sooner.',
    added: 'That adds what is set aside. Subtract it instead.',
    allAtOnce: 'That is all you still need. Divide it by the months left.',
  },
}
