import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { lessonTexts, quizTexts } from '../../tools/content/contentTexts'
import { readContent } from '../../tools/content/readContent'
import { readFolder } from '../../tools/content/readFolder'
import { isPrinted } from './examplesAgree'

const { content } = readContent(readFolder(fileURLToPath(new URL('../../public/data/lessons', import.meta.url))))
const MODULES: ReadonlySet<string> = new Set(['foundations', 'saving', 'insurance', 'banking', 'credit'])
const modules = content?.modules.filter(({ info }) => MODULES.has(info.id)) ?? []
const lessons = new Map(modules.flatMap(({ lessons }) => lessons.map((read) => [read.info.id as string, read.lesson])))
const figures = new Map(content?.figures.map(({ id, value }) => [id, value]) ?? [])

function textsOf(id: string): string[] {
  const lesson = lessons.get(id)
  return lesson ? lessonTexts(lesson).map(({ text }) => text.replaceAll('**', '')) : []
}

function figure(id: string): number {
  const value = figures.get(id)
  if (value === undefined) throw new Error(`${id} is a figure`)
  return value
}

/** Formats an amount as the lessons print it, with cents only if there are any. */
function dollars(amount: number): string {
  const cents = Math.round(amount * 100)
  const places = cents % 100 === 0 ? 0 : 2
  return `$${(cents / 100).toLocaleString('en-US', { minimumFractionDigits: places })}`
}

const percent = (share: number, places: number) =>
  `${(share * 100).toLocaleString('en-US', { minimumFractionDigits: places, maximumFractionDigits: places })}%`

/** Regulation E, 12 CFR 1005.6(b), if the learner calls within 60 days of the statement. */
function debitLoss(taken: { inTwoDays: number; later: number }): number {
  const early = Math.min(figure('debit-loss-two-days'), taken.inTwoDays)
  return Math.min(figure('debit-loss-later'), early + taken.later)
}

/** Fees and principal of a Missouri payday loan, sections 408.500 and 408.505: the amounts paid and still owed. */
function missouriLoan(amount: number, feeShare: number, renewals: number) {
  const mostFees = (amount * figure('missouri-payday-cost-cap')) / 100
  const cut = (amount * figure('missouri-renewal-cut')) / 100
  let owed = amount
  let fees = 0
  for (let turn = 0; turn <= renewals; turn += 1) {
    fees = Math.min(mostFees, fees + feeShare * owed)
    if (turn < renewals) owed -= cut
  }
  return { fees, paid: fees + amount - owed, owed }
}

const payday = missouriLoan(300, 45 / 300, 5)
const needs = [975, 210, 450, 340, 40, 120, 200, 130].reduce((sum, line) => sum + line, 0)
const lent = 24 - (84.2 - 61.5 - 22)

describe('the amounts that a lesson prints', () => {
  test.each([
    ['credit_4', 'fees at the cap', dollars(payday.fees), '$225'],
    ['credit_4', 'paid in all', dollars(payday.paid), '$300'],
    ['credit_4', 'still owed', dollars(payday.owed), '$225'],
    ['banking_4', 'all taken at once', dollars(debitLoss({ inTwoDays: 900, later: 0 })), '$50'],
    ['banking_4', 'some taken later', dollars(debitLoss({ inTwoDays: 700, later: 200 })), '$250'],
    ['banking_4', 'most taken later', dollars(debitLoss({ inTwoDays: 300, later: 600 })), '$500'],
    ['foundations_2', 'a month with two checks', dollars(2 * 1114.86), '$2,229.72'],
    ['foundations_3', 'needs with debt minimums', dollars(needs), '$2,465'],
    ['foundations_3', 'their share', percent(needs / 2800, 1), '88.0%'],
    ['banking_2', 'what the bank lent', dollars(lent), '$23.30'],
    ['banking_2', 'its yearly rate', percent((35 / lent) * (365 / 5), 0), '10,966%'],
  ])('%s, %s, match the rule', (id, _what, computed, expected) => {
    expect(computed).toBe(expected)
    expect(isPrinted(expected, textsOf(id))).toBe(true)
  })

  test('four of Jolene’s six months are below their average', () => {
    const months = [2100, 1750, 2600, 1900, 2300, 2050]
    const average = months.reduce((sum, month) => sum + month, 0) / months.length
    expect(months.filter((month) => month < average)).toHaveLength(4)
    expect(textsOf('foundations_2').join(' ')).toContain('four of the six months were lower')
  })

  test('income limits follow the 2026 poverty guideline and fit the household', () => {
    const guideline = (people: number) => 15_960 + 5680 * (people - 1)
    const monthly = (percent: number, people: number) => (guideline(people) * percent) / 1200
    expect(figure('lifeline-income-limit-two')).toBeCloseTo(monthly(135, 2), 2)
    for (const [id, people] of [
      ['snap-gross-limit-one', 1],
      ['snap-gross-limit-two', 2],
      ['snap-gross-limit-four', 4],
    ] as const) {
      expect(figure(id)).toBe(Math.ceil(monthly(130, people)))
    }
    const grossPay = 2330
    expect(isPrinted(dollars(grossPay), textsOf('foundations_8'))).toBe(true)
    expect(textsOf('foundations_8').join(' ')).toContain('lives with his teenage son')
    expect(grossPay).toBeLessThan(figure('snap-gross-limit-two'))
    expect(grossPay).toBeLessThan(figure('lifeline-income-limit-two'))
    expect(grossPay).toBeGreaterThan(monthly(135, 1))
  })

  test('Mee’s plan has a line for the yearly bills', () => {
    const rows = lessons.get('foundations_3')?.content.sections.flatMap(({ table }) => table?.rows ?? []) ?? []
    expect(rows).toContainEqual(['Yearly bills', String((90 + 210 + 180) / 12)])
    const total = rows.findIndex(([label]) => label === 'All planned uses')
    const first = rows.findIndex(([label]) => label === 'Rent')
    expect(rows.slice(first, total).reduce((sum, [, amount]) => sum + Number(amount), 0)).toBe(2800)
  })
})

