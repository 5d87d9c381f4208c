/** The values from the first to the last tick. Both are multiples of the step, and the data is between them. */
export interface Ticks {
  readonly from: number
  readonly to: number
  readonly values: readonly number[]
}

const NICE = [1, 2, 2.5, 5, 10] as const

/**
 * Round ticks around the data, including zero, in steps of 1, 2, 2.5 or 5 times a power of ten.
 * @param count the approximate number of steps that fit
 */
export function valueTicks(min: number, max: number, count: number): Ticks {
  const low = Math.min(0, min)
  const high = Math.max(0, max)
  // A span below any displayed amount counts as zero.
  const span = high - low < 1e-9 ? 1 : high - low
  const rough = span / count
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = power * (NICE.find((nice) => nice * power >= rough * (1 - 1e-9)) ?? 10)
  return ticksBy(step, Math.floor(low / step + 1e-9) * step, Math.ceil(high / step - 1e-9) * step || step)
}

/**
 * Ticks along the bottom, with the smallest of the steps that fits. For months, 12, 24, 36 are easier to read than 10,
 * 20, 30. The first tick is the first step at or above the start. The data can end between two ticks.
 */
export function stepTicks(from: number, to: number, steps: readonly number[], count: number): Ticks {
  const step = steps.find((candidate) => (to - from) / candidate <= count) ?? steps.at(-1) ?? 1
  const { values } = ticksBy(step, Math.ceil(from / step - 1e-9) * step, Math.floor(to / step + 1e-9) * step)
  return { from, to, values }
}

function ticksBy(step: number, from: number, to: number): Ticks {
  const count = Math.max(0, Math.round((to - from) / step))
  // Ticks are multiplied, not summed, because 0.1 + 0.2 would miss the tick at 0.3.
  const values = Array.from({ length: count + 1 }, (_, index) =>
    Number(((Math.round(from / step) + index) * step).toPrecision(12)),
  )
  return { from, to, values }
}

/** Below this width, labels are shown without their amounts. */
export const NARROW = 480

/** The letter width in the widest fonts that devices use, relative to the font size. */
const LETTER = { plain: 0.64, bold: 0.72 } as const

/** The width of a text, estimated slightly too large, because SVG text does not wrap. */
export function textWidth(text: string, size: number, weight: keyof typeof LETTER = 'plain'): number {
  return text.length * size * LETTER[weight]
}

/** Long labels wrap if space is tight. */
export function labelLines(label: string, endText: string | undefined, isNarrow: boolean): readonly string[] {
  const words = label.split(' ')
  const lines: string[] = []
  for (const word of words) {
    const last = lines.at(-1)
    if (last !== undefined && (!isNarrow || `${last} ${word}`.length <= 9)) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return endText === undefined ? lines : [...lines, endText]
}

/** Moves labels apart. They keep their order and stay as near to their lines as possible. */
export function spreadLabels(
  wanted: readonly number[],
  heights: readonly number[],
  [min, max]: readonly [number, number],
): readonly number[] {
  const order = wanted.map((_, index) => index).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0))
  const result = [...wanted]
  let edge = min
  for (const index of order) {
    const half = (heights[index] ?? 0) / 2
    result[index] = Math.max(wanted[index] ?? 0, edge + half)
    edge = (result[index] ?? 0) + half
  }
  edge = max
  for (const index of order.reverse()) {
    const half = (heights[index] ?? 0) / 2
    result[index] = Math.min(result[index] ?? 0, edge - half)
    edge = (result[index] ?? 0) - half
  }
  return result
}
