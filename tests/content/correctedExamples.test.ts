import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { futureValue, inTodaysCents } from '../../src/core/finance/growth'
import { levelPayment } from '../../src/core/finance/loan'
import { compareHomes, type HomePlan } from '../../src/core/finance/rentOrBuy'
import { lessonTexts, quizTexts } from '../../tools/content/contentTexts'
import { readContent } from '../../tools/content/readContent'
import { readFolder } from '../../tools/content/readFolder'
import { isPrinted } from './examplesAgree'

const { content } = readContent(readFolder(fileURLToPath(new URL('../../public/data/lessons', import.meta.url))))
const modules = content?.modules ?? []

/** All text that a learner reads in a lesson or quiz, with the figures of its bars. */
function textsOf(id: string): string[] {
  for (const { lessons, quiz } of modules) {
    for (const { info, lesson } of lessons) {
      if (info.id !== id) continue
      const bars = lesson.content.sections.flatMap(
        ({ bars: drawn }) => drawn?.items.flatMap(({ parts }) => parts) ?? [],
      )
      return [...lessonTexts(lesson).map(({ text }) => text), ...bars.map(({ value }) => value.toLocaleString('en-US'))]
    }
    if (quiz?.file === `${id}.json`) return quizTexts(quiz.quiz).map(({ text }) => text)
  }
  throw new Error(`there is no ${id}`)
}

const dollars = (amount: number, decimals = 0): string =>
  amount.toLocaleString('en-US', {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  })
const bare = (amount: number): string => Math.round(amount).toLocaleString('en-US')

/** Years that savings last when the monthly withdrawal rises with prices once a year. */
function yearsLasting(savings: number, monthly: number, growth: number, inflation: number): string {
  const rate = (1 + growth) ** (1 / 12) - 1
  let balance = savings
  let months = 0
  for (;;) {
    const withdrawal = monthly * (1 + inflation) ** Math.floor(months / 12)
    balance *= 1 + rate
    if (balance <= withdrawal) return String(Number(((months + balance / withdrawal) / 12).toFixed(1)))
    balance -= withdrawal
    months += 1
  }
}

/** Brackets of equal width with their rates. The last rate applies above them. */
function bracketTax(income: number, width: number, rates: readonly number[], top: number): number {
  const within = rates.reduce((tax, rate, step) => tax + rate * Math.min(Math.max(income - step * width, 0), width), 0)
  return within + top * Math.max(income - rates.length * width, 0)
}

function saved(monthly: number, annualRate: number, years: number): number {
  return futureValue({ startCents: 0, depositCents: monthly * 100, depositsPerYear: 12, annualRate }, years) / 100
}
function savedToday(monthly: number, years: number): number {
  return inTodaysCents(saved(monthly, 0.07, years) * 100, 0.03, years) / 100
}

const home: HomePlan = {
  priceCents: 18_000_000,
  downPaymentCents: 900_000,
  closingCents: 540_000,
  annualRate: 0.07,
  loanYears: 30,
  runningMonthlyCents: 52_000,
  runningGrowthRate: 0.03,
  mortgageInsuranceRate: 0.007,
  homeGrowthRate: 0.03,
  sellingRate: 0.07,
}
const rent = { rentCents: 125_000, insuranceCents: 1500, rentGrowthRate: 0.03 }
const compared = (years: number, plan = home) => {
  const { buyingCents, rentingCents } = compareHomes(plan, rent, 0.04, years)
  return (buyingCents - rentingCents) / 100
}

const cashOut = { penalty: 500, federal: 600, state: 5000 * 0.0425 }
const taken = cashOut.penalty + cashOut.federal + cashOut.state
const eitc = 7316 - 0.2106 * (32_000 - 23_890)
const ohioBase = 32_000 - 3 * 2400
const missouriTax = bracketTax(32_000 - 24_150 - 1400, 1313, [0, 0.02, 0.025, 0.03, 0.035, 0.04, 0.045], 0.047)

