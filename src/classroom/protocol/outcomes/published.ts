/**
 * Role: the outcomes of a class that may leave the teacher's screen, on paper, in a table or in a file.
 * Guarantee: gives numbers of learners as true lower limits, in fives. No number, sum or difference tells a count from
 * 1 to 4, and none tells that all or none of the class did something. `tests/classroom/protocol/outcomes` has the
 * attacker.
 * Must not: depend on the reader. The screen, the table and the file show the same numbers.
 */
import type { LocalDate, ModuleId } from '../../../core/progress/ids'
import {
  type CheckPair,
  type ClassStatistics,
  gainsOf,
  type ModuleStatistics,
  type StateCount,
  type WeekCount,
} from './classStatistics'
import { type MeanInterval, meanInterval, type Sums } from './meanInterval'

/** The learners of a block, and the step of every number of learners. */
export const FEWEST = 5
/** Fewer learners than this have no median, because the median of five is the result of one. */
const FEWEST_FOR_MEDIAN = 10
const WEEKS_OF_ACTIVE = 4

/** The sums of five learners. Files have no smaller part. */
export interface Block {
  readonly n: typeof FEWEST
  /** Right answers of all five before the module, 0 to 30. */
  readonly before: number
  readonly after: number
  /** The sum of (after - before)². */
  readonly gainSquared: number
}

export interface PublishedModule {
  readonly id: ModuleId
  readonly title: string
  readonly finished: number
  readonly passedFirst: number
  readonly passedBest: number
  /**
   * Learners with more, and with fewer, right answers after the module. The number of learners with as many is left
   * out, because it would tell the others.
   */
  readonly gained: number
  readonly lost: number
  readonly blocks: readonly Block[]
  /** Of 6, over the learners in the blocks. Undefined for fewer than ten. */
  readonly medians: { readonly before: number; readonly after: number } | undefined
}

/** Every number of learners is a multiple of 5: at least so many. 0 stands for a number that is not shown. */
export interface PublishedOutcomes {
  readonly asOf: LocalDate
  readonly enrolled: number
  readonly active: number
  readonly handedIn: number
  readonly weeks: readonly WeekCount[]
  readonly modules: readonly PublishedModule[]
  /** Only states with at least five learners. */
  readonly states: readonly StateCount[]
}

export function publishedOf(statistics: ClassStatistics): PublishedOutcomes {
  const { asOf, enrolled } = statistics
  const weeks = statistics.weeks.map(({ from, active }) => ({ from, active: atLeast(active, enrolled) }))
  // Four weeks with few learners each, and many active learners in all, would tell how many there were in each week.
  const fourWeeks = weeks.slice(-WEEKS_OF_ACTIVE).reduce((sum, { active }) => sum + active, 0)
  return {
    asOf,
    enrolled: inFives(enrolled),
    active: Math.min(atLeast(statistics.active, enrolled), fourWeeks),
    handedIn: atLeast(statistics.handedIn, enrolled),
    weeks,
    modules: statistics.modules.map((module) => publishedModule(module, enrolled)),
    states: statistics.states
      .map(({ state, learners }) => ({ state, learners: atLeast(learners, enrolled) }))
      .filter(({ learners }) => learners > 0),
  }
}

function publishedModule(module: ModuleStatistics, enrolled: number): PublishedModule {
  const { id, title, pairs } = module
  const { n, gained, lost } = gainsOf(pairs)
  const inBlocks = gainsOf(pairs.slice(0, inFives(n)))
  const { medianBefore, medianAfter } = inBlocks
  const hasMedians = inBlocks.n >= FEWEST_FOR_MEDIAN && medianBefore !== undefined && medianAfter !== undefined
  return {
    id,
    title,
    finished: atLeast(module.finished, enrolled),
    passedFirst: atLeast(module.passedFirst, enrolled),
    passedBest: atLeast(module.passedBest, enrolled),
    gained: atLeast(gained, n),
    lost: atLeast(lost, n),
    blocks: blocksOf(pairs),
    medians: hasMedians ? { before: medianBefore, after: medianAfter } : undefined,
  }
}

/**
 * A true lower limit of `count` in fives. It is at most `all` - 4. So it never tells how many of 0 to 4 are missing, not
 * even to a person who knows `all`.
 */
function atLeast(count: number, all: number): number {
  return inFives(Math.max(0, Math.min(count, all - FEWEST + 1)))
}

function inFives(count: number): number {
  return Math.floor(count / FEWEST) * FEWEST
}

/** Blocks of five in the order of the pairs. A rest of one to four learners is in no block. */
export function blocksOf(pairs: readonly CheckPair[]): readonly Block[] {
  return Array.from({ length: Math.floor(pairs.length / FEWEST) }, (_, index) => {
    const five = pairs.slice(index * FEWEST, (index + 1) * FEWEST)
    return {
      n: FEWEST,
      before: five.reduce((sum, { before }) => sum + before, 0),
      after: five.reduce((sum, { after }) => sum + after, 0),
      gainSquared: five.reduce((sum, { before, after }) => sum + (after - before) ** 2, 0),
    }
  })
}

/** The sums of the gains in some blocks. */
export function gainSums(blocks: readonly Block[]): Sums {
  return {
    n: blocks.length * FEWEST,
    sum: blocks.reduce((sum, { before, after }) => sum + after - before, 0),
    sumOfSquares: blocks.reduce((sum, { gainSquared }) => sum + gainSquared, 0),
  }
}

/**
 * The mean gain in these blocks. Undefined without a block, and if all learners gained the same, because the mean would
 * be the result of each of them.
 */
export function publishedGain(blocks: readonly Block[]): MeanInterval | undefined {
  const gain = meanInterval(gainSums(blocks))
  return gain === undefined || gain.spread === 0 ? undefined : gain
}
