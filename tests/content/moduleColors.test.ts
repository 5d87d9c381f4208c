import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { MODULE_COLORS } from '../../tools/content/checkOurManifest'

/** Degrees on the color circle. */
const hues: Readonly<Record<string, readonly [number, number]>> = {
  red: [0, 10],
  orange: [18, 27],
  brown: [20, 30],
  gold: [40, 50],
  green: [90, 120],
  teal: [165, 185],
  slate: [195, 215],
  blue: [205, 215],
  indigo: [225, 240],
  plum: [300, 325],
}

it('uses the manifest’s color for each module in the light theme', () => {
  const css = readFileSync('src/ui/moduleColors.css', 'utf8')
  const drawn = Object.values(MODULE_COLORS).map((name) => {
    const [, hex] = new RegExp(`--m-${name}: (#[0-9a-f]{6});`).exec(css) ?? []
    const [from, to] = hues[name] ?? [0, -1]
    const hue = hueOf(hex ?? '')
    return hue >= from && hue <= to ? 'as named' : `${name} is ${hex}, ${Math.round(hue)} degrees`
  })
  expect(drawn).toEqual(Object.keys(MODULE_COLORS).map(() => 'as named'))
})

function hueOf(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  const most = Math.max(red, green, blue)
  const spread = most - Math.min(red, green, blue)
  const turn =
    most === red ? (green - blue) / spread : most === green ? 2 + (blue - red) / spread : 4 + (red - green) / spread
  return (turn * 60 + 360) % 360
}