describe('recomputed and printed', () => {
  test.each<[lesson: string, what: string, printed: string]>([
    ['taxes_2', 'two months late', dollars(600 * 0.05 * 2)],
    ['taxes_2', 'two months late with the payment', dollars(600 * 0.005 * 2)],
    ['taxes_2', 'more than 60 days late', dollars(Math.min(600, 525))],
    ['taxes_3', 'the income that Ohio taxes', dollars(ohioBase)],
    ['taxes_3', 'what Ohio’s credit is worth', dollars(Math.min(0.3 * eitc, 0.0275 * Math.max(0, ohioBase - 26_050)))],
    ['taxes_3', 'what Missouri’s credit is worth', `about ${dollars(Math.min(0.2 * eitc, missouriTax))}`],
    ['retirement_1', 'a flat $150 from 25, in today’s dollars', dollars(savedToday(150, 42))],
    ['retirement_1', 'a flat $150 from 40, in today’s dollars', dollars(savedToday(150, 27))],
    ['retirement_1', 'a $150 that rises with prices, from 25', dollars(saved(150, 0.04, 42))],
    ['retirement_1', '$200 for 15 years at 7%', dollars(saved(200, 0.07, 15))],
    ['retirement_1', '$200 for 15 years at 4%', dollars(saved(200, 0.04, 15))],
    ['retirement_2', 'what is left of a cash-out', dollars(5000 - taken, 2)],
    ['retirement_2', 'tax and penalty', dollars(taken, 2)],
    ['retirement_2', 'due after 20% was held back', dollars(taken - 0.2 * 5000, 2)],
    ['retirement_5', '$800 without growth', yearsLasting(150_000, 800, 0, 0.025)],
    ['retirement_5', '$800 at 3%', yearsLasting(150_000, 800, 0.03, 0.025)],
    ['retirement_5', '$800 at 5%', yearsLasting(150_000, 800, 0.05, 0.025)],
    ['retirement_5', 'a month by the 4% guideline', dollars((0.04 * 150_000) / 12)],
    ['retirement_5', '$500 without growth', yearsLasting(150_000, 500, 0, 0.025)],
    ['retirement_5', '$500 at 3%', yearsLasting(150_000, 500, 0.03, 0.025)],
    ['real_estate_2', 'five years', dollars(compared(5))],
    ['real_estate_2', 'seven years', `${bare(compared(7))} more`],
    ['real_estate_2', 'fifteen years', `${bare(-compared(15))} less`],
    ['real_estate_2', 'seven years at 1%', dollars(compared(7, { ...home, homeGrowthRate: 0.01 }))],
    [
      'entrepreneurship_4',
      'the small loan',
      dollars(levelPayment({ principalCents: 800_000, annualRate: 0.09, months: 36 }) / 100, 2),
    ],
  ])('%s: %s', (id, _what, printed) => {
    const texts = textsOf(id).map((text) => text.replaceAll('**', ''))
    const isThere = /^[$\d.,]+$/.test(printed)
      ? isPrinted(printed, texts)
      : texts.some((text) => text.includes(printed))
    expect(isThere, `${id} prints ${printed}`).toBe(true)
  })
})

/** Statements that a legal review found wrong, so that no edition repeats them. */
describe('no lesson, quiz or glossary entry says', () => {
  const everything = [
    ...modules.flatMap(({ lessons }) => lessons.flatMap(({ info }) => textsOf(info.id).map((text) => [info.id, text]))),
    ...modules.flatMap(({ quiz }) => (quiz ? quizTexts(quiz.quiz).map(({ text }) => [quiz.file, text]) : [])),
    ...(content?.glossary ?? []).map(({ id, definition }) => [`glossary ${id}`, definition]),
  ]
  test.each<[what: string, pattern: RegExp]>([
    ['a late return for three months at 5% only', /× 5% × 3/],
    ['a nonrefundable state credit as an amount that is paid', /\$1,682\.41.*Ohio|who pays the child’s support/],
    ['a flat deposit read at a real rate', /about \$192,110 in today’s dollars, and Carlton/],
    ['withdrawals that never rise', /29\.6 years|15\.6 years/],
    ['buying ahead because an owner’s costs stood still', /\$4,193|\$6,211/],
    ['buying ahead because the renter’s savings earn nothing', /17,566|\$59\b.*tie/],
    ['the match going into the account she saves in', /The money goes into your account/],
    ['a fee or a sign-up for the match', /Signing up for either/],
    ['an assistance animal as a plain right', /such as an assistance animal/],
    ['debt before the match', /no very costly debt, any match/],
    ['Illinois’ rate for a pension payout', /state tax of 4\.95%/],
    ['Medicare Advantage in place of Parts A and B', /replaces? (?:Parts? )?A and B/],
    ['a site that is not open yet', /TrumpIRA\.gov/i],
    ['that Medicaid counts savings for everyone', /The account may count as savings for some programs/],
    ['that nobody may file without a 1095-A', /before they can file at all/],
    ['disabled people', /disabled people/],
  ])('%s', (_what, pattern) => {
    expect(everything.filter(([, text]) => pattern.test(text ?? '')).map(([place]) => place)).toEqual([])
  })
})

test('each lesson of the later modules labels its worked example', () => {
  const later = ['investing', 'entrepreneurship', 'real_estate', 'retirement', 'taxes']
  const without = modules
    .filter(({ lessons }) => lessons.some(({ info }) => later.includes(info.id.replace(/_\d+$/, ''))))
    .flatMap(({ lessons }) => lessons)
    .filter(({ lesson }) => !lesson.content.sections.some(({ title }) => title.startsWith('Worked example')))
  expect(without.map(({ info }) => info.id)).toEqual([])
})

test('recommends the employer match before costly debt, as in other lessons', () => {
  const [key = ''] = textsOf('investing_1').filter((text) => text.startsWith('Get ready first'))
  expect(key.indexOf('match')).toBeLessThan(key.indexOf('debt'))
  expect(key.indexOf('match')).toBeGreaterThan(0)
})
