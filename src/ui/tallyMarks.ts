export interface TallyMarks {
  /** SVG path data, one per stroke. `isFifth` is the stroke across. */
  readonly strokes: readonly { readonly path: string; readonly isFifth: boolean }[]
  /** The width of the drawing in its own units, from x = -3. Its height is 32. */
  readonly width: number
}

const groupWidth = 42
/** Strokes lean a little, in a fixed pattern. Nothing in the picture is random. */
const standing = ['M4.6 4l-0.6 24', 'M10.5 4l0.5 24', 'M18.3 4l-0.3 24', 'M24.3 4l0.7 24'] as const
const startX = [4.6, 10.5, 18.3, 24.3] as const
const across = 31

function strokeAt(index: number): { path: string; isFifth: boolean } {
  const shift = Math.floor(index / 5) * groupWidth
  const place = index % 5
  const x = startX[place]
  if (x === undefined) return { path: `M${shift - 1} 24L${shift + across} 8`, isFifth: true }
  const lean = standing[place]?.slice(standing[place].indexOf('l')) ?? ''
  return { path: `M${(x + shift).toFixed(1)} 4${lean}`, isFifth: false }
}

/** Tally strokes in groups of five, the fifth across. */
export function tallyMarks(count: number): TallyMarks {
  const strokes = Array.from({ length: count }, (_, index) => strokeAt(index))
  const last = Math.max(0, count - 1)
  const place = last % 5
  const rightmost = Math.floor(last / 5) * groupWidth + (place === 4 ? across : 4 + place * 7)
  return { strokes, width: rightmost + 6 }
}
