/** Narrower than this, labels stand without their amounts. */
export const NARROW = 480

/** Letters of the widest typefaces that devices bring, in parts of their size. */
const LETTER = { plain: 0.64, bold: 0.72 } as const

/** The room that a text takes, a little too much rather than too little: SVG text does not wrap. */
export function textWidth(text: string, size: number, weight: keyof typeof LETTER = 'plain'): number {
  return text.length * size * LETTER[weight]
}

/** Long labels go onto more lines where there is little room. */
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

/** Moves labels apart, keeping their order and as near to their lines as the room allows. */
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
