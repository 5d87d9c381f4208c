import { beforeEach, describe, expect, it, vi } from 'vitest'
import { qrModules } from '../../../src/platform/qrCode'
import { type DetectorHost, openCodeReader } from '../../../src/platform/window/codeReader'

const WIDTH = 640
const HEIGHT = 360
const SCALE = 5

/** A picture of codes side by side on gray. */
function pictureOf(texts: readonly string[], grey = 128) {
  const data = new Uint8ClampedArray(WIDTH * HEIGHT * 4).fill(grey)
  for (const [place, text] of texts.entries()) {
    for (const [row, modules] of qrModules(text).entries()) {
      for (const [column, isDark] of modules.entries()) {
        for (let at = 0; at < SCALE * SCALE; at += 1) {
          const x = 20 + place * 300 + column * SCALE + (at % SCALE)
          const y = 40 + row * SCALE + Math.floor(at / SCALE)
          data.fill(isDark ? 0 : 255, (y * WIDTH + x) * 4, (y * WIDTH + x) * 4 + 3)
        }
      }
    }
  }
  return { width: WIDTH, height: HEIGHT, data }
}

let shown = pictureOf([])
beforeEach(() => {
  shown = pictureOf([])
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation((() => ({
    drawImage: () => undefined,
    getImageData: () => shown,
  })) as unknown as HTMLCanvasElement['getContext'])
})

function video(): HTMLVideoElement {
  const element = document.createElement('video')
  Object.defineProperties(element, { videoWidth: { value: WIDTH }, videoHeight: { value: HEIGHT } })
  return element
}

function detectorHost(
  formats: readonly string[],
  detect: () => Promise<readonly { rawValue: string }[]>,
): DetectorHost {
  return {
    BarcodeDetector: class {
      static getSupportedFormats = () => Promise.resolve(formats)
      detect = detect
    },
  }
}

describe('a picture of codes', () => {
  it('is read by the detector of the browser, if it has one', async () => {
    const host = detectorHost(['qr_code'], async () => [{ rawValue: 'A' }, { rawValue: 'B' }])
    const { read } = await openCodeReader(video(), host)
    await expect(read()).resolves.toEqual(['A', 'B'])
  })

  it.each([
    ['has none', {}],
    ['has one that knows no QR codes', detectorHost([], async () => [{ rawValue: 'WRONG' }])],
    [
      'has one that fails when it is used',
      detectorHost(['qr_code'], () => Promise.reject(new DOMException('Service unavailable', 'NotSupportedError'))),
    ],
    [
      'has one that does not tell what it knows',
      {
        BarcodeDetector: class {
          static getSupportedFormats = () => Promise.reject(new DOMException('No', 'UnknownError'))
          detect = async () => [{ rawValue: 'WRONG' }]
        },
      },
    ],
  ])('is read by our own decoder when the browser %s', async (_, host: DetectorHost) => {
    const { read } = await openCodeReader(video(), host)
    shown = pictureOf(['REPORT'])
    await expect(read()).resolves.toEqual(['REPORT'])
    shown = pictureOf([])
    await expect(read()).resolves.toEqual([])
  })

  it('is searched for another code once the first is already known', async () => {
    const { read } = await openCodeReader(video(), {})
    shown = pictureOf(['LEFT', 'RIGHT'])
    const seen = new Set<string>()
    for (let look = 0; look < 3; look += 1) for (const text of await read()) seen.add(text)
    expect([...seen].sort()).toEqual(['LEFT', 'RIGHT'])
  })

  it('has a brightness', async () => {
    const { brightness } = await openCodeReader(video(), {})
    shown = pictureOf([], 255)
    expect(brightness()).toBe(1)
    shown = pictureOf([], 0)
    expect(brightness()).toBe(0)
  })
})
