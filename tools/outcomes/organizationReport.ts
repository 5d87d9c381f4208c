/**
 * Role: joins the files of classes into the figures of one organization, as of the end of a month.
 * Guarantee: depends only on the files and the month, in any order of the files. Every number of learners is a multiple
 * of ten, and every mean is of whole tens. In a month in which fewer than ten learners handed in, nothing changes.
 * Must not: use a file from after the end of the month.
 */
import type { LocalDate, ModuleId } from '../../src/core/progress/ids'
import { compareScalars } from '../../src/core/progress/json'
import { type MeanInterval } from '../../src/classroom/protocol/outcomes/meanInterval'
import type { ClassOutcomes } from '../../src/classroom/protocol/outcomes/parseClassOutcomes'
import { type Block, FEWEST, publishedGain } from '../../src/classroom/protocol/outcomes/published'
import { endOf, type Month, monthOf, monthsBetween } from './months'

/** The step of every number, and the fewest learners of a mean. */
export const TEN = 10

export interface GainFigure {
  /** A multiple of 10. */
  readonly learners: number
  /** Mean right answers, of 6. */
  readonly before: number
  readonly after: number
  /** Undefined if all learners gained the same. */
  readonly gain: MeanInterval | undefined
}

export interface ModuleFigures {
  readonly id: ModuleId
  readonly title: string
  /** At least so many learners; 0 is not shown. */
  readonly finished: number
  readonly passedFirst: number
  readonly passedBest: number
  /** Undefined for fewer than ten learners with both self-checks. */
  readonly checks: GainFigure | undefined
}

export interface Figures {
  readonly classes: number
  readonly enrolled: number
  /** In the four weeks before the class's file. Only classes with a file of that month are counted. */
  readonly active: number
  readonly modules: readonly ModuleFigures[]
  readonly states: readonly { readonly state: string; readonly learners: number }[]
}

export interface OrganizationReport {
  readonly month: Month
  /**
   * The month that the figures are from: `month`, or an earlier one if fewer than ten learners handed in since. Undefined
   * if there are no figures yet.
   */
  readonly figuresOf: Month | undefined
  readonly figures: Figures | undefined
  /** The versions of the course in the files, sorted. */
  readonly courses: readonly string[]
}

export function organizationReport(files: readonly ClassOutcomes[], month: Month): OrganizationReport {
  const first = files.map(({ asOf }) => monthOf(asOf)).sort(compareScalars)[0]
  let report: OrganizationReport = { month, figuresOf: undefined, figures: undefined, courses: [] }
  for (const one of first === undefined ? [] : monthsBetween(first, month)) {
    const current = newestFiles(files, endOf(one))
    const ofMonth = current.filter(({ asOf }) => monthOf(asOf) === one)
    // The files say at least so many, so ten or more learners handed in for sure.
    if (sumOf(ofMonth, ({ handedIn }) => handedIn) < TEN) continue
    report = {
      month,
      figuresOf: one,
      figures: figuresOf(current, ofMonth, report.figures),
      courses: [...new Set(current.map(({ course }) => course))].sort(compareScalars),
    }
  }
  return report
}

/** The newest file of each class up to a day, sorted by class. */
export function newestFiles(files: readonly ClassOutcomes[], until: LocalDate): readonly ClassOutcomes[] {
  const newest = new Map<string, ClassOutcomes>()
  for (const file of files) {
    const known = newest.get(file.classNumber)
    if (file.asOf <= until && (known === undefined || compareFiles(file, known) > 0)) newest.set(file.classNumber, file)
  }
  return [...newest.values()].sort((a, b) => compareScalars(a.classNumber, b.classNumber))
}

/** Two files of one day have no order of time, so the text decides. */
function compareFiles(a: ClassOutcomes, b: ClassOutcomes): number {
  return compareScalars(a.asOf, b.asOf) || compareScalars(JSON.stringify(a), JSON.stringify(b))
}

function figuresOf(
  files: readonly ClassOutcomes[],
  ofMonth: readonly ClassOutcomes[],
  before: Figures | undefined,
): Figures {
  const states = [...new Set(files.flatMap((file) => file.states.map(({ state }) => state)))].sort(compareScalars)
  return {
    classes: files.length,
    enrolled: inTens(sumOf(files, ({ enrolled }) => enrolled)),
    active: inTens(sumOf(ofMonth, ({ active }) => active)),
    modules: moduleIds(files).map((id) =>
      moduleFigures(
        files,
        id,
        before?.modules.find((module) => module.id === id),
      ),
    ),
    states: states
      .map((state) => ({
        state,
        learners: inTens(sumOf(files, (file) => file.states.find((one) => one.state === state)?.learners ?? 0)),
      }))
      .filter(({ learners }) => learners > 0),
  }
}

/** In the order of the newest file, then those that only other files have. */
function moduleIds(files: readonly ClassOutcomes[]): readonly ModuleId[] {
  const newestFirst = [...files].sort((a, b) => compareFiles(b, a))
  return [...new Set(newestFirst.flatMap(({ modules }) => modules.map(({ id }) => id)))]
}

function moduleFigures(
  files: readonly ClassOutcomes[],
  id: ModuleId,
  before: ModuleFigures | undefined,
): ModuleFigures {
  const modules = files.flatMap((file) => file.modules.filter((module) => module.id === id))
  return {
    id,
    title: modules[0]?.title ?? id,
    finished: inTens(sumOf(modules, ({ finished }) => finished)),
    passedFirst: inTens(sumOf(modules, ({ passedFirst }) => passedFirst)),
    passedBest: inTens(sumOf(modules, ({ passedBest }) => passedBest)),
    checks: checksFigure(
      modules.flatMap(({ blocks }) => blocks),
      before?.checks,
    ),
  }
}

/**
 * Uses pairs of blocks, and leaves out a last single one. With as many learners as before, the earlier figure stays. Its
 * blocks may have changed by one learner.
 */
function checksFigure(blocks: readonly Block[], before: GainFigure | undefined): GainFigure | undefined {
  const pairs = blocks.slice(0, Math.floor(blocks.length / 2) * 2)
  const learners = pairs.length * FEWEST
  if (learners === before?.learners) return before
  if (learners < TEN) return undefined
  return {
    learners,
    before: sumOf(pairs, (block) => block.before) / learners,
    after: sumOf(pairs, (block) => block.after) / learners,
    gain: publishedGain(pairs),
  }
}

function sumOf<T>(list: readonly T[], numberOf: (entry: T) => number): number {
  return list.reduce((sum, entry) => sum + numberOf(entry), 0)
}

function inTens(count: number): number {
  return Math.floor(count / TEN) * TEN
}
