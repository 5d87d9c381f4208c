import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import { reportWords as words } from '../../tools/outcomes/words'
import { PUPILS, type Pupil, TAXES, TAXES_LESSONS } from './schoolYearLearners'

interface Pair {
  readonly before: number
  readonly after: number
}

const OTHER_PAIRS: readonly Pair[] = Array.from({ length: 10 }, (_, index) => ({ before: 2, after: 3 + (index % 2) }))

/** A class of another teacher, as its file says it: numbers are already rounded. */
const OTHER_CLASS = {
  enrolled: 25,
  active: 20,
  finished: 15,
  passedFirst: 5,
  passedBest: 15,
  learnersInIowa: 10,
  pairs: OTHER_PAIRS,
}

/**
 * The learners of the shared device. A site in another language would need a second build, which takes longer than half of
 * the year. So all three read English.
 */
export const NAMES = ['Ada', 'Ben', 'Cleo'] as const
export const ALL = NAMES.length + PUPILS.length
/** The learners of the shared device who hand in their self-checks. */
export const SHARING: readonly string[] = ['Ada', 'Ben']
export const ADA: Pair = { before: 2, after: 5 }

const PAIRS: readonly Pair[] = [
  ...PUPILS.flatMap(({ isSharing, before, after }) => (isSharing && after !== undefined ? [{ before, after }] : [])),
  ADA,
]

/** The truth about the class. Ada did everything but the quiz, Ben did some lessons, and Cleo did nothing. */
const TRUTH = {
  active: ALL - 1,
  finished: countOf(({ lessons }) => lessons === TAXES_LESSONS) + 1,
  passedFirst: countOf(({ scores }) => scores[0] === 90),
  passedBest: countOf(({ scores }) => scores.length > 0),
  gained: PAIRS.filter(({ before, after }) => after > before).length,
  lost: PAIRS.filter(({ before, after }) => after < before).length,
  inIowa: countOf(({ isSharing, state }) => isSharing && state === 'IA'),
  inWisconsin: countOf(({ isSharing, state }) => isSharing && state === 'WI'),
}

function countOf(isCounted: (pupil: Pupil) => boolean): number {
  return PUPILS.filter(isCounted).length
}

/** The truth as the class's file may say it. */
const SAID = {
  enrolled: inFives(ALL),
  active: inFives(TRUTH.active, ALL),
  handedIn: inFives(ALL, ALL),
  finished: inFives(TRUTH.finished, ALL),
  passedFirst: inFives(TRUTH.passedFirst, ALL),
  passedBest: inFives(TRUTH.passedBest, ALL),
  gained: inFives(TRUTH.gained, PAIRS.length),
  lost: inFives(TRUTH.lost, PAIRS.length),
  inIowa: inFives(TRUTH.inIowa, ALL),
  inWisconsin: inFives(TRUTH.inWisconsin, ALL),
}

interface SavedOutcomes {
  readonly asOf: string
  readonly modules: readonly { readonly id: string; readonly blocks: readonly object[] }[]
}

/** Compares the class's file with the truth. Returns its day. */
export function expectOutcomes(saved: string): string {
  const outcomes = JSON.parse(saved) as SavedOutcomes
  const { enrolled, active, handedIn, finished, passedFirst, passedBest, gained, lost } = SAID
  const states = [
    { state: 'IA', learners: SAID.inIowa },
    { state: 'WI', learners: SAID.inWisconsin },
  ]
  expect(outcomes).toMatchObject({ enrolled, active, handedIn, states })
  const taxes = outcomes.modules.find(({ id }) => id === TAXES)
  expect(taxes).toMatchObject({ finished, passedFirst, passedBest, gained, lost })
  expect(taxes?.blocks).toHaveLength(PAIRS.length / 5)
  return outcomes.asOf
}

/** Compares the report of both classes with the truth. */
export function expectReport(page: string): void {
  const inTens = (count: number) => `${Math.floor(count / 10) * 10}+`
  const fact = (name: string, value: string) => expect(page).toContain(`<dt>${name}</dt><dd>${value}</dd>`)
  const row = (name: string, ...cells: readonly string[]) =>
    expect(page).toContain(`<th scope="row">${name}</th>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
  const { enrolled, active, finished, passedFirst, passedBest, learnersInIowa, pairs } = OTHER_CLASS
  fact(words.classes, '2')
  fact(words.enrolled, inTens(SAID.enrolled + enrolled))
  fact(words.active, inTens(SAID.active + active))
  const done = [SAID.finished + finished, SAID.passedFirst + passedFirst, SAID.passedBest + passedBest]
  row('Taxes', ...done.map(inTens))
  row('Taxes', inTens(PAIRS.length + pairs.length), ...rowOfChecks([...PAIRS, ...pairs]))
  row('IA', inTens(SAID.inIowa + learnersInIowa))
  // Five learners are too few for this report.
  expect(page).not.toContain('>WI<')
}

/** Rounds a number of learners as a class does, which also hides that nearly all of them did something. */
export function inFives(count: number, all = Infinity): number {
  return Math.floor(Math.min(count, all - 4) / 5) * 5
}

/** Saves the file of the other class, as of the same day, and returns its path. */
export function otherClassFile(folder: string, asOf: string): string {
  const { enrolled, active, finished, passedFirst, passedBest, learnersInIowa, pairs } = OTHER_CLASS
  const blocks = [pairs.slice(0, 5), pairs.slice(5)].map((five) => ({
    n: 5,
    before: sumOf(five, ({ before }) => before),
    after: sumOf(five, ({ after }) => after),
    gainSquared: sumOf(five, ({ before, after }) => (after - before) ** 2),
  }))
  const module = { id: TAXES, title: 'Taxes', finished, passedFirst, passedBest, gained: 5, lost: 0, blocks }
  const about = { format: 1, kind: 'class-outcomes', class: 'b'.repeat(32), asOf, timeZone: 'UTC', course: '3.3.5' }
  const states = [{ state: 'IA', learners: learnersInIowa }]
  const path = join(folder, 'other.outcomes.json')
  writeFileSync(
    path,
    JSON.stringify({ ...about, enrolled, active, handedIn: 20, weeks: [], modules: [module], states }),
  )
  return path
}

/** The row of a report about these self-checks: mean before and after, mean gain, and its 95% interval. */
function rowOfChecks(pairs: readonly Pair[]): readonly string[] {
  const n = pairs.length
  const gains = pairs.map(({ before, after }) => after - before)
  const mean = sumOf(gains, (gain) => gain) / n
  const spread = Math.sqrt(sumOf(gains, (gain) => (gain - mean) ** 2) / (n - 1))
  // Student's t for 29 degrees of freedom, from a printed table.
  const reach = (2.045 * spread) / Math.sqrt(n)
  const signed = (value: number) => `+${tenth(value)}`
  return [
    tenth(sumOf(pairs, ({ before }) => before) / n),
    tenth(sumOf(pairs, ({ after }) => after) / n),
    signed(mean),
    `${signed(mean - reach)} to ${signed(mean + reach)}`,
  ]
}

function tenth(value: number): string {
  return String(Math.round(value * 10) / 10)
}

function sumOf<T>(list: readonly T[], numberOf: (entry: T) => number): number {
  return list.reduce((sum, entry) => sum + numberOf(entry), 0)
}
