import { toolsWords } from '#words/tools'
import { toolsEmergencyFundWords as words } from '#words/toolsEmergencyFund'
import { count, figure, money, months, oneDecimal, shortFigure, shortSpan, span } from '#words/toolsFormat'
import { type FundStep, fundStep, monthsOfEssentials } from '../../../core/finance/emergencyFund'
import { defineTool } from '../defineTool'
import { monthsOf, type Often, oftenField } from './often'
import { pickedSteps } from './pickedSteps'

const STARTER_CENTS = 50_000

interface FundSize extends FundStep {
  readonly label: string
}

export const emergencyFundTool = defineTool({
  text: {
    intro: words.intro,
    formula: words.formula,
    leftOut: words.leftOut,
    lesson: { moduleId: 'saving', lessonId: 'saving_2' },
  },
  fields: {
    essentials: {
      kind: 'money',
      label: words.essentials,
      hint: words.essentialsHint,
      min: 1,
      max: 100_000,
      example: 2100,
      remember: 'essentials',
    },
    goal: { kind: 'count', label: words.goalMonths, min: 1, max: 24, example: 3 },
    saved: { kind: 'money', label: words.saved, min: 0, max: 10_000_000, example: 0 },
    deposit: { kind: 'money', label: words.deposit, min: 0, max: 100_000, example: 40 },
    often: oftenField(words.howOften, 'biweekly'),
  },
  groups: [
    { title: words.needTitle, fields: ['essentials', 'goal'] },
    { title: words.saveTitle, fields: ['saved', 'deposit', 'often'] },
  ],
  solve({ essentials, goal, saved, deposit, often }) {
    const sizes: readonly FundSize[] = [
      { label: words.starter, ...fundStep(STARTER_CENTS, saved, deposit) },
      ...[...new Set([1, 3, 6, goal])]
        .sort((a, b) => a - b)
        .map((size) => ({ label: months(size), ...fundStep(essentials * size, saved, deposit) })),
    ]
    const starter = fundStep(STARTER_CENTS, saved, deposit)
    const own = fundStep(essentials * goal, saved, deposit)
    const isDone = own.toGoCents === 0
    return {
      finding: isDone ? words.done(months(goal)) : words.toGo(money(own.toGoCents), months(goal)),
      text: [
        saved > 0 ? words.hasText(money(saved), coveredText(saved, essentials)) : words.hasNoneText,
        ...(isDone ? [words.doneText] : wayTexts(starter, own, deposit, often)),
      ],
      comparison: {
        caption: words.comparison,
        columns: [
          { label: words.size, kind: 'text' },
          { label: words.target, kind: 'number', series: 1 },
          { label: words.rest, kind: 'number' },
          { label: words.time, kind: 'number' },
        ],
        rows: sizes.map((size) => [
          size.label,
          shortFigure(size.targetCents),
          shortFigure(size.toGoCents),
          timeText(size, often),
        ]),
      },
      chart: {
        kind: 'bars',
        title: words.chartTitle,
        caption: words.chartCaption,
        description: sizes
          .map((size) => words.chartSays(size.label, money(size.savedCents), money(size.targetCents)))
          .join(' '),
        groups: sizes.map((size) => ({
          label: size.label,
          bars: [
            ...(saved > 0
              ? [{ series: 0 as const, value: size.savedCents, text: words.savedBar(shortFigure(size.savedCents)) }]
              : []),
            { series: 1, value: size.targetCents, text: words.targetBar(shortFigure(size.targetCents)) },
          ],
        })),
      },
      ...(isDone || own.deposits === undefined
        ? {}
        : {
            behind: {
              caption: words.behind,
              columns: [
                { label: words.after, kind: 'text' as const },
                { label: words.inFund, kind: 'number' as const },
                { label: words.covers, kind: 'number' as const },
              ],
              rows: pickedSteps([starter.deposits ?? 0, own.deposits]).map((deposits) => {
                const inFund = saved + deposits * deposit
                return [
                  words.deposits(count(deposits)),
                  figure(inFund),
                  oneDecimal(monthsOfEssentials(inFund, essentials)),
                ]
              }),
            },
          }),
    }
  },
})

function coveredText(saved: number, essentials: number): string {
  const covered = monthsOfEssentials(saved, essentials)
  return covered < 1 ? words.underMonth : months(Math.floor(covered))
}

function wayTexts(starter: FundStep, own: FundStep, deposit: number, often: Often): readonly string[] {
  if (own.deposits === undefined) return [words.noDepositText]
  const way = words.wayText(money(deposit), toolsWords.each[often], span(monthsOf(own.deposits, often)))
  const isStarterOpen = starter.toGoCents > 0 && starter.targetCents < own.targetCents
  if (!isStarterOpen || starter.deposits === undefined) return [way]
  const first = words.starterText(
    money(STARTER_CENTS),
    words.deposits(count(starter.deposits)),
    span(monthsOf(starter.deposits, often)),
  )
  return [first, way]
}

function timeText({ toGoCents, deposits }: FundStep, often: Often): string {
  if (toGoCents === 0) return words.thereAlready
  return deposits === undefined ? words.never : shortSpan(monthsOf(deposits, often))
}
