import { decodeQR } from 'qr/decode.js'

const SCALE = 4

/** Decodes the QR code with that accessible name. */
export function readShown(label: string): string {
  const drawing = document.querySelector(`svg[aria-label="${label}"]`)
  const side = Number(drawing?.getAttribute('viewBox')?.split(' ')[2])
  const path = drawing?.querySelector('path')?.getAttribute('d')
  if (!(side > 0) || path === null || path === undefined) throw new Error(`No code is drawn with the name ${label}.`)
  return readDrawn(path, side)
}

/** Decodes a QR code from the path of its dark modules. `side` is its number of modules per side. */
export function readDrawn(path: string, side: number): string {
  return decodeQR(pictureOf(path, side))
}

/** The path in black on white. */
function pictureOf(path: string, side: number) {
  const size = side * SCALE
  const data = new Uint8ClampedArray(size * size * 4).fill(255)
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let row = Number(y) * SCALE; row < (Number(y) + 1) * SCALE; row += 1) {
      const from = (row * size + Number(x) * SCALE) * 4
      for (let at = from; at < from + Number(length) * SCALE * 4; at += 4) data.fill(0, at, at + 3)
    }
  }
  return { width: size, height: size, data }
}