describe('statements that a lesson no longer makes', () => {
  const everything = modules.flatMap(({ lessons, quiz }) => [
    ...lessons.flatMap(({ file, lesson }) => lessonTexts(lesson).map(({ text }) => ({ file, text }))),
    ...(quiz ? quizTexts(quiz.quiz).map(({ text }) => ({ file: quiz.file, text })) : []),
  ])
  test.each([
    ['SAVE runs until 2028', /SAVE,? PAYE and ICR,? end by/],
    ['the loss is the smaller of the amount and the limit', /smaller of the amount taken and the legal limit/],
    ['$270 of fees in Missouri, where $225 is the most', /6 × \$45/],
    ['a $4 loan waits across the river', /One river, two prices/],
    ['a $15 fee for $100 in Minnesota, which caps it', /care home in Bemidji/],
    ['three low months', /three of the six months were lower/],
    ['spring is slow', /summer is busy and spring is slow/],
    ['child support is hard to erase', /child support are hard to erase/],
    ['only some states test assets', /In some states, Medicaid for older adults/],
    ['Kansas and Wisconsin are the only two', /(?<!In the Midwest, )Kansas and Wisconsin have not expanded/],
    ['one friend may ride along in Indiana', /one friend in the car/],
    ['part of a disability benefit is taxed', /Part of it may be taxed/],
    ['the balance tells the truth', /tells the truth about your week/],
    ['the bank lent $24', /covered the \$24/],
    ['a sinking fund comes from business', /comes from business/],
    ['a federal office may be out of order', /if it is working/],
    ['personal loans are grouped as one inquiry', /Ask within two weeks or so/],
    ['disabled people', /disabled people/],
    ['a taken car comes back for the late payments', /get it back by paying what is owed/],
    ['the written answer replaces going to court', /The written answer is what gets you heard/],
  ])('%s', (_what, pattern) => {
    expect(everything.filter(({ text }) => pattern.test(text)).map(({ file }) => file)).toEqual([])
  })
})

describe('statements that a lesson now makes', () => {
  test.each([
    ['credit_4', /Lawsuits go on and dates may move, so act on your own notice now.*studentaid\.gov/],
    ['insurance_2', /COBRA.*\{\{cobra-election-days\}\} days to choose/s],
    ['insurance_2', /leaves out ground ambulances/],
    ['insurance_3', /\{\{indiana-new-driver-days\}\} days, no passengers but close family/],
    ['credit_1', /For a personal loan, ask for a prequalification with a soft check/],
    // Ohio limits lenders that it licenses to 25%. A bank from another state may charge 29%.
    ['credit_1', /an online bank in another state/],
    ['credit_1', /First Kristof asks for help that is not a loan/],
    ['credit_5', /Ask the hospital for its financial assistance form/],
    ['foundations_8', /Unemployment insurance is not only for people who lost the whole job/],
    ['saving_2', /As of 2026, Wisconsin sets no limit on its price/],
    ['saving_3', /A new rate comes every May and November/],
    ['saving_5', /and work or plan to, find your state’s free planner at choosework\.ssa\.gov/],
    ['foundations_5', /Federal grants for new ones ended after 2016/],
    ['banking_2', /he had said yes to overdraft coverage/],
    ['credit_5', /45 times the minimum wage of \$15\. So \$0 can be taken/],
    ['credit_5', /head of family.*\$48, can be taken.*affidavit/],
    ['credit_4', /Illinois a loan that costs more than \{\{state-payday-cap\}\} a year is void/],
    ['saving_2', /once in 12 months you may repay in four equal payments/],
    ['insurance_2', /on or after January 1, 2027, it is one month for the expansion group and two for others/],
    ['insurance_2', /American Indians and Alaska Natives.*exempt from the six months/],
    ['insurance_4', /Minnesota Paid Leave.*20 in all in a year/],
    ['foundations_8', /Child support, court payments, taxes/],
    ['credit_4', /Iowa, Kansas and Missouri.*\{\{car-cure-days\}\} days.*Wisconsin.*\{\{wisconsin-cure-days\}\} days/],
    ['credit_5', /In some courts a written answer does not replace going/],
    ['banking_2', /even with a code that he tricked out of you/],
    ['banking_4', /tricked you out of a code or password.*still unauthorized use/],
    ['foundations_8', /does not count if someone at home is 60 or older or gets disability benefits/],
    ['insurance_4', /South Dakota gives you \{\{south-dakota-injury-days\}\} business days/],
  ])('%s: %s', (id, pattern) => {
    expect(pattern.test(textsOf(id).join('\n'))).toBe(true)
  })

  test('garnishment in Illinois reaches only pay above 45 hourly wages', () => {
    const disposable = 480
    expect(45 * 15).toBe(675)
    expect(Math.max(0, disposable - 45 * 15)).toBe(0)
    expect(isPrinted(dollars(0.1 * disposable), textsOf('credit_5'))).toBe(true)
  })

  test.each([...lessons.keys()])('%s labels its worked example', (id) => {
    const titles = lessons.get(id)?.content.sections.map(({ title }) => title) ?? []
    expect(titles.filter((title) => title.startsWith('Worked example'))).not.toEqual([])
  })
})
