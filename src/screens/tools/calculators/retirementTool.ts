import {
  aboutMoney,
  axisValue,
  count,
  figure,
  money,
  percent,
  wholeFigure,
  years as yearsText,
} from '#words/toolsFormat'
import { toolsRetirementWords as words } from '#words/toolsRetirement'
import { roundCents } from '../../../core/finance/cents'
import {
  LAST_AGE,
  projectRetirement,
  type RetirementCourse,
  type RetirementPlan,
} from '../../../core/finance/retirement'
import type { LineSeries } from '../../../ui/lineLayout'
import { defineTool } from '../defineTool'
import { DOUBTED_RATE } from './doubtedRate'
import type { ToolColumn, ToolTable } from '../toolResult'

const LATER_YEARS = 5
/** The fraction of the savings that is withdrawn in the first year. Later withdrawals rise with prices. */
const FIRST_YEAR_SHARE = 0.04

export const retirementTool = defineTool({
  text: {
    intro: words.intro,
    formula: words.formula,
    leftOut: words.leftOut,
    lesson: { moduleId: 'retirement', lessonId: 'retirement_1' },
  },
  fields: {
    age: { kind: 'count', label: words.age, min: 14, max: 80, example: 25 },
    retire: { kind: 'count', label: words.retireAt, min: 15, max: 85, example: 67 },
    saved: { kind: 'money', label: words.saved, min: 0, max: 10_000_000, example: 0 },
    monthly: { kind: 'money', label: words.monthly, min: 0, max: 100_000, example: 150 },
    employer: { kind: 'money', label: words.employer, min: 0, max: 100_000, example: 0 },
    rate: { kind: 'percent', label: words.rate, hint: words.rateHint, min: 0, max: 20, example: 7 },
    fee: { kind: 'percent', label: words.fee, min: 0, max: 5, example: 0 },
    inflation: { kind: 'percent', label: words.inflation, min: 0, max: 20, example: 3 },
    spend: { kind: 'money', label: words.spend, hint: words.spendHint, min: 0, max: 1_000_000, example: 500 },
    later: { kind: 'percent', label: words.laterRate, hint: words.laterRateHint, min: 0, max: 20, example: 5 },
  },
  groups: [
    { title: words.youTitle, fields: ['age', 'retire'] },
    { title: words.savingTitle, fields: ['saved', 'monthly', 'employer'] },
    { title: words.growthTitle, fields: ['rate', 'fee', 'inflation'] },
    { title: words.laterTitle, fields: ['spend', 'later'] },
  ],
  solve({ age, retire, saved, monthly, employer, rate, fee, inflation, spend, later }) {
    if (retire <= age) return { kind: 'misfit', field: 'retire', message: words.ageMisfit(count(age)) }
    const plan: RetirementPlan = {
      ageNow: age,
      retireAt: retire,
      savedCents: saved,
      monthlyCents: monthly + employer,
      annualRate: rate,
      feeRate: fee,
      inflationRate: inflation,
      spendMonthlyCents: spend,
      laterRate: later,
    }
    const course = projectRetirement(plan)
    const { balanceCents, todaysCents } = course.atRetirement
    const feeCents = projectRetirement({ ...plan, feeRate: 0 }).atRetirement.balanceCents - balanceCents
    const hasInflation = inflation > 0
    const line = (label: string, cents: (point: RetirementCourse['atRetirement']) => number): LineSeries => ({
      label,
      endText: aboutMoney(cents(course.atRetirement)),
      labelAt: retire,
      points: course.points.map((point) => ({ x: point.age, y: cents(point) / 100 })),
    })
    return {
      finding: words.finding(count(retire), aboutMoney(balanceCents)),
      text: [
        ...(hasInflation ? [words.todayText(aboutMoney(todaysCents), percent(inflation))] : []),
        ...(spend > 0 ? [lastsText(course, plan)] : []),
        words.ruleText(aboutMoney((todaysCents * FIRST_YEAR_SHARE) / 12)),
        ...(rate > DOUBTED_RATE ? [words.doubtText(percent(rate))] : []),
        ...(fee > 0 ? [words.feeText(percent(fee), aboutMoney(feeCents))] : []),
      ],
      comparison: waitingTable(plan, course),
      chart: {
        kind: 'lines',
        title: words.chartTitle,
        caption: words.chartCaption(count(retire)),
        description: words.chartSays(count(retire), aboutMoney(balanceCents), aboutMoney(todaysCents)),
        series: [
          line(hasInflation ? words.thenLabel : words.savingsLabel, (point) => point.balanceCents),
          ...(hasInflation ? [line(words.todayLabel, (point) => point.todaysCents)] : []),
        ],
        xUnit: words.unit,
        xSteps: [5, 10, 20],
        formatValue: axisValue,
      },
      behind: {
        caption: words.behind,
        columns: [
          { label: words.ageColumn, kind: 'text' },
          { label: hasInflation ? words.thenLabel : words.savingsLabel, kind: 'number', series: 0 },
          ...(hasInflation ? [{ label: words.todayLabel, kind: 'number', series: 1 } as const] : []),
        ],
        rows: course.points
          .filter((point) => point.age % 5 === 0 || point.age === age || point.age === retire)
          .map((point) => [
            count(point.age),
            wholeFigure(point.balanceCents),
            ...(hasInflation ? [wholeFigure(point.todaysCents)] : []),
          ]),
      },
    }
  },
})

function lastsText({ monthsCovered }: RetirementCourse, plan: RetirementPlan): string {
  const age = plan.retireAt + monthsCovered / 12
  const spend = money(plan.spendMonthlyCents)
  return age < LAST_AGE ? words.lastsText(spend, count(Math.floor(age))) : words.lastsLongText(spend, count(LAST_AGE))
}

/** The same plan with a later start. The savings grow in the meantime, and nothing is added. */
function waitingTable(plan: RetirementPlan, course: RetirementCourse): ToolTable {
  const years = plan.retireAt - plan.ageNow
  const wait = Math.min(LATER_YEARS, years)
  const idle = projectRetirement({ ...plan, monthlyCents: 0, retireAt: plan.ageNow + wait }).atRetirement
  const late =
    wait === years
      ? idle
      : projectRetirement({ ...plan, ageNow: plan.ageNow + wait, savedCents: idle.balanceCents }).atRetirement
  const ways = [
    { putIn: plan.savedCents + plan.monthlyCents * 12 * years, total: course.atRetirement.balanceCents },
    { putIn: plan.savedCents + plan.monthlyCents * 12 * (years - wait), total: late.balanceCents },
  ].map((way) => ({ ...way, putIn: roundCents(way.putIn) }))
  const number = (label: string): ToolColumn => ({ label, kind: 'number' })
  return {
    caption: words.comparison(yearsText(wait)),
    columns: [{ label: '', kind: 'text' }, number(words.now), number(words.later(yearsText(wait)))],
    rows: [
      [words.putIn, ...ways.map(({ putIn }) => figure(putIn))],
      [words.growth, ...ways.map(({ putIn, total }) => figure(total - putIn))],
    ],
    total: [words.inAll(count(plan.retireAt)), ...ways.map(({ total }) => figure(total))],
  }
}
