import { axisValue, count, figure, money, percent, shortSpan, span } from '#words/toolsFormat'
import { toolsLoanWords as words } from '#words/toolsLoan'
import { amortize, aprWithFee, type LoanSchedule } from '../../../core/finance/loan'
import { defineTool } from '../defineTool'
import type { ToolChart, ToolColumn, ToolTable } from '../toolResult'
import { interestLine, monthSteps, unitMonths, yearSteps } from './interestLine'
import { pickedSteps } from './pickedSteps'

interface Way {
  readonly label: string
  readonly paymentCents: number
  readonly schedule: LoanSchedule
}

export const loanTool = defineTool({
  text: {
    intro: words.intro,
    formula: words.formula,
    leftOut: words.leftOut,
    lesson: { moduleId: 'credit', lessonId: 'credit_1' },
  },
  fields: {
    amount: { kind: 'money', label: words.amount, min: 1, max: 10_000_000, example: 5000 },
    rate: { kind: 'percent', label: words.rate, min: 0, max: 100, example: 18, remember: 'loanRate' },
    months: { kind: 'count', label: words.months, hint: words.monthsHint, min: 1, max: 480, example: 36 },
    fee: { kind: 'money', label: words.fee, hint: words.feeHint, min: 0, max: 1_000_000, example: 0 },
    extra: { kind: 'money', label: words.extra, min: 0, max: 1_000_000, example: 20 },
  },
  groups: [
    { title: words.loanTitle, fields: ['amount', 'rate', 'months', 'fee'] },
    { title: words.extraTitle, fields: ['extra'] },
  ],
  solve({ amount, rate, months, fee, extra }) {
    const loan = { principalCents: amount, annualRate: rate, months }
    const apr = aprWithFee(loan, fee)
    if (apr === undefined) return { kind: 'misfit', field: 'fee', message: words.feeMisfit(money(amount)) }
    const agreed = amortize(loan)
    const agreedWay: Way = { label: words.asAgreed, paymentCents: agreed.paymentCents, schedule: agreed }
    const fasterWay: Way = {
      label: words.withExtra,
      paymentCents: agreed.paymentCents + extra,
      schedule: amortize(loan, extra),
    }
    const ways = extra > 0 ? [fasterWay, agreedWay] : [agreedWay]
    const last = ways[0] ?? agreedWay
    const saved = agreed.interestCents - fasterWay.schedule.interestCents
    const sooner = agreed.entries.length - fasterWay.schedule.entries.length
    const payment = money(agreed.paymentCents)
    const plain = agreed.interestCents > 0 ? words.finding(payment, money(agreed.interestCents)) : words.free(payment)
    return {
      finding: saved > 0 ? words.extraFinding(money(extra), money(saved)) : plain,
      text: [
        words.paymentText(payment, span(months), money(agreed.interestCents)),
        ...(extra > 0 ? [extraText(agreed.entries.length, sooner)] : []),
        ...(fee > 0 ? [words.aprText(money(fee), money(amount - fee), percent(apr))] : []),
      ],
      comparison: {
        caption: extra > 0 ? words.comparison : words.comparisonPlain,
        columns: [
          { label: '', kind: 'text' },
          ...ways.map((way, index): ToolColumn => ({ label: way.label, kind: 'number', series: index === 0 ? 0 : 1 })),
        ],
        rows: [
          [words.monthly, ...ways.map((way) => figure(way.paymentCents))],
          [words.payments, ...ways.map(({ schedule }) => count(schedule.entries.length))],
          [words.borrowed, ...ways.map(() => figure(amount))],
          [words.interest, ...ways.map(({ schedule }) => figure(schedule.interestCents))],
        ],
        total: [words.inAll, ...ways.map(({ schedule }) => figure(amount + schedule.interestCents))],
      },
      chart: chartOf(ways, saved),
      behind: behindOf(ways),
      schedule: { title: words.schedule, table: () => scheduleOf(last, extra > 0) },
    }
  },
})

function extraText(payments: number, sooner: number): string {
  if (payments === 1) return words.onePaymentText
  return sooner > 0 ? words.soonerText(span(sooner)) : words.soonerNoneText
}

function chartOf(ways: readonly Way[], saved: number): ToolChart {
  const unit = unitMonths(Math.max(...ways.map(({ schedule }) => schedule.entries.length)))
  return {
    kind: 'lines',
    title: words.chartTitle,
    caption: saved > 0 ? words.chartCaptionGap(money(saved)) : words.chartCaption,
    description: ways
      .map(({ label, schedule }) =>
        words.chartSays(label, money(schedule.interestCents), span(schedule.entries.length)),
      )
      .join(' '),
    series: ways.map(({ label, schedule }) => {
      let soFar = 0
      const months = schedule.entries.map(({ interestCents }) => {
        soFar += interestCents
        return { interestSoFarCents: soFar }
      })
      return interestLine(label, money(schedule.interestCents), months, unit)
    }),
    xUnit: unit === 1 ? words.unitMonths : words.unitYears,
    xSteps: unit === 1 ? monthSteps : yearSteps,
    formatValue: axisValue,
    isGapTinted: true,
  }
}

function behindOf(ways: readonly Way[]): ToolTable {
  return {
    caption: words.behind,
    columns: [
      { label: words.after, kind: 'text' },
      ...ways.map((way): ToolColumn => ({ label: words.leftBy(way.label), kind: 'number' })),
    ],
    rows: pickedSteps(ways.map(({ schedule }) => schedule.entries.length)).map((month) => [
      shortSpan(month),
      ...ways.map(({ schedule }) => figure(schedule.entries[month - 1]?.balanceCents ?? 0)),
    ]),
  }
}

function scheduleOf({ schedule }: Way, hasExtra: boolean): ToolTable {
  const principal = schedule.entries.reduce((sum, { principalCents }) => sum + principalCents, 0)
  return {
    caption: words.scheduleCaption(hasExtra ? words.withExtraLower : words.asAgreedLower),
    columns: [
      { label: words.number, kind: 'text' },
      { label: words.interest, kind: 'number' },
      { label: words.principal, kind: 'number' },
      { label: words.left, kind: 'number' },
    ],
    rows: schedule.entries.map((entry, index) => [
      count(index + 1),
      figure(entry.interestCents),
      figure(entry.principalCents),
      figure(entry.balanceCents),
    ]),
    total: [words.sum, figure(schedule.interestCents), figure(principal), ''],
  }
}
