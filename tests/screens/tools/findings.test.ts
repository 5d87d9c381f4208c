import { describe, expect, it } from 'vitest'
import type { Tool } from '../../../src/screens/tools/defineTool'
import { textsFromSearch } from '../../../src/screens/tools/form/texts'
import { loadTool, type ToolId } from '../../../src/screens/tools/loadTool'

function outcome(tool: Tool, search: string) {
  return tool.evaluate(textsFromSearch(tool.form, search))
}

async function result(id: ToolId, search = '') {
  const evaluation = outcome(await loadTool[id](), search)
  if (evaluation.kind === 'problems') throw new Error([...evaluation.problems].join('; '))
  return evaluation.result
}

async function problems(id: ToolId, search: string): Promise<Readonly<Record<string, string>>> {
  const evaluation = outcome(await loadTool[id](), search)
  return evaluation.kind === 'problems' ? Object.fromEntries(evaluation.problems) : {}
}

describe('the finding', () => {
  it.each<[ToolId, string, string]>([
    ['take-home-pay', '', 'You keep $1,114.86 of $1,360'],
    ['budget', '', '$60 is left to assign'],
    ['budget', '?income=2000', 'Your plan is $540 over your income'],
    ['budget', '?income=2540', 'Every dollar has a job'],
    ['emergency-fund', '', '$6,300 to go for 3 months'],
    ['emergency-fund', '?saved=7000', 'Your fund covers 3 months'],
    ['savings-goal', '', '$120 a month gets you there in 10 months'],
    ['savings-goal', '?often=biweekly', '$57.15 every two weeks gets you there in 10 months'],
    ['savings-goal', '?months=1&often=weekly', '$300 a week gets you there in 1 month'],
    ['savings-goal', '?goal=1000&months=3', '$333.34 a month gets you there in 3 months'],
    ['savings-goal', '?saved=1200', 'You’re already there'],
    ['savings-goal', '?saved=1199&rate=20&months=60', 'Your savings will reach the goal on their own'],
    ['debt-payoff', '', 'Avalanche costs $183.99 less'],
    ['debt-payoff', '?balance1=500&rate1=20&minimum1=50&monthly=50', 'Debt-free in 1 year'],
    ['debt-payoff', '?balance1=0&rate1=20&minimum1=50&monthly=50', 'You owe nothing'],
    [
      'debt-payoff',
      '?balance1=10000&rate1=30&minimum1=10&monthly=100',
      'At $100 a month, you won’t pay off these debts',
    ],
    [
      'debt-payoff',
      '?balance1=500&rate1=0&minimum1=50&balance2=400&rate2=0&minimum2=10&monthly=90',
      'Both ways cost the same',
    ],
    ['credit-card', '', 'Paying $75 a month saves $1,842.14'],
    ['credit-card', '?balance=0', 'This card costs nothing'],
    [
      'credit-card',
      '?balance=20000&share=0.5&floor=1&payment=500',
      'Paying $500 a month pays off this debt in 6 years 2 months',
    ],
    ['credit-card', '?balance=20&payment=25', 'Paying $25 a month costs as much as the minimum'],
    ['loan', '?amount=171000&rate=7&months=360&extra=100', 'Paying $100 extra a month saves $60,659.58'],
    ['loan', '?amount=5000&rate=9&months=36&extra=0', '$159 a month, $723.95 in interest'],
    ['loan', '?amount=1200&rate=0&months=12&extra=0', '$100 a month, no interest'],
    ['rent-or-buy', '', 'Over 7 years, renting costs $10,141 less'],
    ['rent-or-buy', '?years=3', 'Over 3 years, renting costs $16,638 less'],
    ['rent-or-buy', '?years=5', 'Over 5 years, renting costs $14,142 less'],
    ['rent-or-buy', '?years=10', 'Over 10 years, renting costs $810 less'],
    ['rent-or-buy', '?years=11', 'Over 11 years, buying costs $3,520 less'],
    ['rent-or-buy', '?earn=0', 'Over 7 years, buying costs $59 less'],
    ['rent-or-buy', '?years=10&earn=0', 'Over 10 years, buying costs $17,566 less'],
    ['rent-or-buy', '?years=7&costs=0&earn=0', 'Over 7 years, buying costs $4,193 less'],
    ['rent-or-buy', '?years=7&gain=1', 'Over 7 years, renting costs $36,546 less'],
    ['compound-growth', '', '$100 a month becomes $116,945 in 30 years'],
    ['compound-growth', '?start=1000&deposit=0&rate=5&years=10', '$1,000 becomes $1,629 in 10 years'],
    ['compound-growth', '?start=1000&deposit=0&rate=5&years=10&added=monthly', '$1,000 becomes $1,647 in 10 years'],
    ['compound-growth', '?deposit=25&often=weekly&rate=4&years=5', '$25 a week becomes $7,178 in 5 years'],
    ['compound-growth', '?start=0&deposit=0', 'Enter an amount'],
    ['retirement', '', 'At 67 you could have $428,294'],
    ['retirement', '?age=40', 'At 67 you could have $138,320'],
  ])('of %s %s is: %s', async (id, search, finding) => {
    expect((await result(id, search)).finding).toBe(finding)
  })
})

