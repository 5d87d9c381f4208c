import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { QuiltBlock } from '../../src/ui/QuiltBlock'
import { quiltColumns } from '../../src/ui/quilt/quiltColumns'
import { patchesOf, sewnPatches } from '../../src/ui/quilt/patchesOf'
import { seams } from '../../src/ui/quilt/seams'

const DONE = { done: 1, total: 1 }

const modules = [
  ['foundations', 9],
  ['saving', 9],
  ['insurance', 9],
  ['banking', 12],
  ['credit', 16],
  ['investing', 24],
  ['entrepreneurship', 8],
  ['real_estate', 9],
  ['retirement', 13],
  ['taxes', 9],
] as const

type Point = readonly [number, number]

function corners(path: string): readonly Point[] {
  return [...path.matchAll(/(\d+) (\d+)/g)].map(([, x, y]): Point => [Number(x), Number(y)])
}

function area(points: readonly Point[]): number {
  const twice = points.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length] ?? [x, y]
    return sum + x * nextY - nextX * y
  }, 0)
  return Math.abs(twice) / 2
}

describe('the columns of a quilt', () => {
  it.each([
    [1, 1],
    [3, 3],
    [5, 5],
    [6, 3],
    [7, 4],
    [8, 4],
    [9, 3],
    [10, 5],
    [11, 4],
    [40, 5],
  ])('of %i blocks are %i', (blocks, columns) => {
    expect(quiltColumns(blocks)).toBe(columns)
  })
})

describe('quilt blocks', () => {
  it('takes the colors and the block that the manifest names', () => {
    const saving = renderToStaticMarkup(createElement(QuiltBlock, { look: { icon: 'saving', color: 'red' }, ...DONE }))
    const other = renderToStaticMarkup(createElement(QuiltBlock, { look: { icon: 'credit', color: 'red' }, ...DONE }))
    expect(saving).toContain('data-color="red"')
    expect(saving).not.toBe(other)
  })

  it.each(modules)('%s has %i patches of two colors, all inside the block', (module, pieces) => {
    const patches = patchesOf(module)
    expect(patches).toHaveLength(pieces)
    expect(new Set(patches.map(({ color }) => color))).toEqual(new Set(['strong', 'second']))
    expect(new Set(patches.map(({ path }) => path)).size).toBe(pieces)
    for (const { path } of patches) {
      expect(path).toMatch(/^M\d+ \d+(L\d+ \d+){2,3}z$/)
      expect(
        corners(path)
          .flat()
          .every((value) => value >= 0 && value <= 12),
      ).toBe(true)
    }
    // A block is pieced, not layered, so its patches never cover more than the block.
    expect(patches.reduce((sum, { path }) => sum + area(corners(path)), 0)).toBeLessThanOrEqual(144)
  })

  it.each(['gardening', 'constructor', 'toString'])('gives the future module %s the Nine Patch', (module) => {
    expect(patchesOf(module)).toBe(patchesOf('foundations'))
  })
})

describe('patches sewn', () => {
  it.each([
    [9, 0, 9, 0],
    [9, 1, 9, 1],
    [9, 9, 9, 9],
    [9, 1, 6, 2],
    [24, 3, 6, 12],
    [16, 5, 6, 13],
    [9, 0, 0, 0],
    [9, 7, 6, 9],
  ])('of %i pieces with %i of %i done: %i', (pieces, done, total, sewn) => {
    expect(sewnPatches(pieces, done, total)).toBe(sewn)
  })

  it('never decrease when more is done', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 24 }),
        fc.nat(20),
        fc.integer({ min: 1, max: 20 }),
        (pieces, done, total) => {
          expect(sewnPatches(pieces, done + 1, total)).toBeGreaterThanOrEqual(sewnPatches(pieces, done, total))
        },
      ),
    )
  })
})

describe('seams of unsewn patches', () => {
  /** All unit steps of a path of horizontal, vertical and 45-degree lines. */
  function units(path: string): string[] {
    return [...path.matchAll(/M(\d+) (\d+)L(\d+) (\d+)/g)].flatMap((line) => {
      const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = line.slice(1).map(Number)
      const length = Math.max(Math.abs(x2 - x1), Math.abs(y2 - y1))
      const [dx, dy] = [Math.sign(x2 - x1), Math.sign(y2 - y1)]
      return Array.from({ length }, (_, n) => `${x1 + n * dx},${y1 + n * dy} ${dx},${dy}`)
    })
  }

  it('draws the pattern of the Nine Patch as four lines', () => {
    expect(
      seams(patchesOf('foundations'))
        .match(/M[^M]+/g)
        ?.sort(),
    ).toEqual(['M0 4L12 4', 'M0 8L12 8', 'M4 0L4 12', 'M8 0L8 12'])
  })

  it.each(modules)('of %s are drawn once each', (module) => {
    const drawn = units(seams(patchesOf(module)))
    expect(drawn.length).toBeGreaterThan(0)
    expect(new Set(drawn).size).toBe(drawn.length)
  })

  it('are empty when everything is sewn', () => {
    expect(seams([])).toBe('')
  })

  it('keep the edge next to a sewn patch', () => {
    expect(units(seams(patchesOf('foundations').slice(8))).sort()).toEqual(units('M8 8L12 8M8 8L8 12').sort())
  })
})
