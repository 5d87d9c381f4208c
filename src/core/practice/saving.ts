import { roundCents } from '../finance/cents'
import { interestForDays } from '../finance/creditCard'
import { monthsOfEssentials } from '../finance/emergencyFund'
import { depositForGoal, futureValue, inTodaysCents, putIn } from '../finance/growth'
import { between, dollarsBetween, type RandomNumber } from './random'
import { recipe } from './skill'

function deposited(depositCents: number, depositsPerYear: number, years: number): number {
  return putIn({ startCents: 0, depositCents, depositsPerYear, annualRate: 0 }, years)
}

export const weeklySaving = recipe({
  id: 'weekly-saving',
  lesson: 'saving_1',
  draw: (random) => ({ weeklyCents: dollarsBetween(random, 10, 120, 5), forYears: between(random, 1, 6) }),
  right: ({ weeklyCents, forYears }) => deposited(weeklyCents, 52, forYears),
  wrong: {
    asMonths: ({ weeklyCents, forYears }) => deposited(weeklyCents, 12, forYears),
    fourWeekMonths: ({ weeklyCents, forYears }) => deposited(weeklyCents, 48, forYears),
    twiceAMonth: ({ weeklyCents, forYears }) => deposited(weeklyCents, 24, forYears),
    fiveWeekMonths: ({ weeklyCents, forYears }) => deposited(weeklyCents, 60, forYears),
    everyWorkday: ({ weeklyCents, forYears }) => deposited(weeklyCents, 260, forYears),
    oneYearMore: ({ weeklyCents, forYears }) => deposited(weeklyCents, 52, forYears + 1),
  },
})

const inTenths = (value: number): number => Math.round(value * 10) / 10

export const emergencyMonths = recipe({
  id: 'emergency-months',
  lesson: 'saving_2',
  draw: (random) => ({
    essentialsCents: dollarsBetween(random, 1500, 2800, 50),
    extrasCents: dollarsBetween(random, 300, 900, 50),
    savedCents: dollarsBetween(random, 2000, 15_000, 100),
  }),
  right: ({ savedCents, essentialsCents }) => inTenths(monthsOfEssentials(savedCents, essentialsCents)),
  wrong: {
    allSpending: ({ savedCents, essentialsCents, extrasCents }) =>
      inTenths(monthsOfEssentials(savedCents, essentialsCents + extrasCents)),
    onlyExtras: ({ savedCents, extrasCents }) => inTenths(monthsOfEssentials(savedCents, extrasCents)),
    lessExtras: ({ savedCents, essentialsCents, extrasCents }) =>
      inTenths(monthsOfEssentials(savedCents, essentialsCents - extrasCents)),
    firstMonthFree: ({ savedCents, essentialsCents }) =>
      inTenths(monthsOfEssentials(savedCents - essentialsCents, essentialsCents)),
  },
})

interface Account {
  readonly startCents: number
  readonly rate: number
  readonly forYears: number
}

function growing({ startCents, rate }: Account, years: number): number {
  return futureValue({ startCents, depositCents: 0, depositsPerYear: 1, annualRate: rate }, years)
}

/** Interest on the starting amount only, for years of 365 days. */
function simple({ startCents, rate }: Account, years: number): number {
  return interestForDays({ balanceCents: startCents, annualRate: rate }, 365 * years)
}

function drawAccount(random: RandomNumber): Account {
  return {
    startCents: dollarsBetween(random, 400, 5000, 100),
    rate: between(random, 2, 8) / 100,
    forYears: between(random, 2, 10),
  }
}

export const simpleInterest = recipe({
  id: 'simple-interest',
  lesson: 'saving_4',
  draw: drawAccount,
  right: (account) => simple(account, account.forYears),
  wrong: {
    oneYear: (account) => simple(account, 1),
    withStart: (account) => account.startCents + simple(account, account.forYears),
    compounded: (account) => roundCents(growing(account, account.forYears)) - account.startCents,
    perMonth: (account) => roundCents(simple(account, account.forYears) / 12),
  },
})

export const compoundInterest = recipe({
  id: 'compound-interest',
  lesson: 'saving_4',
  draw: drawAccount,
  right: (account) => roundCents(growing(account, account.forYears)),
  wrong: {
    simple: (account) => account.startCents + simple(account, account.forYears),
    oneYear: (account) => roundCents(growing(account, 1)),
    onlyInterest: (account) => roundCents(growing(account, account.forYears)) - account.startCents,
    oneYearLess: (account) => roundCents(growing(account, account.forYears - 1)),
    oneYearMore: (account) => roundCents(growing(account, account.forYears + 1)),
    timesYears: (account) => roundCents(growing(account, 1) * account.forYears),
  },
})

const toDollars = (cents: number): number => 100 * Math.round(cents / 100)

export const todaysMoney = recipe({
  id: 'todays-money',
  lesson: 'saving_4',
  draw: (random) => ({
    startCents: dollarsBetween(random, 1000, 20_000, 500),
    rate: between(random, 2, 4) / 100,
    forYears: between(random, 8, 20),
  }),
  right: ({ startCents, rate, forYears }) => toDollars(inTodaysCents(startCents, rate, forYears)),
  wrong: {
    subtracted: ({ startCents, rate, forYears }) => toDollars(startCents * (1 - rate * forYears)),
    otherWay: (account) => toDollars(growing(account, account.forYears)),
    oneYear: ({ startCents, rate }) => toDollars(inTodaysCents(startCents, rate, 1)),
    onlyLoss: ({ startCents, rate, forYears }) => toDollars(startCents - inTodaysCents(startCents, rate, forYears)),
  },
})

export const sinkingFund = recipe({
  id: 'sinking-fund',
  lesson: 'saving_5',
  draw(random) {
    const inMonths = between(random, 3, 10)
    const savedCents = dollarsBetween(random, 40, 200, 20)
    // The right amount is in whole dollars, so the deposits add up exactly to the total.
    const totalCents = savedCents + inMonths * dollarsBetween(random, 30, 180, 5)
    return { totalCents, savedCents, inMonths }
  },
  right: ({ totalCents, savedCents, inMonths }) =>
    depositForGoal({ startCents: savedCents, depositsPerYear: 12, annualRate: 0 }, totalCents, inMonths),
  wrong: {
    forgotSaved: ({ totalCents, inMonths }) => roundCents(totalCents / inMonths),
    byTwelve: ({ totalCents, savedCents }) => roundCents((totalCents - savedCents) / 12),
    added: ({ totalCents, savedCents, inMonths }) => roundCents((totalCents + savedCents) / inMonths),
    allAtOnce: ({ totalCents, savedCents }) => totalCents - savedCents,
  },
})
