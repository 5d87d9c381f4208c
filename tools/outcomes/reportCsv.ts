/** The report as a table with one number in a row. */
import { type Cell, csvText } from '../../src/classroom/protocol/book/csv'
import { endOf } from './months'
import type { ModuleFigures, OrganizationReport } from './organizationReport'
import { reportWords as words } from './words'

type Row = readonly [measure: string, of: Cell, value: Cell]

export function reportCsv({ figures, figuresOf }: OrganizationReport): string {
  const { csv } = words
  const rows: readonly Row[] =
    figures === undefined
      ? []
      : [
          [words.classes, undefined, figures.classes],
          [words.enrolled, undefined, shown(figures.enrolled)],
          [words.active, undefined, shown(figures.active)],
          ...figures.modules.flatMap(moduleRows),
          ...figures.states.map(({ state, learners }): Row => [words.state, state, learners]),
        ]
  const through = figuresOf === undefined ? undefined : endOf(figuresOf)
  return csvText([[csv.measure, csv.of, csv.value, csv.through], ...rows.map((row) => [...row, through])])
}

function moduleRows({ title, finished, passedFirst, passedBest, checks }: ModuleFigures): readonly Row[] {
  const counts: readonly Row[] = [
    [words.finished, title, shown(finished)],
    [words.passedFirst, title, shown(passedFirst)],
    [words.passedBest, title, shown(passedBest)],
  ]
  if (checks === undefined) return counts
  const { learners, before, after, gain } = checks
  return [
    ...counts,
    [words.both, title, learners],
    [words.before, title, inHundredths(before)],
    [words.after, title, inHundredths(after)],
    [words.gain, title, inHundredths(gain?.mean)],
    [words.low, title, inHundredths(gain?.interval?.[0])],
    [words.high, title, inHundredths(gain?.interval?.[1])],
  ]
}

function shown(learners: number): Cell {
  return learners === 0 ? undefined : learners
}

function inHundredths(value: number | undefined): Cell {
  return value === undefined ? undefined : Math.round(value * 100) / 100
}
