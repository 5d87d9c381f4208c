import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  black,
  type Color,
  contrast,
  hexOf,
  lightnessOf,
  nearestColor,
  over,
  parseColor,
  white,
} from '../../../tools/contrast/color'

const color = (text: string): Color => {
  const parsed = parseColor(text)
  if (parsed === undefined) throw new Error(`${text} is no color`)
  return parsed
}

describe('a color', () => {
  it.each<[string, readonly number[], number]>([
    ['#1b4a68', [27, 74, 104], 1],
    ['#fff', [255, 255, 255], 1],
    ['#0f08', [0, 255, 0], 8 / 15],
    ['#34495480', [52, 73, 84], 128 / 255],
    ['rgb(15 29 39 / 0.9)', [15, 29, 39], 0.9],
    ['rgb(15 29 39)', [15, 29, 39], 1],
    ['transparent', [0, 0, 0], 0],
  ])('%s is read', (text, rgb, alpha) => {
    expect(parseColor(text)).toEqual({ rgb, alpha })
  })

  it.each(['red', '#12', '#12345', 'var(--ink)', 'hsl(0 0% 0%)', ''])('%j is not read', (text) => {
    expect(parseColor(text)).toBeUndefined()
  })

  it('mixes with its ground by its opacity', () => {
    expect(hexOf(over(color('rgb(0 0 0 / 0.5)'), white))).toBe('#808080')
    expect(over(color('transparent'), color('#123456'))).toEqual(color('#123456'))
  })
})

describe('the contrast', () => {
  // Values of the WCAG and of well-known examples for it.
  it.each<[string, string, number]>([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    ['#777777', '#ffffff', 4.48],
    ['#767676', '#ffffff', 4.54],
    ['#595959', '#ffffff', 7],
    ['#949494', '#ffffff', 3.03],
    ['#ff0000', '#ffffff', 4],
    ['#0000ff', '#ffffff', 8.59],
    ['#ffff00', '#0000ff', 8],
  ])('of %s on %s is %d:1', (one, other, ratio) => {
    expect(contrast(color(one), color(other))).toBeCloseTo(ratio, 2)
    expect(contrast(color(other), color(one))).toBeCloseTo(ratio, 2)
  })
})

const anyColor = fc
  .tuple(...([0, 1, 2] as const).map(() => fc.integer({ min: 0, max: 255 })))
  .map(([red = 0, green = 0, blue = 0]): Color => ({ rgb: [red, green, blue], alpha: 1 }))

describe('the nearest color with enough contrast', () => {
  it('has enough, and is the color itself if that has', () => {
    fc.assert(
      fc.property(anyColor, anyColor, fc.constantFrom(3, 4.5), (one, ground, asked) => {
        const nearest = nearestColor(one, ground, asked)
        if (nearest === undefined) throw new Error('black or white always has 4.5:1')
        expect(contrast(nearest, ground)).toBeGreaterThanOrEqual(asked)
        expect(contrast(one, ground) < asked || hexOf(nearest) === hexOf(one)).toBe(true)
      }),
    )
  })

  it('is the first lightness of that hue that has enough', () => {
    const nearest = nearestColor(color('#999999'), white, 4.5)
    expect(nearest && hexOf(nearest)).toBe('#767676')
    expect(lightnessOf(color('#767676'))).toBe(46.3)
  })

  it('is missing when black and white have too little', () => {
    expect(nearestColor(black, color('#777777'), 7)).toBeUndefined()
  })
})
