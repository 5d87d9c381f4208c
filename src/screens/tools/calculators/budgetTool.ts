import { toolsBudgetWords as words } from '#words/toolsBudget'
import { figuresFor, money, percent, share, shortFigure } from '#words/toolsFormat'
import { planBudget, type Use, uses } from '../../../core/finance/budget'
import { defineTool } from '../defineTool'
import { choiceOf } from '../form/toolForm'

const [rent, groceries, transport, others] = words.exampleNames
const sharePercent = { kind: 'percent', min: 0, max: 100 } as const

export const budgetTool = defineTool({
  text: {
    intro: words.intro,
    formula: words.formula,
    leftOut: words.leftOut,
    lesson: { moduleId: 'foundations', lessonId: 'foundations_3' },
  },
  fields: {
    income: {
      kind: 'money',
      label: words.income,
      hint: words.incomeHint,
      min: 0,
      max: 1_000_000,
      example: 2600,
      remember: 'takeHomePay',
    },
    needs: { ...sharePercent, label: words.needsShare, example: 50 },
    wants: { ...sharePercent, label: words.wantsShare, example: 30 },
    saving: { ...sharePercent, label: words.savingShare, example: 20 },
  },
  groups: [
    { title: words.incomeTitle, fields: ['income'] },
    { title: words.splitTitle, fields: ['needs', 'wants', 'saving'] },
  ],
  rowsTitle: words.linesTitle,
  rows: {
    columns: {
      line: { kind: 'text', label: words.name, example: '' },
      use: choiceOf({ label: words.use, labels: words.uses, order: uses, example: 'needs' }),
      amount: { kind: 'money', label: words.amount, min: 0, max: 1_000_000, example: 0 },
    },
    examples: [
      { line: rent, use: 'needs', amount: 1450 },
      { line: groceries, use: 'needs', amount: 480 },
      { line: transport, use: 'needs', amount: 310 },
      { line: others, use: 'wants', amount: 300 },
    ],
    max: 20,
    rowName: words.rowName,
    addLabel: words.addLine,
    removeLabel: words.removeLine,
  },
  solve({ income, needs, wants, saving }, rows) {
    const sum = needs + wants + saving
    if (Math.abs(sum - 1) > 1e-9) return { kind: 'misfit', field: 'saving', message: words.splitMisfit(percent(sum)) }
    const budget = planBudget(
      income,
      [needs * 100, wants * 100, saving * 100],
      rows.map(({ use, amount }) => ({ use, cents: amount })),
    )
    const { leftCents, plannedCents, byUse } = budget
    const needsShare = byUse.find(({ use }) => use === 'needs')?.plannedShare ?? 0
    const [finding, advice] =
      leftCents > 0
        ? [words.left(money(leftCents)), words.leftText]
        : leftCents < 0
          ? [words.over(money(-leftCents)), words.overText]
          : [words.even, words.evenText]
    const amountText = figuresFor([income, ...rows.map(({ amount }) => amount), ...byUse.map((use) => use.splitCents)])
    const shareOf = (cents: number): string => (income > 0 ? share(cents / income) : '')
    return {
      finding,
      text: [
        advice,
        income > 0 ? words.needsText(share(needsShare), percent(needs)) : words.noIncomeText,
        words.guideText,
      ],
      comparison: {
        caption: words.comparison,
        columns: [
          { label: words.use, kind: 'text' },
          { label: words.plan, kind: 'number', series: 0 },
          { label: words.bySplit, kind: 'number', series: 1 },
          { label: words.difference, kind: 'number' },
        ],
        rows: byUse.map(({ use, plannedCents: planned, splitCents }) => [
          words.usesPlural[use],
          amountText(planned),
          amountText(splitCents),
          amountText(splitCents - planned),
        ]),
        total: [words.inAll, amountText(plannedCents), amountText(income), amountText(leftCents)],
      },
      chart: {
        kind: 'bars',
        title: words.chartTitle,
        caption: words.chartCaption,
        description: byUse
          .map((use) => words.chartSays(words.usesPlural[use.use], money(use.plannedCents), money(use.splitCents)))
          .join(' '),
        groups: byUse.map((use) => ({
          label: words.usesPlural[use.use],
          bars: [
            { series: 0, value: use.plannedCents, text: words.planBar(shortFigure(use.plannedCents)) },
            { series: 1, value: use.splitCents, text: words.splitBar(shortFigure(use.splitCents)) },
          ],
        })),
      },
      behind: {
        caption: words.behind,
        columns: [
          { label: words.name, kind: 'text' },
          { label: words.use, kind: 'text' },
          { label: words.amount, kind: 'number' },
          { label: words.shareOfPay, kind: 'number' },
        ],
        rows: rows.map(({ line, use, amount }, index) => [
          line === '' ? words.rowName(index + 1) : line,
          useName(use),
          amountText(amount),
          shareOf(amount),
        ]),
        total: [words.inAll, '', amountText(plannedCents), shareOf(plannedCents)],
      },
    }
  },
})

function useName(use: Use): string {
  return words.uses[use]
}
