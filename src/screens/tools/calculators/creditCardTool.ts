import { toolsCreditCardWords as words } from '#words/toolsCreditCard'
import { axisValue, count, figure, money, span } from '#words/toolsFormat'
import { type CardCourse, interestForDays, payFixed, payMinimum } from '../../../core/finance/creditCard'
import { defineTool } from '../defineTool'
import type { ToolResult } from '../toolResult'
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
    const first = minimum.kind === 'paid' ? minimum.firstPaymentCents : 0
    // A fixed payment of at least the first minimum exceeds the interest, and ends sooner than minimum payments.
    if (payment < first || minimum.kind === 'never' || fixed.kind === 'never') {
      return { kind: 'misfit', field: 'payment', message: words.paymentMisfit(money(first)) }
    }
    return {
      ...compare(minimum, fixed, balance, payment),
      text: [
        words.minimumText(span(minimum.months.length), money(minimum.interestCents)),
        words.paymentText(money(payment), span(fixed.months.length), money(fixed.interestCents)),
        words.daysText(money(balance), money(interestForDays(card, 30))),
      ],
    }
  },
})

function compare(minimum: Paid, fixed: Paid, balance: number, payment: number): Omit<ToolResult, 'text'> {
  const saved = minimum.interestCents - fixed.interestCents
  const [m, f] = [minimum.months.length, fixed.months.length]
  const unit = unitMonths(Math.max(m, f))
  const left = (course: Paid, month: number): string => figure(course.months[month - 1]?.balanceCents ?? 0)
  return {
    finding: saved > 0 ? words.finding(money(payment), money(saved)) : words.same(money(payment)),
    comparison: {
      caption: words.comparison,
      columns: [
        { label: '', kind: 'text' },
        { label: words.yours, kind: 'number', series: 0 },
        { label: words.minimum, kind: 'number', series: 1 },
      ],
      rows: [
        [words.firstPayment, figure(fixed.firstPaymentCents), figure(minimum.firstPaymentCents)],
        [words.time, count(f), count(m)],
        [words.owedToday, figure(balance), figure(balance)],
        [words.interest, figure(fixed.interestCents), figure(minimum.interestCents)],
      ],
      total: [words.inAll, figure(balance + fixed.interestCents), figure(balance + minimum.interestCents)],
    },
    chart: {
      kind: 'lines',
      title: words.chartTitle,
      caption: saved > 0 ? words.chartCaption(money(saved)) : words.chartCaptionSame,
      description: [
        words.chartSays(words.yours, money(fixed.interestCents), span(f)),
        words.chartSays(words.minimum, money(minimum.interestCents), span(m)),
      ].join(' '),
      series: [
        interestLine(words.yours, money(fixed.interestCents), fixed.months, unit),
        interestLine(words.minimum, money(minimum.interestCents), minimum.months, unit),
      ],
      xUnit: unit === 1 ? words.unitMonths : words.unitYears,
      xSteps: unit === 1 ? monthSteps : yearSteps,
      formatValue: axisValue,
      isGapTinted: true,
    },
    behind: {
      caption: words.behind,
      columns: [
        { label: words.endOfMonth, kind: 'text' },
        { label: words.leftBy(words.yours), kind: 'number' },
        { label: words.leftBy(words.minimum), kind: 'number' },
      ],
      rows: pickedSteps([m, f]).map((month) => [count(month), left(fixed, month), left(minimum, month)]),
    },
  }
}
