import { toolsWords } from '#words/tools'
import { axisValue, count, figure, money, shortSpan, span } from '#words/toolsFormat'
import { toolsSavingsGoalWords as words } from '#words/toolsSavingsGoal'
import { roundCents } from '../../../core/finance/cents'
import { depositForGoal, depositsToGoal, futureValue, putIn, type Savings } from '../../../core/finance/growth'
import type { LineSeries } from '../../../ui/lineLayout'
import { defineTool } from '../defineTool'
import type { ToolColumn } from '../toolResult'
import { monthSteps } from './interestLine'
import { depositsIn, monthsOf, type Often, oftenField, timesPerYear } from './often'
import { pickedSteps } from './pickedSteps'

interface Way {
  readonly label: string
  readonly savings: Savings
  readonly often: Often
  readonly deposits: number
  readonly months: number
}

export const savingsGoalTool = defineTool({
  text: {
    intro: words.intro,
    formula: words.formula,
    leftOut: words.leftOut,
    lesson: { moduleId: 'foundations', lessonId: 'foundations_5' },
  },
  fields: {
    goal: { kind: 'money', label: words.goal, min: 1, max: 10_000_000, example: 1200 },
    months: { kind: 'count', label: words.months, min: 1, max: 600, example: 10 },
    saved: { kind: 'money', label: words.saved, min: 0, max: 10_000_000, example: 0 },
    pay: { kind: 'money', label: words.canPay, min: 0, max: 1_000_000, example: 80 },
    rate: { kind: 'percent', label: words.rate, hint: words.rateHint, min: 0, max: 20, example: 0 },
    often: oftenField(words.howOften, 'monthly'),
  },
  groups: [
    { title: words.goalTitle, fields: ['goal', 'months', 'saved'] },
    { title: words.wayTitle, fields: ['pay', 'rate', 'often'] },
  ],
  solve({ goal, months, saved, pay, rate, often }) {
    const plan = { startCents: saved, depositsPerYear: timesPerYear[often], annualRate: rate }
    const each = toolsWords.each[often]
    if (saved >= goal) return { finding: words.there, text: [] }
    const inTime = depositsIn(months, often)
    const needed = depositForGoal(plan, goal, inTime)
    const deposits = depositsToGoal({ ...plan, depositCents: pay }, goal)
    const own = deposits === undefined ? undefined : monthsOf(deposits, often)
    const way = (label: string, depositCents: number, made: number, lasting: number): Way => ({
      label,
      savings: { ...plan, depositCents },
      often,
      deposits: made,
      months: lasting,
    })
    const byDate = way(words.byDate, needed, inTime, months)
    const ways =
      deposits === undefined || own === undefined ? [byDate] : [byDate, way(words.byAmount, pay, deposits, own)]
    const last = Math.max(...ways.map((way) => way.months))
    const ownText =
      own === undefined
        ? pay === 0
          ? words.neverText
          : words.farText(money(pay), each)
        : (own > months ? words.slowerText : words.inTimeText)(money(pay), each, span(own))
    return {
      finding: needed === 0 ? words.growsThere : words.finding(money(needed), each, span(months)),
      text: [ownText, ...(own === undefined || own > months ? [words.choicesText] : [])],
      comparison: {
        caption: words.comparison,
        columns: [
          { label: '', kind: 'text' },
          ...ways.map((way, index): ToolColumn => ({ label: way.label, kind: 'number', series: index === 0 ? 0 : 1 })),
        ],
        rows: [
          [words.time, ...ways.map((way) => shortSpan(way.months))],
          [words.deposits, ...ways.map((one) => count(one.deposits))],
          [words.deposit, ...ways.map(({ savings }) => figure(savings.depositCents))],
          [words.putIn, ...ways.map((way) => figure(sums(way).putIn))],
          [words.interest, ...ways.map((way) => figure(sums(way).total - sums(way).putIn))],
        ],
        total: [words.inAccount, ...ways.map((way) => figure(sums(way).total))],
      },
      chart: {
        kind: 'lines',
        title: words.chartTitle,
        caption: words.chartCaption,
        description: ways.map((way) => words.chartSays(way.label, money(sums(way).total), span(way.months))).join(' '),
        series: [...ways.map(lineOf), goalLine(goal, last)],
        xUnit: words.unit,
        xSteps: monthSteps,
        formatValue: axisValue,
      },
      behind: {
        caption: words.behind,
        columns: [
          { label: words.endOfMonth, kind: 'text' },
          ...ways.map((way): ToolColumn => ({ label: way.label, kind: 'number' })),
        ],
        rows: pickedSteps(ways.map((way) => way.months)).map((month) => [
          String(month),
          ...ways.map((way) => figure(inAccount(way, month))),
        ]),
      },
    }
  },
})

/** The money in the account after the last deposit of a month. Deposits end when the goal is reached. */
function inAccount({ savings, often, deposits }: Way, month: number): number {
  const made = Math.min(depositsIn(month, often), deposits)
  return roundCents(futureValue(savings, made / savings.depositsPerYear))
}

function sums(way: Way): { readonly putIn: number; readonly total: number } {
  const years = way.deposits / way.savings.depositsPerYear
  return { putIn: roundCents(putIn(way.savings, years)), total: roundCents(futureValue(way.savings, years)) }
}

function lineOf(way: Way): LineSeries {
  const points = Array.from({ length: way.months + 1 }, (_, month) => ({ x: month, y: inAccount(way, month) / 100 }))
  return { label: way.label, endText: money(sums(way).total), points }
}

function goalLine(goal: number, last: number): LineSeries {
  return {
    label: words.goalLine,
    endText: money(goal),
    points: [
      { x: 0, y: goal / 100 },
      { x: last, y: goal / 100 },
    ],
  }
}
