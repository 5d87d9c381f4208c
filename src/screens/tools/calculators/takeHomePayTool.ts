import { count, figure, money, percent, share, shortFigure } from '#words/toolsFormat'
import { toolsTakeHomePayWords as words } from '#words/toolsTakeHomePay'
import { roundCents } from '../../../core/finance/cents'
import { bracketParts, standardDeduction } from '../../../core/finance/incomeTax'
import { type Paycheck, takeHomePay } from '../../../core/finance/takeHomePay'
import { type FilingStatus, taxFigures2026 as figures } from '../../../core/finance/taxFigures2026'
import { inSeries } from '../../../words/listed'
import { defineTool } from '../defineTool'
import { choiceOf } from '../form/toolForm'
import type { ToolTable } from '../toolResult'
import { type Often, oftenField, timesPerYear } from './often'

const statuses: readonly FilingStatus[] = ['single', 'head', 'joint']
const takenOut = [
  'premiumCents',
  'retirementCents',
  'federalCents',
  'socialSecurityCents',
  'medicareCents',
  'stateCents',
] as const
const dollars = (whole: number): string => money(whole * 100)

export const takeHomePayTool = defineTool({
  text: {
    intro: words.intro,
    formula: words.formula({
      year: String(figures.year),
      deduction: inSeries(
        statuses.map((status) => words.deductionOf[status](dollars(figures.standardDeductionDollars[status]))),
      ),
      socialSecurity: percent(figures.socialSecurity.percent / 100),
      wageLimit: dollars(figures.socialSecurity.wageLimitDollars),
      medicare: percent(figures.medicare.percent / 100),
      added: percent(figures.medicare.addedPercent / 100),
      addedAbove: words.orJointly(
        dollars(figures.medicare.addedAboveDollars.single),
        dollars(figures.medicare.addedAboveDollars.joint),
      ),
    }),
    leftOut: words.leftOut,
    ratesOf: figures.year,
    lesson: { moduleId: 'foundations', lessonId: 'foundations_2' },
  },
  fields: {
    gross: { kind: 'money', label: words.gross, hint: words.grossHint, min: 1, max: 1_000_000, example: 1360 },
    often: oftenField(words.howOften, 'biweekly'),
    status: choiceOf({ label: words.status, labels: words.statuses, order: statuses, example: 'single' }),
    premium: { kind: 'money', label: words.premium, hint: words.premiumHint, min: 0, max: 100_000, example: 0 },
    retirement: {
      kind: 'money',
      label: words.retirement,
      hint: words.retirementHint,
      min: 0,
      max: 100_000,
      example: 0,
    },
    state: { kind: 'percent', label: words.state, hint: words.stateHint, min: 0, max: 20, example: 4.95 },
    exempt: { kind: 'money', label: words.exempt, hint: words.exemptHint, min: 0, max: 1_000_000, example: 2925 },
  },
  groups: [
    { title: words.payTitle, fields: ['gross', 'often', 'status'] },
    { title: words.beforeTitle, fields: ['premium', 'retirement'] },
    { title: words.stateTitle, fields: ['state', 'exempt'] },
  ],
  solve({ gross, often, status, premium, retirement, state, exempt }) {
    const pay = {
      grossCents: gross,
      paychecksPerYear: timesPerYear[often],
      status,
      retirementCents: retirement,
      premiumCents: premium,
      stateRate: state,
      stateExemptYearCents: exempt,
    }
    const { under50, from50, from60To63 } = figures.workplacePlanDollars
    const planYear = retirement * pay.paychecksPerYear
    if (planYear > from60To63 * 100) {
      const most = Math.floor((under50 * 100) / pay.paychecksPerYear)
      const message = words.planMisfit(String(figures.year), dollars(under50), dollars(from60To63), money(most))
      return { kind: 'misfit', field: 'retirement', message }
    }
    const paycheck = takeHomePay(pay, figures)
    if (paycheck.takeHomeCents < 0) {
      const name = retirement >= premium ? 'retirement' : 'premium'
      const most = Math.max(0, pay[`${name}Cents`] + paycheck.takeHomeCents)
      return { kind: 'misfit', field: name, message: words.misfit(money(most)) }
    }
    const lines = (['grossCents', ...takenOut, 'takeHomeCents'] as const).filter(
      (line) => paycheck[line] > 0 || line === 'federalCents' || line === 'stateCents',
    )
    const month = roundCents((paycheck.takeHomeCents * pay.paychecksPerYear) / 12)
    const charted = lines.filter((line) => line !== 'grossCents').reverse()
    return {
      finding: words.finding(money(paycheck.takeHomeCents), money(gross)),
      text: [
        words.shareText(share(paycheck.takeHomeCents / gross), money(month)),
        paycheck.taxableYearCents > 0
          ? words.marginalText(percent(paycheck.marginalPercent / 100), percent(paycheck.effectiveRate))
          : words.noTaxText(money(standardDeduction(figures, status))),
        ...(planYear > under50 * 100
          ? [words.planText(String(figures.year), money(planYear), dollars(under50), dollars(from50))]
          : []),
      ],
      comparison: {
        caption: words.comparison(String(figures.year)),
        columns: [
          { label: '', kind: 'text' },
          { label: words.paycheck, kind: 'number' },
          { label: words.paychecks(count(pay.paychecksPerYear)), kind: 'number' },
        ],
        rows: lines.slice(0, -1).map((line) => {
          const cents = line === 'grossCents' ? gross : -paycheck[line]
          return [words.lines[line], figure(cents), figure(cents * pay.paychecksPerYear)]
        }),
        total: [
          words.lines.takeHomeCents,
          figure(paycheck.takeHomeCents),
          figure(paycheck.takeHomeCents * pay.paychecksPerYear),
        ],
      },
      chart: {
        kind: 'bars',
        title: words.chartTitle,
        caption: words.chartCaption,
        description: charted.map((line) => words.chartSays(words.lines[line], money(paycheck[line]))).join(' '),
        groups: charted.map((line) => ({
          label: words.lines[line],
          bars: [
            { series: line === 'takeHomeCents' ? 0 : 1, value: paycheck[line], text: shortFigure(paycheck[line]) },
          ],
        })),
      },
      behind: yearTable(paycheck, status, often),
    }
  },
})

function yearTable(paycheck: Paycheck, status: FilingStatus, often: Often): ToolTable {
  const times = timesPerYear[often]
  const parts = bracketParts(paycheck.taxableYearCents, status, figures)
  const minus = (label: string, cents: number): readonly (readonly string[])[] =>
    cents > 0 ? [[label, figure(-cents)]] : []
  return {
    caption: words.behind,
    columns: [
      { label: '', kind: 'text' },
      { label: words.amount, kind: 'number' },
    ],
    rows: [
      [words.yearPay, figure(paycheck.grossCents * times)],
      ...minus(words.minusPremium, paycheck.premiumCents * times),
      ...minus(words.minusRetirement, paycheck.retirementCents * times),
      ...minus(words.minusDeduction, standardDeduction(figures, status)),
      [words.taxable, figure(paycheck.taxableYearCents)],
      ...parts.map((part) => [
        words.bracket(`${count(part.percent)}%`, money(part.insideCents)),
        figure(roundCents(part.taxCents)),
      ]),
    ],
    total: [words.yearTax, figure(roundCents(parts.reduce((sum, { taxCents }) => sum + taxCents, 0)))],
  }
}
