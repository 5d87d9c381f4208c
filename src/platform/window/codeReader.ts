/**
 * Role: finds QR codes in the current picture of a video. It uses the browser's own detector if the detector works.
 * Otherwise it loads the decoder of `qr`, which yields to the page every few milliseconds.
 * Guarantee: if one picture has several codes, all are found no later than in the next picture.
 * Must not: save a picture.
 */
import type { _QRScanner } from 'qr/decode.js'

export interface CodeReader {
  /** Returns the texts of the codes in the current picture. */
  read(): Promise<readonly string[]>
  /** 0 to 1. */
  brightness(): number
}

interface Detector {
  detect(picture: CanvasImageSource): Promise<readonly { readonly rawValue: string }[]>
}

/** `window`, or a stand-in. TypeScript has no types for this standard yet. */
export interface DetectorHost {
  readonly BarcodeDetector?: {
    new (options: { readonly formats: readonly string[] }): Detector
    getSupportedFormats(): Promise<readonly string[]>
  }
}

/** Larger pictures take longer and give no better results. */
const LARGEST_SIDE = 1280
/** The number of recently read texts to remember. */
const MOST_KNOWN = 32
/** The width and height of the sample that measures brightness, in pixels. */
const SAMPLE = 16

export async function openCodeReader(
  video: HTMLVideoElement,
  host: DetectorHost = window as Window & DetectorHost,
): Promise<CodeReader> {
  const sample = drawingOf(video)
  const brightness = (): number => brightnessOf(sample(SAMPLE, SAMPLE)?.data ?? [])
  const detector = await detectorOf(host)
  if (detector === undefined) return { read: await ownReader(video), brightness }
  let readOwn: CodeReader['read'] | undefined
  return {
    brightness,
    async read() {
      if (readOwn !== undefined) return await readOwn()
      try {
        return (await detector.detect(video)).map(({ rawValue }) => rawValue)
      } catch {
        // Some browsers report support even if the service was removed from the device or never installed.
        readOwn = await ownReader(video)
        return await readOwn()
      }
    },
  }
}

async function detectorOf({ BarcodeDetector }: DetectorHost): Promise<Detector | undefined> {
  try {
    const formats = await BarcodeDetector?.getSupportedFormats()
    return formats?.includes('qr_code') && BarcodeDetector ? new BarcodeDetector({ formats: ['qr_code'] }) : undefined
  } catch {
    return undefined
  }
}

async function ownReader(video: HTMLVideoElement): Promise<CodeReader['read']> {
  const { _QRScanner: Scanner } = await import('qr/decode.js')
  const draw = drawingOf(video)
  let scanner: _QRScanner | undefined
  const known = new Set<string>()
  let looksForAll = false
  return async () => {
    const picture = draw(...sizeOf(video))
    if (picture === undefined) return []
    const { width, height } = picture
    if (scanner?.opts.maxSize.width !== width || scanner.opts.maxSize.height !== height) {
      scanner = new Scanner({ maxSize: { width, height }, format: 'RGBX', effort: 1 })
    }
    scanner.addImage(picture)
    const results = await scanner.decodeAsync(looksForAll)
    scanner.clean()
    // Any other result is an error, meaning that no further code was found or a code could not be read.
    const found = results.filter((result) => typeof result === 'string')
    // Searching for more codes takes three times as long. It is worth the time only if the first code is already known.
    looksForAll = found.length > 0 && found.every((text) => known.has(text))
    for (const text of found) remember(known, text)
    return found
  }
}

function remember(known: Set<string>, text: string): void {
  known.delete(text)
  known.add(text)
  for (const oldest of known) {
    if (known.size <= MOST_KNOWN) break
    known.delete(oldest)
  }
}

/** Returns a function that draws the video's current picture, or undefined if drawing is not possible. */
function drawingOf(video: HTMLVideoElement): (width: number, height: number) => ImageData | undefined {
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d', { willReadFrequently: true })
  return (width, height) => {
    if (context === null || width === 0 || height === 0) return undefined
    if (canvas.width !== width) canvas.width = width
    if (canvas.height !== height) canvas.height = height
    context.drawImage(video, 0, 0, width, height)
    return context.getImageData(0, 0, width, height)
  }
}

function sizeOf({ videoWidth, videoHeight }: HTMLVideoElement): readonly [width: number, height: number] {
  const scale = Math.min(1, LARGEST_SIDE / Math.max(videoWidth, videoHeight, 1))
  return [Math.round(videoWidth * scale), Math.round(videoHeight * scale)]
}

/** The mean of all samples, with equal weight for red, green and blue. */
function brightnessOf(data: ArrayLike<number>): number {
  let sum = 0
  for (let at = 0; at < data.length; at += 4) sum += (data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + 2] ?? 0)
  return data.length === 0 ? 1 : sum / ((data.length / 4) * 3 * 255)
}
