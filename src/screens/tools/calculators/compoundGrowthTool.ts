import { toolsWords } from '#words/tools'
import { toolsCompoundGrowthWords as words } from '#words/toolsCompoundGrowth'
import {
  aboutMoney,
  axisValue,
  count,
  figure,
  money,
  oneDecimal,
  percent,
  wholeFigure,
  years as yearsText,
} from '#words/toolsFormat'
import { roundCents } from '../../../core/finance/cents'
import {
  effectiveRate,
  futureValue,
  inTodaysCents,
  putIn,
  type Savings,
  yearsToDouble,
} from '../../../core/finance/growth'
import type { LineSeries } from '../../../ui/lineLayout'
import { defineTool } from '../defineTool'
import { choiceOf } from '../form/toolForm'
import type { ToolColumn } from '../toolResult'
import { DOUBTED_RATE } from './doubtedRate'
import { yearSteps } from './interestLine'
import { oftenField, timesPerYear } from './often'
import { pickedSteps } from './pickedSteps'

const compoundings = ['yearly', 'monthly', 'daily'] as const
const addedPerYear = { yearly: 1, monthly: 12, daily: 365 } as const

export const compoundGrowthTool = defineTool({
  text: {
    intro: words.intro,
    formula: words.formula,
    leftOut: words.leftOut,
    lesson: { moduleId: 'investing', lessonId: 'investing_1' },
  },
  fields: {
    start: { kind: 'money', label: words.start, min: 0, max: 10_000_000, example: 0 },
    deposit: { kind: 'money', label: words.deposit, min: 0, max: 1_000_000, example: 100 },
    often: oftenField(words.howOften, 'monthly'),
    years: { kind: 'count', label: words.years, min: 1, max: 60, example: 30 },
    rate: { kind: 'percent', label: words.rate, min: 0, max: 30, example: 7 },
    inflation: { kind: 'percent', label: words.inflation, hint: words.inflationHint, min: 0, max: 20, example: 3 },
    added: choiceOf({
      label: words.compounding,
      labels: words.compoundings,
      order: compoundings,
      example: 'yearly',
    }),
  },
  groups: [
    { title: words.putTitle, fields: ['start', 'deposit', 'often'] },
    { title: words.growthTitle, fields: ['years', 'rate', 'inflation', 'added'] },
  ],
  solve({ start, deposit, often, years, rate, inflation, added }) {
    if (start === 0 && deposit === 0) return { finding: words.nothing, text: [words.nothingText] }
    const annualRate = effectiveRate(rate, addedPerYear[added])
    const savings: Savings = {
      startCents: start,
      depositCents: deposit,
      depositsPerYear: timesPerYear[often],
      annualRate,
    }
    const at = (year: number) => {
      const value = futureValue(savings, year)
      return {
        putIn: roundCents(putIn(savings, year)),
        value: roundCents(value),
        today: roundCents(inTodaysCents(value, inflation, year)),
      }
    }
    const end = at(years)
    const span = yearsText(years)
    const each = toolsWords.each[often]
    const result = aboutMoney(end.value)
    const finding =
      deposit === 0
        ? words.fromStart(money(start), result, span)
        : start === 0
          ? words.fromDeposits(money(deposit), each, result, span)
          : words.fromBoth(money(start), money(deposit), each, result, span)
    const course = Array.from({ length: years + 1 }, (_, year) => ({ year, ...at(year) }))
    const line = (label: string, value: (point: (typeof course)[number]) => number): LineSeries => ({
      label,
      endText: aboutMoney(value({ year: years, ...end })),
      points: course.map((point) => ({ x: point.year, y: value(point) / 100 })),
    })
    const hasInflation = inflation > 0
    const todayColumn: readonly ToolColumn[] = hasInflation
      ? [{ label: words.todaysDollars, kind: 'number', series: 2 }]
      : []
    return {
      finding,
      text: [
        words.growthText(aboutMoney(end.putIn), aboutMoney(end.value - end.putIn)),
        ...(hasInflation ? [words.todayText(aboutMoney(end.today), percent(inflation))] : []),
        ...(annualRate > rate + 1e-9 ? [words.yieldText(percent(annualRate))] : []),
        ...(rate > 0 ? [words.doubleText(percent(annualRate), oneDecimal(yearsToDouble(annualRate)))] : []),
        annualRate > DOUBTED_RATE ? words.doubtText(percent(annualRate)) : words.unevenText,
      ],
      comparison: {
        caption: words.comparison,
        columns: [
          { label: '', kind: 'text' },
          { label: words.leftToGrow, kind: 'number', series: 0 },
          { label: words.asCash, kind: 'number', series: 1 },
        ],
        rows: [
          [words.putIn, figure(end.putIn), figure(end.putIn)],
          [words.growth, figure(end.value - end.putIn), figure(0)],
        ],
        total: [words.inAll(span), figure(end.value), figure(end.putIn)],
      },
      chart: {
        kind: 'lines',
        title: words.chartTitle,
        caption: words.chartCaption,
        description: [
          words.chartSays(words.growsLabel, aboutMoney(end.value)),
          words.chartSays(words.putInLabel, aboutMoney(end.putIn)),
          ...(hasInflation ? [words.chartSays(words.todayLabel, aboutMoney(end.today))] : []),
        ].join(' '),
        series: [
          line(words.growsLabel, ({ value }) => value),
          line(words.putInLabel, (point) => point.putIn),
          ...(hasInflation ? [line(words.todayLabel, ({ today }) => today)] : []),
        ],
        xUnit: words.unit,
        xSteps: yearSteps,
        formatValue: axisValue,
      },
      behind: {
        caption: words.behind,
        columns: [
          { label: words.year, kind: 'text' },
          { label: words.growsLabel, kind: 'number', series: 0 },
          { label: words.putInLabel, kind: 'number', series: 1 },
          ...todayColumn,
        ],
        rows: pickedSteps([years]).map((year) => {
          const point = at(year)
          return [
            count(year),
            wholeFigure(point.value),
            wholeFigure(point.putIn),
            ...(hasInflation ? [wholeFigure(point.today)] : []),
          ]
        }),
      },
    }
  },
})
