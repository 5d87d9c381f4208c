import { expect, it } from 'vitest'
import { drawsTrue } from '../../../src/platform/window/drawsTrue'

/** A canvas whose pixels are these, or that has no drawing at all. */
function canvasOf(pixel: ((at: number) => number) | undefined): HTMLCanvasElement {
  const context = {
    fillRect: () => undefined,
    getImageData: (_x: number, _y: number, width: number, height: number) => ({
      data: Array.from({ length: width * height * 4 }, (_, at) => pixel?.(at) ?? 0),
    }),
  }
  return { getContext: () => (pixel === undefined ? null : context) } as unknown as HTMLCanvasElement
}
const drawn = (at: number) => [200, 40, 0, 255][at % 4] ?? 0

it.each([
  ['it reads what it drew', drawn, true],
  ['some pixels differ a little', (at: number) => drawn(at) + (at % 3), true],
  ['it reads noise', (at: number) => (at * 7919) % 256, false],
  ['it reads white', () => 255, false],
  ['there is no canvas', undefined, false],
])('says whether a browser draws true when %s', (_case, pixel, isTrue) => {
  expect(drawsTrue(canvasOf(pixel))).toBe(isTrue)
})

it('says that a browser does not when reading fails', () => {
  const canvas = canvasOf(() => {
    throw new DOMException('', 'SecurityError')
  })
  expect(drawsTrue(canvas)).toBe(false)
})
