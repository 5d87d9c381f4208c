import { count, money, months, oneDecimal, percent, years } from './toolsFormat'

/** The questions on saving and growing money that are made with new figures each time. Amounts are cents, rates fractions. */
interface Weekly {
  readonly weeklyCents: number
  readonly forYears: number
}

export const weeklySavingWords = {
  title: 'A little every week',
  ask: ({ weeklyCents, forYears }: Weekly) =>
    `${money(weeklyCents)} goes to savings every week. How much is put in after ${years(forYears)}, without interest?`,
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
    everyWorkday: 'That counts a deposit on every working day. This one is made once a week.',
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
    `Essentials cost ${money(essentialsCents)} a month. Eating out, shows and other extras cost ${money(extrasCents)}. The emergency fund has ${money(savedCents)}. For about how many months of essentials is that enough?`,
  option: (value: number) => (value === 1 ? months(1) : `${oneDecimal(value)} months`),
  steps: ({ essentialsCents, savedCents }: Fund, right: number) => [
    `In an emergency the extras stop. One month costs the essentials: ${money(essentialsCents)}.`,
    'Months = what is saved ÷ essentials of one month.',
    `${money(savedCents)} ÷ ${money(essentialsCents)} = about ${oneDecimal(right)}.`,
  ],
  mistakes: {
    allSpending: 'That counts the extras too. In an emergency they are what you stop first.',
    onlyExtras: 'That divides by the extras. The fund has to pay for the essentials.',
    lessExtras: 'That takes the extras off the essentials. They are not part of them.',
    firstMonthFree: 'That leaves one month out. The fund pays from the first month on.',
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
    oneYear: 'That is the interest of one year. Multiply it by the years.',
    withStart: 'That is the starting amount and the interest together. The question is about the interest.',
    compounded: 'That counts interest on interest. Simple interest is on the starting amount only.',
    perMonth: 'That divides by twelve. The rate is for a year, and the time is in years.',
  },
}

export const compoundInterestWords = {
  title: 'Interest on interest',
  ask: ({ startCents, rate, forYears }: Account) =>
    `${money(startCents)} is left alone in an account. Once a year ${percent(rate)} of what is there is added. How much is there after ${years(forYears)}?`,
  option: money,
  steps: ({ startCents, rate, forYears }: Account, right: number) => {
    const times = Math.round((1 + rate) * 1000) / 1000
    const first = Math.round(startCents * times)
    return [
      `Each year multiplies what is there by ${times}.`,
      `After one year: ${money(startCents)} × ${times} = ${money(first)}.`,
      `After two years: ${money(startCents)} × ${times} × ${times} = ${money(Math.round(startCents * times * times))}.`,
      `${years(forYears)}, so multiply ${count(forYears)} times in all: ${money(right)}.`,
    ]
  },
  mistakes: {
    simple: 'That is simple interest: the same amount every year. Here the interest earns interest too.',
    oneYear: 'That is after one year. Each further year multiplies again.',
    onlyInterest: 'That is the interest alone. The starting amount is still there.',
    oneYearLess: 'That is one year too few.',
    oneYearMore: 'That is one year too many.',
    timesYears:
      'That lets it grow once and multiplies by the years. Growth of a year multiplies what the year before left.',
  },
}

export const todaysMoneyWords = {
  title: 'What later money buys today',
  ask: ({ startCents, rate, forYears }: Account) =>
    `In ${years(forYears)} somebody will have ${money(startCents)}. Prices rise ${percent(rate)} a year. About how much is that in today’s buying power?`,
  option: money,
  steps: ({ startCents, rate, forYears }: Account, right: number) => {
    const times = Math.round((1 + rate) * 1000) / 1000
    return [
      `Each year prices are multiplied by ${times}, so each year the same money buys less.`,
      `Divide by ${times} for one year: ${money(startCents)} ÷ ${times} = ${money(Math.round(startCents / times))}.`,
      `Divide again for each year, ${count(forYears)} times in all.`,
      `That leaves ${money(right)} in today’s buying power.`,
    ]
  },
  mistakes: {
    subtracted: 'That takes off the same amount every year. Each year’s rise is on prices that already rose.',
    otherWay: 'That lets the money grow. Rising prices make it buy less.',
    oneYear: 'That counts one year of rising prices. Divide once for each year.',
    onlyLoss: 'That is the buying power that is lost. The question is what is left.',
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
    `A bill of ${money(totalCents)} is due in ${months(inMonths)}. ${money(savedCents)} is set aside already. How much has to be set aside each month?`,
  option: money,
  steps: ({ totalCents, savedCents, inMonths }: Bill, right: number) => [
    'First see what is still missing, then divide it by the months that are left.',
    `Still missing: ${money(totalCents)} − ${money(savedCents)} = ${money(totalCents - savedCents)}.`,
    `${money(totalCents - savedCents)} ÷ ${count(inMonths)} = ${money(right)} a month.`,
  ],
  mistakes: {
    forgotSaved: 'That forgets what is set aside already.',
    byTwelve: 'That divides by twelve months. The bill is due sooner.',
    added: 'That adds what is set aside instead of taking it off.',
    allAtOnce: 'That is all that is missing. It can be split over the months.',
  },
}
