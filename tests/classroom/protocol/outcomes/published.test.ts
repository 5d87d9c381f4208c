import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ClassStatistics } from '../../../../src/classroom/protocol/outcomes/classStatistics'
import {
  type PublishedOutcomes,
  publishedGain,
  publishedOf,
} from '../../../../src/classroom/protocol/outcomes/published'
import { day, moduleId } from '../../../core/progress/samples'

const DAY = day('2026-10-31')

interface World {
  readonly enrolled: number
  readonly active?: number
  readonly weeks?: readonly number[]
  readonly finished?: number
  readonly best?: number
  readonly first?: number
  readonly gains?: readonly [gained: number, same: number, lost: number]
  readonly states?: readonly number[]
}

/** The exact numbers of a class in which this is so. */
function exact({
  enrolled,
  active = 0,
  weeks = [],
  finished = 0,
  best = 0,
  first = 0,
  gains = [0, 0, 0],
  states = [],
}: World) {
  const pairs = [1, 0, -1].flatMap((gain, kind) =>
    Array.from({ length: gains[kind] ?? 0 }, (_, index) => ({
      before: 3,
      after: 3 + gain,
      day: DAY,
      order: `${kind}-${index}`,
    })),
  )
  const module = { id: moduleId('saving'), title: 'Saving', finished, passedFirst: first, passedBest: best, pairs }
  return {
    asOf: DAY,
    enrolled,
    active,
    handedIn: 0,
    weeks: weeks.map((one) => ({ from: DAY, active: one })),
    modules: [module],
    states: states.map((count, index) => ({ state: `A${String.fromCharCode(65 + index)}`, learners: count })),
  } satisfies ClassStatistics
}

const told = (world: World) => publishedOf(exact(world))
const MOST = 26
const upTo = (most: number) => Array.from({ length: most + 1 }, (_, index) => index)

/**
 * The strongest attacker on one sheet: knows the rules and the exact number of learners, and tries all classes. Returns
 * for each published sheet the values that a hidden count can have.
 */
function possible<T extends World>(
  worlds: Iterable<T>,
  sees: (sheet: PublishedOutcomes, world: T) => unknown,
  counts: (world: T) => Readonly<Record<string, number>>,
): ReadonlyMap<string, ReadonlySet<number>> {
  const found = new Map<string, Set<number>>()
  for (const world of worlds) {
    const seen = JSON.stringify([world.enrolled, sees(told(world), world)])
    for (const [name, count] of Object.entries(counts(world))) {
      const key = `${name} ${seen}`
      const known = found.get(key)
      if (known === undefined) found.set(key, new Set([count]))
      else known.add(count)
    }
  }
  return found
}

/** Finds counts that are surely from 1 to 4. */
const exposed = (found: ReadonlyMap<string, ReadonlySet<number>>) =>
  [...found].filter(([, values]) => [...values].every((value) => value >= 1 && value <= 4)).map(([key]) => key)

function* chains() {
  for (const enrolled of upTo(MOST))
    for (const best of upTo(enrolled)) for (const first of upTo(best)) yield { enrolled, best, first }
}

function* triples() {
  for (const enrolled of upTo(MOST))
    for (const gained of upTo(enrolled))
      for (const lost of upTo(enrolled - gained)) {
        const gains = [gained, enrolled - gained - lost, lost] as const
        yield { enrolled, gains }
      }
}

function* shares() {
  for (const enrolled of upTo(MOST))
    for (const a of upTo(enrolled))
      for (const b of upTo(enrolled - a)) yield { enrolled, states: [a, b], none: enrolled - a - b }
}

describe('an attacker who knows the rules and the number of learners', () => {
  it('learns no small count of quizzes passed or failed', () => {
    const found = possible(
      chains(),
      ({ modules: [module] }) => [module?.passedFirst, module?.passedBest],
      ({ enrolled, best, first }) => ({
        first,
        best,
        failed: enrolled - best,
        later: best - first,
        rest: enrolled - first,
      }),
    )
    expect(found.size).toBeGreaterThan(500)
    expect(exposed(found)).toEqual([])
  })

  it('can’t tell that all or none passed', () => {
    const found = possible(
      chains(),
      ({ modules: [module] }) => [module?.passedFirst, module?.passedBest],
      ({ enrolled, best }) => (enrolled >= 5 ? { best, failed: enrolled - best } : {}),
    )
    expect([...found].filter(([, values]) => values.size < 5)).toEqual([])
  })

  it('learns no small count of gains and losses', () => {
    const found = possible(
      triples(),
      ({ modules: [module] }) => [module?.gained, module?.lost, module?.blocks.length],
      ({ gains: [gained, same, lost] }) => ({ gained, same, lost, notGained: same + lost, notLost: gained + same }),
    )
    expect(exposed(found)).toEqual([])
  })

  it('learns no small count of a state', () => {
    const found = possible(
      shares(),
      ({ states }) => states,
      ({ states: [a = 0, b = 0], none }) => ({ a, b, none, both: a + b }),
    )
    expect(exposed(found)).toEqual([])
  })

  it('would learn a small count from exact numbers', () => {
    const found = possible(
      chains(),
      (_, { best, first }) => [best, first],
      ({ best, first }) => ({ later: best - first }),
    )
    expect(exposed(found).length).toBeGreaterThan(100)
  })
})