describe('the details of a finding', () => {
  it.each<[ToolId, string, string]>([
    ['take-home-pay', '', 'That’s 82% of your pay, or $2,415.53 a month on average.'],
    ['take-home-pay', '?gross=400', 'the standard deduction of $16,100 covers everything'],
    ['emergency-fund', '', 'The first $500 takes 13 deposits, about 6 months.'],
    ['emergency-fund', '?deposit=0', 'Enter an amount you can save'],
    ['savings-goal', '', 'At $80 a month, it takes 1 year 3 months.'],
    ['savings-goal', '?pay=0', 'If you save nothing'],
    [
      'take-home-pay',
      '?retirement=1000',
      'You plan $26,000 a year for retirement. The 2026 limit is $24,500 if you’re under 50',
    ],
    ['credit-card', '?balance=20000&share=0.5&floor=1&payment=500', 'the debt takes more than 100 years'],
    ['loan', '?amount=500&months=1&extra=20', 'This loan has one payment'],
    ['loan', '?amount=5000&months=36&extra=0.01', 'The extra is too small to pay off the loan a month sooner.'],
    ['compound-growth', '?start=1000&rate=30&years=60', 'Don’t plan on 30% for that long.'],
    ['compound-growth', '?rate=10', 'Markets never grow this evenly.'],
    ['retirement', '?rate=15', 'Don’t plan on 15% for that long.'],
    ['rent-or-buy', '', 'This assumes that savings earn 4%.'],
    ['rent-or-buy', '?earn=0', 'With savings at 0%, this leaves out'],
    ['rent-or-buy', '', 'Buying costs no more than renting once you stay 11 years or more.'],
    ['savings-goal', '?goal=10000000&pay=1', 'more than 100 years'],
    ['debt-payoff', '', 'It’s also 1 month faster.'],
    ['debt-payoff', '', 'Snowball pays off Medical bill first, in month 3'],
    ['credit-card', '', 'With the minimum, it takes 11 years 8 months and costs $2,621.19 in interest.'],
    ['credit-card', '', 'Carrying $2,000 for 30 days costs about $36.41.'],
    ['loan', '?amount=1000&rate=10&months=12&fee=50&extra=0', 'you receive $950, so the yearly cost (APR) is 19.81%'],
    ['loan', '?amount=171000&rate=7&months=360&extra=100', 'done 6 years 6 months sooner'],
    ['rent-or-buy', '', '$14,400, then $1,757.42 a month'],
    ['rent-or-buy', '?rent=100', 'Even after 40 years, renting costs less.'],
    ['compound-growth', '', 'At 7%, money doubles about every 10.2 years.'],
    ['compound-growth', '?rate=4.8&added=monthly', 'the yield (APY) is 4.91%'],
    [
      'retirement',
      '?inflation=0&age=66&retire=67&saved=150000&monthly=0&rate=0&spend=800&later=5',
      'until about age 96',
    ],
    ['retirement', '?spend=100', 'your savings last past age 100'],
    ['retirement', '?saved=0&monthly=200&age=37&fee=1', 'Fees of 1% a year lower your savings by $'],
  ])('of %s %s include: %s', async (id, search, text) => {
    expect((await result(id, search)).text.join(' ')).toContain(text)
  })

  it('end a loan’s schedule at zero, with every payment listed', async () => {
    const table = (await result('loan', '?amount=5000&rate=18&months=36&extra=0')).schedule?.table()
    expect(table?.rows).toHaveLength(36)
    expect(table?.rows.at(-1)?.at(-1)).toBe('0.00')
    expect(table?.total).toEqual(['Total', '1,507.43', '5,000.00', ''])
  })
})

it('counts whole paydays that pay for the whole goal', async () => {
  const rows = (await result('savings-goal', '?pay=55&often=biweekly')).comparison?.rows ?? []
  expect(rows.filter(([label]) => label === 'Deposits' || label === 'You put in')).toEqual([
    ['Deposits', '21', '22'],
    ['You put in', '1,200.15', '1,210.00'],
  ])
})

it('says that a fund without deposits is not reached', async () => {
  const rows = (await result('emergency-fund', '?deposit=0')).comparison?.rows ?? []
  expect(rows.map((row) => row.at(-1))).toEqual(['Not reached', 'Not reached', 'Not reached', 'Not reached'])
})

describe('numbers that do not fit together', () => {
  it.each<[ToolId, string, Readonly<Record<string, string>>]>([
    ['budget', '?needs=60', { saving: 'The three parts add up to 110%. Make them 100%.' }],
    ['debt-payoff', '?monthly=100', { monthly: 'The minimums add up to $172. Enter at least that.' }],
    ['credit-card', '?payment=40', { payment: 'The first minimum is $56.92. Enter at least that.' }],
    [
      'take-home-pay',
      '?retirement=2000&gross=4000',
      {
        retirement:
          'The 2026 limit is $24,500 a year if you’re under 50, and never more than $35,750. Enter at most $942.30.',
      },
    ],
    [
      'credit-card',
      '?balance=20000&share=0.5&floor=1&payment=100',
      { payment: 'The first minimum is $469.17. Enter at least that.' },
    ],
    ['loan', '?amount=500&fee=500', { fee: 'The fee would take the whole loan. Enter less than $500.' }],
    ['retirement', '?age=70', { retire: 'Enter an age above 70, your current age.' }],
    ['rent-or-buy', '?down=200000', { down: 'The home costs $180,000. Enter that amount or less.' }],
  ])('are reported for %s %s', async (id, search, expected) => {
    expect(await problems(id, search)).toEqual(expected)
  })

  it('are resolved by the suggested change to a paycheck', async () => {
    const { retirement = '' } = await problems('take-home-pay', '?gross=500&retirement=495')
    const most = /\$([\d,.]+)\./.exec(retirement)?.[1] ?? ''
    expect(retirement).toMatch(/^This takes out more than the whole paycheck\. Enter at most \$/)
    expect(await problems('take-home-pay', `?gross=500&retirement=${most}`)).toEqual({})
  })
})
