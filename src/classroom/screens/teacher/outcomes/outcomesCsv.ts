/**
 * Role: the page with the outcomes as CSV, one number in a row.
 * Guarantee: has the numbers of the screen, the day and the time zone.
 * Must not: have a number that the screen does not show.
 */
import { classOutcomesWords as words } from '#words/classOutcomes'
import { type Cell, csvText } from '../../../protocol/book/csv'
import {
  FEWEST,
  publishedGain,
  type PublishedModule,
  type PublishedOutcomes,
} from '../../../protocol/outcomes/published'

type Row = readonly Cell[]

export function outcomesCsv(outcomes: PublishedOutcomes, timeZone: string): string {
  const { asOf, enrolled, active, handedIn, weeks, modules, states } = outcomes
  const { csv } = words
  const rows: readonly Row[] = [
    [words.enrolled, undefined, shown(enrolled)],
    [words.active, undefined, shown(active)],
    [words.handedIn, undefined, shown(handedIn)],
    ...weeks.map((week): Row => [csv.week, week.from, shown(week.active)]),
    ...modules.flatMap(moduleRows),
    ...states.map(({ state, learners }): Row => [words.state, state, shown(learners)]),
  ]
  return csvText([
    [csv.measure, csv.of, csv.atLeast, csv.asOf, csv.timeZone],
    ...rows.map((row) => [...row, asOf, timeZone]),
  ])
}

function moduleRows(module: PublishedModule): readonly Row[] {
  const { title, blocks, medians } = module
  const gain = publishedGain(blocks)
  const { csv } = words
  const counts: readonly Row[] = [
    [words.finished, title, shown(module.finished)],
    [words.passedFirst, title, shown(module.passedFirst)],
    [words.passedBest, title, shown(module.passedBest)],
  ]
  if (blocks.length === 0) return counts
  return [
    ...counts,
    [words.both, title, blocks.length * FEWEST],
    [words.gained, title, shown(module.gained)],
    [words.lost, title, shown(module.lost)],
    [csv.medianBefore, title, medians?.before],
    [csv.medianAfter, title, medians?.after],
    [csv.mean, title, inHundredths(gain?.mean)],
    [csv.low, title, inHundredths(gain?.interval?.[0])],
    [csv.high, title, inHundredths(gain?.interval?.[1])],
  ]
}

function shown(learners: number): Cell {
  return learners === 0 ? undefined : learners
}

/** More digits would only show where the rounding of the computer is. */
function inHundredths(value: number | undefined): Cell {
  return value === undefined ? undefined : Math.round(value * 100) / 100
}
