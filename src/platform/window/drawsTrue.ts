const SIDE = 8
const RED = 200
const GREEN = 40
/** Some browsers change a few pixels a little, which no one sees. */
const MOST_DIFFERENCE = 12

/**
 * Whether a page can read what it has drawn. Private browsers answer with noise, and so would every picture that the
 * page makes.
 */
export function drawsTrue(canvas: HTMLCanvasElement = document.createElement('canvas')): boolean {
  canvas.width = SIDE
  canvas.height = SIDE
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (context === null) return false
  context.fillStyle = `rgb(${RED} ${GREEN} 0)`
  context.fillRect(0, 0, SIDE, SIDE)
  try {
    const { data } = context.getImageData(0, 0, SIDE, SIDE)
    const isNear = (at: number, value: number) => Math.abs((data[at] ?? 0) - value) <= MOST_DIFFERENCE
    return Array.from({ length: SIDE * SIDE }, (_, pixel) => pixel * 4).every(
      (at) => isNear(at, RED) && isNear(at + 1, GREEN) && isNear(at + 2, 0),
    )
  } catch {
    return false
  }
}
