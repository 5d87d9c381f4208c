import { toolsDebtPayoffWords as words } from '#words/toolsDebtPayoff'
import { axisValue, count, figure, money, months as monthsText, span } from '#words/toolsFormat'
import { type Payoff, payOff } from '../../../core/finance/debtPayoff'
import { defineTool } from '../defineTool'
import type { ToolResult } from '../toolResult'
import { interestLine, monthSteps, unitMonths, yearSteps } from './interestLine'
import { pickedSteps } from './pickedSteps'

type Paid = Extract<Payoff, { kind: 'paid' }>

const [medical, card, loan] = words.exampleNames

export const debtPayoffTool = defineTool({
  text: {
    intro: words.intro,
    formula: words.formula,
    leftOut: words.leftOut,
    lesson: { moduleId: 'credit', lessonId: 'credit_5' },
  },
  fields: {
    monthly: { kind: 'money', label: words.monthly, hint: words.monthlyHint, min: 1, max: 1_000_000, example: 272 },
  },
  groups: [{ title: words.payTitle, fields: ['monthly'] }],
  rowsTitle: words.debtsTitle,
  rows: {
    columns: {
      debt: { kind: 'text', label: words.name, example: '' },
      balance: { kind: 'money', label: words.balance, min: 0, max: 10_000_000, example: 0 },
      rate: { kind: 'percent', label: words.rate, min: 0, max: 100, example: 0 },
      minimum: { kind: 'money', label: words.minimum, min: 0, max: 1_000_000, example: 0 },
    },
    examples: [
      { debt: medical, balance: 400, rate: 0, minimum: 40 },
      { debt: card, balance: 2400, rate: 26.99, minimum: 72 },
      { debt: loan, balance: 1500, rate: 12, minimum: 60 },
    ],
    max: 12,
    rowName: words.rowName,
    addLabel: words.addDebt,
    removeLabel: words.removeDebt,
  },
  solve({ monthly }, rows) {
    const debts = rows.map(({ balance, rate, minimum }) => ({
      balanceCents: balance,
      annualRate: rate,
      minimumCents: balance > 0 ? minimum : 0,
    }))
    const names = rows.map(({ debt }, index) => (debt === '' ? words.rowName(index + 1) : debt))
    const owed = debts.reduce((sum, { balanceCents }) => sum + balanceCents, 0)
    const minimums = debts.reduce((sum, { minimumCents }) => sum + minimumCents, 0)
    if (owed === 0) return { finding: words.nothingOwed, text: [words.nothingOwedText] }
    if (monthly < minimums) {
      return { kind: 'misfit', field: 'monthly', message: words.minimumsMisfit(money(minimums)) }
    }
    const avalanche = payOff(debts, monthly, 'avalanche')
    const snowball = payOff(debts, monthly, 'snowball')
    if (avalanche.kind === 'never' || snowball.kind === 'never') {
      return { finding: words.never(money(monthly)), text: words.neverText }
    }
    return sideBySide(avalanche, snowball, names, owed)
  },
})

function sideBySide(avalanche: Paid, snowball: Paid, names: readonly string[], owed: number): ToolResult {
  const saved = snowball.interestCents - avalanche.interestCents
  const [a, s] = [avalanche.months.length, snowball.months.length]
  const isOne = names.length === 1
  const unit = unitMonths(Math.max(a, s))
  const left = (paid: Paid, month: number): string => figure(paid.months[month - 1]?.balanceCents ?? 0)
  return {
    finding: saved > 0 ? words.saves(money(saved)) : isOne ? words.free(span(a)) : words.same,
    text: saved > 0 ? savedTexts(a, s, snowball, names) : [words.sameText],
    comparison: {
      caption: words.comparison,
      columns: [
        { label: '', kind: 'text' },
        { label: words.avalanche, kind: 'number', series: 0 },
        { label: words.snowball, kind: 'number', series: 1 },
      ],
      rows: [
        [words.monthsToZero, count(a), count(s)],
        [words.owedToday, figure(owed), figure(owed)],
        [words.interest, figure(avalanche.interestCents), figure(snowball.interestCents)],
      ],
      total: [words.inAll, figure(owed + avalanche.interestCents), figure(owed + snowball.interestCents)],
    },
    chart: {
      kind: 'lines',
      title: words.chartTitle,
      caption: saved > 0 ? words.chartCaption(money(saved)) : words.chartCaptionSame,
      description: [
        words.chartSays(words.avalanche, money(avalanche.interestCents), count(a)),
        words.chartSays(words.snowball, money(snowball.interestCents), count(s)),
      ].join(' '),
      series: [
        interestLine(words.avalanche, money(avalanche.interestCents), avalanche.months, unit),
        interestLine(words.snowball, money(snowball.interestCents), snowball.months, unit),
      ],
      xUnit: unit === 1 ? words.unit : words.unitYears,
      xSteps: unit === 1 ? monthSteps : yearSteps,
      formatValue: axisValue,
      isGapTinted: true,
    },
    behind: {
      caption: words.behind,
      columns: [
        { label: words.endOfMonth, kind: 'text' },
        { label: words.leftBy(words.avalanche), kind: 'number' },
        { label: words.leftBy(words.snowball), kind: 'number' },
      ],
      rows: pickedSteps([a, s]).map((month) => [count(month), left(avalanche, month), left(snowball, month)]),
    },
  }
}

function savedTexts(a: number, s: number, snowball: Paid, names: readonly string[]): readonly string[] {
  const time = s > a ? words.faster(monthsText(s - a)) : s < a ? words.slower(monthsText(a - s)) : words.asFast
  const cleared = snowball.clearedInMonth
    .map((month, index) => ({ month, name: names[index] ?? '' }))
    .filter(({ month }) => month > 0)
    .sort((one, two) => one.month - two.month)
  const [first] = cleared
  return first === undefined ? [time] : [time, words.firstText(first.name, count(first.month))]
}
