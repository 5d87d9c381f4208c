import fc from 'fast-check'
import { roundCents } from '../../../src/core/finance/cents'

/** Numbers in `it.each` tables also occur in a lesson. The calculators and the lessons must agree to the cent. */
export const cents = (dollars: number): number => Math.round(dollars * 100)
export const dollars = (value: number): number => roundCents(value) / 100

/** An amount in whole cents, from 0 to a number of dollars. */
export const amount = (maxDollars: number): fc.Arbitrary<number> => fc.integer({ min: 0, max: maxDollars * 100 })
/** The same, but at least one dollar. */
export const some = (maxDollars: number): fc.Arbitrary<number> => fc.integer({ min: 100, max: maxDollars * 100 })
/** A yearly rate in steps of a thousandth of a percent, as people enter it. */
export const rate = (maxPercent: number): fc.Arbitrary<number> =>
  fc.integer({ min: 0, max: maxPercent * 1000 }).map((steps) => steps / 100_000)
export const status = fc.constantFrom('single' as const, 'joint' as const, 'head' as const)
export const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)
