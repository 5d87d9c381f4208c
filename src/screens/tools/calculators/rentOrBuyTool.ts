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
import { toolsRentOrBuyWords as words } from '#words/toolsRentOrBuy'
import { roundCents } from '../../../core/finance/cents'
import {
  breakEvenYear,
  compareHomes,
  firstMonthCents,
  type HomePlan,
  type RentPlan,
} from '../../../core/finance/rentOrBuy'
import { defineTool } from '../defineTool'
import { yearSteps } from './interestLine'
import { pickedSteps } from './pickedSteps'

const FARTHEST_YEARS = 40
const monthly = { kind: 'money', min: 0, max: 100_000 } as const
const yearly = { kind: 'percent', min: 0, max: 30 } as const

export const rentOrBuyTool = defineTool({
  text: {
    intro: words.intro,
    formula: words.formula,
    leftOut: words.leftOut,
    lesson: { moduleId: 'real_estate', lessonId: 'real_estate_2' },
  },
  fields: {
    years: { kind: 'count', label: words.years, min: 1, max: FARTHEST_YEARS, example: 7 },
    price: { kind: 'money', label: words.price, min: 1, max: 10_000_000, example: 180_000 },
    down: { kind: 'money', label: words.down, min: 0, max: 10_000_000, example: 9000 },
    closing: { kind: 'money', label: words.closing, min: 0, max: 1_000_000, example: 5400 },
    rate: { ...yearly, label: words.rate, example: 7 },
    loan: { kind: 'count', label: words.loanYears, min: 1, max: 40, example: 30 },
    pmi: {
      kind: 'percent',
      label: words.mortgageInsurance,
      hint: words.mortgageInsuranceHint,
      min: 0,
      max: 5,
      example: 0.7,
    },
    tax: { ...monthly, label: words.tax, example: 240 },
    insurance: { ...monthly, label: words.insurance, example: 130 },
    upkeep: { ...monthly, label: words.upkeep, example: 150 },
    rent: { ...monthly, label: words.rent, example: 1250, remember: 'rent' },
    cover: { ...monthly, label: words.rentInsurance, example: 15 },
    rise: { ...yearly, label: words.rentGrowth, example: 3 },
    costs: { ...yearly, label: words.runningGrowth, example: 3 },
    gain: { kind: 'percent', label: words.homeGrowth, hint: words.homeGrowthHint, min: -10, max: 20, example: 3 },
    selling: { kind: 'percent', label: words.selling, hint: words.sellingHint, min: 0, max: 50, example: 7 },
    earn: { kind: 'percent', label: words.earn, hint: words.earnHint, min: 0, max: 20, example: 4, isLater: true },
  },
  groups: [
    { title: words.stayTitle, fields: ['years'] },
    { title: words.buyTitle, fields: ['price', 'down', 'closing', 'rate', 'loan', 'pmi'] },
    { title: words.runTitle, fields: ['tax', 'insurance', 'upkeep'] },
    { title: words.rentTitle, fields: ['rent', 'cover'] },
    { title: words.laterTitle, fields: ['gain', 'rise', 'costs', 'selling', 'earn'] },
  ],
  solve(values) {
    const { years, price, down, rent, cover } = values
    if (down > price) return { kind: 'misfit', field: 'down', message: words.downMisfit(money(price)) }
    const home: HomePlan = {
      priceCents: price,
      downPaymentCents: down,
      closingCents: values.closing,
      annualRate: values.rate,
      loanYears: values.loan,
      runningMonthlyCents: values.tax + values.insurance + values.upkeep,
      runningGrowthRate: values.costs,
      mortgageInsuranceRate: values.pmi,
      homeGrowthRate: values.gain,
      sellingRate: values.selling,
    }
    const tenancy: RentPlan = { rentCents: rent, insuranceCents: cover, rentGrowthRate: values.rise }
    const { earn } = values
    const compared = compareHomes(home, tenancy, earn, years)
    const { buying, buyingCents, rentingCents } = compared
    const span = yearsText(years)
    const even = breakEvenYear(home, tenancy, earn, FARTHEST_YEARS)
    const farthest = Math.min(FARTHEST_YEARS, Math.max(10, years + 3))
    const course = Array.from({ length: farthest }, (_, index) => {
      const year = index + 1
      const then = compareHomes(home, tenancy, earn, year)
      return { year, buying: then.buyingCents, renting: then.rentingCents }
    })
    const line = (label: string, cents: (point: (typeof course)[number]) => number) => ({
      label,
      points: course.map((point) => ({ x: point.year, y: cents(point) / 100 })),
    })
    return {
      finding: findingOf(roundCents(buyingCents - rentingCents), span),
      text: [
        words.beginText(money(buying.startCents), money(firstMonthCents(home)), money(rent + cover)),
        even === undefined
          ? words.noBreakEvenText(yearsText(FARTHEST_YEARS))
          : words.breakEvenText(even === 1 ? yearsText(1) : words.atLeast(yearsText(even))),
        ...(earn > 0 ? [words.earnText(percent(earn))] : [words.earnNothingText]),
        words.guessText,
      ],
      comparison: {
        caption: words.comparison(span),
        columns: [
          { label: '', kind: 'text' },
          { label: words.buying, kind: 'number', series: 0 },
          { label: words.renting, kind: 'number', series: 1 },
        ],
        rows: [
          [words.start, figure(buying.startCents), figure(0)],
          [words.paid(span), figure(buying.paidCents), figure(compared.rentPaidCents)],
          [words.proceeds, figure(-buying.proceedsCents), figure(0)],
          [words.earned, figure(-compared.buyerEarnsCents), figure(-compared.renterEarnsCents)],
        ],
        total: [words.cost, figure(buyingCents), figure(rentingCents)],
      },
      chart: {
        kind: 'lines',
        title: words.chartTitle,
        caption: words.chartCaption,
        description: words.chartSays(span, aboutMoney(buyingCents), aboutMoney(rentingCents)),
        series: [line(words.buying, (point) => point.buying), line(words.renting, (point) => point.renting)],
        xUnit: words.unit,
        xSteps: yearSteps,
        formatValue: axisValue,
      },
      behind: {
        caption: words.behind,
        columns: [
          { label: words.yearsColumn, kind: 'text' },
          { label: words.buying, kind: 'number', series: 0 },
          { label: words.renting, kind: 'number', series: 1 },
          { label: words.difference, kind: 'number' },
        ],
        rows: pickedSteps([years, farthest]).map((year) => {
          const point = course[year - 1] ?? { buying: 0, renting: 0 }
          return [
            count(year),
            wholeFigure(point.buying),
            wholeFigure(point.renting),
            wholeFigure(point.buying - point.renting),
          ]
        }),
      },
    }
  },
})

function findingOf(differenceCents: number, span: string): string {
  if (differenceCents === 0) return words.same(span)
  return (differenceCents < 0 ? words.buyLess : words.rentLess)(aboutMoney(Math.abs(differenceCents)), span)
}