/** The four last weeks and the union of them, of a class of so many. */
const month = fc
  .tuple(
    fc.integer({ min: 0, max: 60 }),
    fc.array(fc.nat(60), { minLength: 4, maxLength: 4 }),
    fc.double({ noNaN: true, min: 0, max: 1 }),
  )
  .map(([enrolled, some, share]) => {
    const weeks = some.map((one) => Math.min(one, enrolled))
    const [least, most] = [
      Math.max(...weeks),
      Math.min(
        enrolled,
        weeks.reduce((sum, one) => sum + one, 0),
      ),
    ]
    return { enrolled, weeks, active: least + Math.round(share * (most - least)) }
  })

/** All values from which this number comes. */
const from = (shown: number, enrolled: number) =>
  upTo(enrolled).filter((one) => told({ enrolled, best: one }).modules[0]?.passedBest === shown)

describe('the weeks of a class', () => {
  const check = ({ enrolled, weeks, active }: Required<Pick<World, 'enrolled' | 'weeks' | 'active'>>) => {
    const sheet = told({ enrolled, weeks, active })
    const ranges = sheet.weeks.map((week) => from(week.active, enrolled))
    const most = (range: readonly number[] | undefined) => range?.at(-1) ?? 0
    ranges.forEach((range, place) => {
      const others = ranges.filter((_, index) => index !== place).reduce((sum, one) => sum + most(one), 0)
      const fits = range.filter((one) => {
        // Some number of active learners must fit this week, the other weeks, and the sheet.
        return upTo(enrolled).some(
          (all) => all >= one && all <= one + others && told({ enrolled, weeks, active: all }).active === sheet.active,
        )
      })
      expect(fits.some((one) => one === 0 || one > 4)).toBe(true)
    })
  }

  it('tell no small count, together with the learners of four weeks', () => {
    fc.assert(fc.property(month, check))
  })

  it('tell none where each learner was active in one week', () => {
    check({ enrolled: 16, weeks: [4, 4, 4, 4], active: 16 })
    check({ enrolled: 20, weeks: [4, 4, 4, 4], active: 16 })
    expect(told({ enrolled: 20, weeks: [4, 4, 4, 4], active: 16 }).active).toBe(0)
  })
})

const anyWorld = fc
  .record({
    enrolled: fc.nat(300),
    share: fc.array(fc.double({ noNaN: true, min: 0, max: 1 }), { minLength: 6, maxLength: 6 }),
  })
  .map(({ enrolled, share: [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] }) => {
    const [best, n, active] = [Math.round(enrolled * a), Math.round(enrolled * c), Math.round(enrolled * f)]
    const gained = Math.round(n * d)
    const lost = Math.round((n - gained) * e)
    const gains = [gained, n - gained - lost, lost] as const
    return {
      enrolled,
      finished: n,
      best,
      first: Math.round(best * b),
      gains,
      active,
      weeks: [active, active, active, active],
    }
  })

describe('a published number', () => {
  it('is a true lower limit in fives, and never far below', () => {
    fc.assert(
      fc.property(anyWorld, (world) => {
        const { enrolled, active, modules } = told(world)
        const [module] = modules
        const numbers = [
          [enrolled, world.enrolled],
          [active, world.active],
          [module?.finished, world.finished],
          [module?.passedBest, world.best],
          [module?.passedFirst, world.first],
          [module?.gained, world.gains[0]],
          [module?.lost, world.gains[2]],
        ] as const
        for (const [shown = -1, is] of numbers) {
          expect(shown % 5).toBe(0)
          expect(shown).toBeLessThanOrEqual(is)
          expect(shown).toBeGreaterThan(is - 10)
        }
      }),
    )
  })

  it('changes by at most five when one learner changes', () => {
    fc.assert(
      fc.property(anyWorld, fc.constantFrom('first', 'best', 'finished', 'enrolled'), (world, field) => {
        const more = told({ ...world, enrolled: world.enrolled + 1, [field]: world[field] + 1 })
        const [before = [], after = []] = [told(world), more].map(({ enrolled, active, modules }) =>
          modules.flatMap(({ finished, passedBest, passedFirst }) => [
            enrolled,
            active,
            finished,
            passedBest,
            passedFirst,
          ]),
        )
        const steps = after.map((number, place) => Math.abs(number - (before[place] ?? 0)))
        expect(Math.max(...steps)).toBeLessThanOrEqual(5)
      }),
    )
  })

  it('has blocks of five, and leaves out the rest', () => {
    const [module] = told({ enrolled: 24, gains: [7, 3, 2] }).modules
    expect(module?.blocks).toHaveLength(2)
    expect(module?.blocks.reduce((sum, { after, before }) => sum + after - before, 0)).toBe(7)
    expect(module?.medians).toEqual({ before: 3, after: 4 })
    expect(told({ enrolled: 24, gains: [4, 3, 2] }).modules[0]).toMatchObject({
      blocks: [{ n: 5 }],
      medians: undefined,
    })
    expect(told({ enrolled: 24, gains: [2, 1, 1] }).modules[0]?.blocks).toEqual([])
  })

  it('has no mean that is the result of each learner', () => {
    const gain = (...gains: readonly [number, number, number]) =>
      publishedGain(told({ enrolled: 24, gains }).modules[0]?.blocks ?? [])
    expect(gain(10, 0, 0)).toBeUndefined()
    expect(gain(2, 1, 1)).toBeUndefined()
    expect(gain(6, 4, 0)).toMatchObject({ mean: 0.6 })
  })
})
