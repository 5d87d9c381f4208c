/**
 * Writes the view of a camera as a Y4M file, which Chromium plays in a loop in place of a camera
 * (`--use-file-for-fake-video-capture`). It has screens that show codes, turned by an angle, out of focus or dark. Some
 * pictures are lost because the hand shakes.
 */
import { closeSync, openSync, writeSync } from 'node:fs'
import { qrModules } from '../../src/platform/qrCode'

/** The size in pixels. One second of it has five million bytes. */
export const PICTURE = { width: 800, height: 450 } as const
const { width: WIDTH, height: HEIGHT } = PICTURE
export const PICTURES_A_SECOND = 10
/** The brightness of the room behind the screens. */
const ROOM = 90

/** A screen in view, and its position and angle. */
export interface ShownScreen {
  /** Returns the text of the code that the screen shows in that picture. */
  readonly textAt: (picture: number) => string
  /** Pixels of the code with its quiet zone at each side. */
  readonly side: number
  /** Degrees. */
  readonly angle: number
  /** The middle of the screen, in pixels. */
  readonly x: number
  readonly y: number
}

export interface Look {
  readonly pictures: number
  readonly screens: readonly ShownScreen[]
  /** The share of pictures that can't be read, from 0 to 1. */
  readonly lost: number
  /** The pixels on each side that a point of light spreads over. */
  readonly blur: number
  /** 1 is a bright screen, 0 a dark one. */
  readonly brightness: number
}

/** @param random returns 0 to 1, the same sequence in each run */
export function writeCameraFile(file: string, looks: readonly Look[], random: () => number): void {
  const out = openSync(file, 'w')
  try {
    writeSync(out, `YUV4MPEG2 W${WIDTH} H${HEIGHT} F${PICTURES_A_SECOND}:1 Ip A1:1 C420jpeg\n`)
    const grey = Buffer.alloc((WIDTH * HEIGHT) / 2, 128)
    for (const look of looks) {
      for (let picture = 0; picture < look.pictures; picture += 1) {
        writeSync(out, 'FRAME\n')
        writeSync(out, drawPicture(look, picture, random))
        writeSync(out, grey)
      }
    }
  } finally {
    closeSync(out)
  }
}

function drawPicture({ screens, lost, blur, brightness }: Look, picture: number, random: () => number): Uint8Array {
  const luma = new Uint8Array(WIDTH * HEIGHT).fill(ROOM * brightness)
  // The hand shakes, so the picture is a smear.
  const isLost = random() < lost
  for (const screen of screens) drawScreen(luma, screen, picture, brightness)
  const seen = blurred(luma, isLost ? 14 : blur)
  for (let at = 0; at < seen.length; at += 1)
    seen[at] = Math.max(0, Math.min(255, (seen[at] ?? 0) + (random() - 0.5) * 16))
  return seen
}

function drawScreen(luma: Uint8Array, screen: ShownScreen, picture: number, brightness: number): void {
  const modules = qrModules(screen.textAt(picture))
  const [cos, sin] = [Math.cos((screen.angle * Math.PI) / 180), Math.sin((screen.angle * Math.PI) / 180)]
  const [dark, light] = [20 * brightness, 235 * brightness]
  const reach = Math.ceil(screen.side * 0.71)
  const [left, right] = [Math.max(0, screen.x - reach), Math.min(WIDTH, screen.x + reach)]
  for (let y = Math.max(0, screen.y - reach); y < Math.min(HEIGHT, screen.y + reach); y += 1) {
    for (let x = left; x < right; x += 1) {
      const [dx, dy] = [x - screen.x, y - screen.y]
      const column = Math.floor(((dx * cos + dy * sin) / screen.side + 0.5) * modules.length)
      const row = Math.floor(((dy * cos - dx * sin) / screen.side + 0.5) * modules.length)
      const isDark = modules[row]?.[column]
      if (isDark !== undefined) luma[y * WIDTH + x] = isDark ? dark : light
    }
  }
}

/** Returns the mean of a square around each pixel, first along the rows, then along the columns. */
function blurred(luma: Uint8Array, radius: number): Uint8Array {
  if (radius === 0) return luma
  const alongRows = meanAlong(luma, radius, { lines: HEIGHT, length: WIDTH, step: 1, lineStep: WIDTH })
  return meanAlong(alongRows, radius, { lines: WIDTH, length: HEIGHT, step: WIDTH, lineStep: 1 })
}

interface Lines {
  readonly lines: number
  readonly length: number
  readonly step: number
  readonly lineStep: number
}

function meanAlong(luma: Uint8Array, radius: number, { lines, length, step, lineStep }: Lines): Uint8Array {
  const mean = new Uint8Array(luma.length)
  for (let line = 0; line < lines; line += 1) {
    const at = (place: number) => luma[line * lineStep + Math.max(0, Math.min(length - 1, place)) * step] ?? 0
    let sum = 0
    for (let place = -radius; place <= radius; place += 1) sum += at(place)
    for (let place = 0; place < length; place += 1) {
      mean[line * lineStep + place * step] = sum / (2 * radius + 1)
      sum += at(place + radius + 1) - at(place - radius)
    }
  }
  return mean
}
