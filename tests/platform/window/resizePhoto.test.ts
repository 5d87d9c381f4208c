import { describe, expect, it, vi } from 'vitest'
import { middleOf, type Picture, type PictureHost, resizePhoto } from '../../../src/platform/window/resizePhoto'

const FILE = new Blob(['a picture'])

/** A host whose pictures have this size, and whose drawings take `bytesAt(quality)` bytes. */
function pictures(width: number, height: number, bytesAt: (quality: number) => number = () => 4000) {
  const release = vi.fn()
  const drawn: unknown[] = []
  const picture: Picture = { width, height, source: {} as CanvasImageSource, release }
  const host: PictureHost = {
    canDraw: () => true,
    decode: () => Promise.resolve(picture),
    draw: (_, part, side) => {
      drawn.push({ part, side })
      return (quality) => `data:image/jpeg;base64,${quality}`.padEnd(bytesAt(quality), 'A')
    },
  }
  return { host, release, drawn }
}

describe('a picture of a learner', () => {
  it('becomes 96 by 96 pixels from its middle', async () => {
    const { host, drawn, release } = pictures(4000, 3000)
    const resized = await resizePhoto(FILE, host)
    expect(resized.kind).toBe('resized')
    expect(drawn).toEqual([{ part: { x: 500, y: 0, side: 3000 }, side: 96 }])
    expect(release).toHaveBeenCalledOnce()
  })

  it.each([
    ['already small', () => 4000, '0.86'],
    ['exactly at the limit', () => 12_000, '0.86'],
    ['a crowd of leaves', (quality: number) => 20_000 * quality, '0.6'],
    ['nothing but noise', (quality: number) => 36_000 * quality, '0.3'],
  ])('%s is encoded in the best quality that 12 kB allow', async (_, bytesAt, quality) => {
    const resized = await resizePhoto(FILE, pictures(800, 600, bytesAt).host)
    if (resized.kind === 'refused') throw new Error(resized.reason)
    expect(resized.dataUrl).toContain(`,${quality}A`)
    expect(resized.dataUrl.length).toBeLessThanOrEqual(12_000)
  })

  it('is rejected when it stays too large, and its memory is freed', async () => {
    const { host, release } = pictures(800, 600, () => 12_001)
    expect(await resizePhoto(FILE, host)).toEqual({ kind: 'refused', reason: 'too-large' })
    expect(release).toHaveBeenCalledOnce()
  })

  it('is not even read when the file would fill a phone’s memory', async () => {
    const { host } = pictures(800, 600)
    const decode = vi.spyOn(host, 'decode')
    const file = { size: 40_000_001 } as Blob
    expect(await resizePhoto(file, host)).toEqual({ kind: 'refused', reason: 'too-large' })
    expect(decode).not.toHaveBeenCalled()
  })

  it('is rejected when the browser can’t read it', async () => {
    const decode = () => Promise.reject(new DOMException('no picture', 'InvalidStateError'))
    const { host } = pictures(1, 1)
    expect(await resizePhoto(FILE, { ...host, decode })).toEqual({ kind: 'refused', reason: 'not-a-picture' })
  })

  it('is rejected when it has no size, like a drawing without one', async () => {
    expect(await resizePhoto(FILE, pictures(0, 0).host)).toEqual({ kind: 'refused', reason: 'not-a-picture' })
  })

  it('is rejected when the browser answers with noise', async () => {
    const { host, drawn } = pictures(800, 600)
    const refused = await resizePhoto(FILE, { ...host, canDraw: () => false })
    expect([refused, drawn]).toEqual([{ kind: 'refused', reason: 'unavailable' }, []])
  })

  it('is rejected when the browser has no canvas', async () => {
    const { host } = pictures(800, 600)
    expect(await resizePhoto(FILE, { ...host, draw: () => undefined })).toEqual({
      kind: 'refused',
      reason: 'unavailable',
    })
  })
})

it.each([
  [100, 100, { x: 0, y: 0, side: 100 }],
  [101, 50, { x: 25, y: 0, side: 50 }],
  [3000, 4000, { x: 0, y: 500, side: 3000 }],
  [1, 7, { x: 0, y: 3, side: 1 }],
])('the middle of %i by %i', (width, height, square) => {
  expect(middleOf({ width, height })).toEqual(square)
})
