import { toolsCreditCardWords as words } from '#words/toolsCreditCard'
import { axisValue, count, figure, money, span } from '#words/toolsFormat'
import { type CardCourse, interestForDays, payFixed, payMinimum } from '../../../core/finance/creditCard'
import { defineTool } from '../defineTool'
import type { ToolColumn, ToolResult } from '../toolResult'
import { interestLine, monthSteps, unitMonths, yearSteps } from './interestLine'
import { pickedSteps } from './pickedSteps'

type Paid = Extract<CardCourse, { kind: 'paid' }>

export const creditCardTool = defineTool({
  text: {
    intro: words.intro,
    formula: words.formula,
    leftOut: words.leftOut,
    lesson: { moduleId: 'credit', lessonId: 'credit_3' },
  },
  fields: {
    balance: { kind: 'money', label: words.balance, min: 0, max: 1_000_000, example: 2000, remember: 'cardBalance' },
    rate: {
      kind: 'percent',
      label: words.rate,
      hint: words.rateHint,
      min: 0,
      max: 100,
      example: 22.15,
      remember: 'cardRate',
    },
    share: { kind: 'percent', label: words.share, hint: words.shareHint, min: 0.5, max: 100, example: 1 },
    floor: { kind: 'money', label: words.floor, min: 1, max: 10_000, example: 25 },
    payment: { kind: 'money', label: words.payment, min: 1, max: 1_000_000, example: 75 },
  },
  groups: [
    { title: words.cardTitle, fields: ['balance', 'rate'] },
    { title: words.minimumTitle, fields: ['share', 'floor'] },
    { title: words.payTitle, fields: ['payment'] },
  ],
  solve({ balance, rate, share, floor, payment }) {
    if (balance === 0) return { finding: words.nothingOwed, text: [words.nothingOwedText] }
    const card = { balanceCents: balance, annualRate: rate }
    const minimum = payMinimum(card, { share, floorCents: floor })
    const fixed = payFixed(card, payment)
    // A fixed payment that is at least the first minimum payment exceeds the interest, and pays off the card sooner
    // than minimum payments.
    if (payment < minimum.firstPaymentCents || fixed.kind === 'never') {
      return { kind: 'misfit', field: 'payment', message: words.paymentMisfit(money(minimum.firstPaymentCents)) }
    }
    return {
      ...compare(minimum.kind === 'paid' ? minimum : undefined, fixed, balance, payment),
      text: [
        minimum.kind === 'paid'
          ? words.minimumText(span(minimum.months.length), money(minimum.interestCents))
          : words.minimumNeverText(money(minimum.firstPaymentCents)),
        words.paymentText(money(payment), span(fixed.months.length), money(fixed.interestCents)),
        words.daysText(money(balance), money(interestForDays(card, 30))),
      ],
    }
  },
})

/** Compares the two ways, or shows only the fixed payment if minimum payments never pay off the card. */
function compare(minimum: Paid | undefined, fixed: Paid, balance: number, payment: number): Omit<ToolResult, 'text'> {
  const saved = minimum === undefined ? 0 : minimum.interestCents - fixed.interestCents
  const yours = { label: words.yours, course: fixed }
  const ways = minimum === undefined ? [yours] : [yours, { label: words.minimum, course: minimum }]
  const lengths = ways.map(({ course }) => course.months.length)
  const unit = unitMonths(Math.max(...lengths))
  return {
    finding: findingOf(minimum !== undefined, saved, payment, span(fixed.months.length)),
    comparison: {
      caption: minimum === undefined ? words.comparisonAlone : words.comparison,
      columns: [
        { label: '', kind: 'text' },
        ...ways.map(({ label }, index): ToolColumn => ({ label, kind: 'number', series: index === 0 ? 0 : 1 })),
      ],
      rows: [
        [words.firstPayment, ...ways.map(({ course }) => figure(course.firstPaymentCents))],
        [words.time, ...lengths.map(count)],
        [words.owedToday, ...ways.map(() => figure(balance))],
        [words.interest, ...ways.map(({ course }) => figure(course.interestCents))],
      ],
      total: [words.inAll, ...ways.map(({ course }) => figure(balance + course.interestCents))],
    },
    chart: {
      kind: 'lines',
      title: words.chartTitle,
      caption: saved > 0 ? words.chartCaption(money(saved)) : words.chartCaptionSame,
      description: ways
        .map(({ label, course }) => words.chartSays(label, money(course.interestCents), span(course.months.length)))
        .join(' '),
      series: ways.map(({ label, course }) => interestLine(label, money(course.interestCents), course.months, unit)),
      xUnit: unit === 1 ? words.unitMonths : words.unitYears,
      xSteps: unit === 1 ? monthSteps : yearSteps,
      formatValue: axisValue,
      isGapTinted: true,
    },
    behind: {
      caption: words.behind,
      columns: [
        { label: words.endOfMonth, kind: 'text' },
        ...ways.map(({ label }): ToolColumn => ({ label: words.leftBy(label), kind: 'number' })),
      ],
      rows: pickedSteps(lengths).map((month) => [
        count(month),
        ...ways.map(({ course }) => figure(course.months[month - 1]?.balanceCents ?? 0)),
      ]),
    },
  }
}

function findingOf(doesMinimumEnd: boolean, saved: number, payment: number, time: string): string {
  if (!doesMinimumEnd) return words.findingAlone(money(payment), time)
  return saved > 0 ? words.finding(money(payment), money(saved)) : words.same(money(payment))
}
