import { labelLines, NARROW, spreadLabels, stepTicks, textWidth, valueTicks } from './chartScale'

export interface ChartPoint {
  readonly x: number
  readonly y: number
}

export interface LineSeries {
  /** Shown at the end of the line. */
  readonly label: string
  /** The last value in words. It is left out if space is tight. */
  readonly endText?: string | undefined
  /** The points, sorted by x. There is at least one. */
  readonly points: readonly ChartPoint[]
  /** The x position of the label, for lines whose key point is not at their end. */
  readonly labelAt?: number | undefined
}

export interface LineChartData {
  /** One to three. */
  readonly series: readonly LineSeries[]
  /** The unit of x, for example `months`. */
  readonly xUnit: string
  /** Readable steps along the bottom, smallest first. */
  readonly xSteps: readonly number[]
  readonly formatValue: (value: number) => string
  /** Fills the gap between the first two lines. */
  readonly isGapTinted?: boolean | undefined
}

export interface PlacedLabel {
  readonly lines: readonly string[]
  readonly x: number
  readonly y: number
  /** A path that connects the line's end to its label, if the line ends early or the label had to move. */
  readonly leader: string | undefined
}

export interface LineLayout {
  readonly width: number
  readonly height: number
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
  /** The position of y = 0. */
  readonly zero: number
  /** The start of the unit's name, to the right of the last tick. */
  readonly unitX: number
  readonly xTicks: readonly { readonly at: number; readonly text: string }[]
  readonly yTicks: readonly { readonly at: number; readonly text: string }[]
  readonly lines: readonly {
    readonly path: string
    readonly marks: readonly ChartPoint[]
    readonly label: PlacedLabel
  }[]
  readonly gap: string | undefined
}

const TICK_TEXT = 14
const LABEL_TEXT = 15
const LABEL_LINE = 19
const LABEL_SPACE = 5

/**
 * Calculates the position of everything in a line chart, in pixels, for a given width, so that text has the same size
 * on every screen.
 */
export function lineLayout(
  { series, xUnit, xSteps, formatValue, isGapTinted }: LineChartData,
  width: number,
): LineLayout {
  const isNarrow = width < NARROW
  const height = isNarrow ? 250 : 330
  const labels = series.map(({ label, endText }) => labelLines(label, isNarrow ? undefined : endText, isNarrow))
  const all = series.flatMap(({ points }) => points)
  const ys = valueTicks(Math.min(...all.map(({ y }) => y)), Math.max(...all.map(({ y }) => y)), isNarrow ? 4 : 5)
  const yTexts = ys.values.map(formatValue)
  const left = 10 + Math.max(...yTexts.map((text) => textWidth(text, TICK_TEXT)))
  const room = Math.max(
    textWidth(xUnit, TICK_TEXT),
    ...labels.flat().map((line) => textWidth(line, LABEL_TEXT, 'bold')),
  )
  const right = Math.max(left + 80, width - 18 - room)
  const [top, bottom] = [12, height - 32]
  const fromX = Math.min(...all.map(({ x }) => x))
  const toX = Math.max(fromX + 1, ...all.map(({ x }) => x))
  const xs = stepTicks(fromX, toX, xSteps, Math.max(2, Math.min(8, Math.floor((right - left) / (isNarrow ? 38 : 64)))))
  const lastTick = xs.values.at(-1) ?? toX
  const atX = (x: number): number => round(left + ((x - fromX) / (toX - fromX)) * (right - left))
  const atY = (y: number): number => round(bottom - ((y - ys.from) / (ys.to - ys.from)) * (bottom - top))
  const place = ({ x, y }: ChartPoint): ChartPoint => ({ x: atX(x), y: atY(y) })

  const placed = series.map(({ points }) => points.map(place))
  const anchors = series.map((line) => place(labelledPoint(line) ?? { x: toX, y: ys.from }))
  const spots = spreadLabels(
    anchors.map(({ y }) => y),
    labels.map((lines) => lines.length * LABEL_LINE + LABEL_SPACE),
    [top - 6, bottom + 8],
  )
  const lines = series.map((line, index) => {
    const path = placed[index] ?? []
    const end = anchors[index] ?? { x: left, y: bottom }
    const y = spots[index] ?? end.y
    const label = labels[index] ?? []
    // The line and its label do not touch, or the label is not at the end of the line.
    const isApart = end.x < right - 12 || Math.abs(y - end.y) > LABEL_LINE
    return {
      path: `M${path.map((point) => `${point.x} ${point.y}`).join('L')}`,
      marks: marksOf(line, xs.values).map(place),
      label: {
        lines: label,
        x: right + 14,
        y: y - ((label.length - 1) * LABEL_LINE) / 2,
        leader: isApart
          ? `M${end.x + 8} ${end.y}L${Math.max(end.x + 8, right)} ${end.y}L${right + 10} ${round(y)}`
          : undefined,
      },
    }
  })
  return {
    width,
    height,
    left,
    right,
    top,
    bottom,
    zero: atY(0),
    unitX: Math.max(right + 14, round(atX(lastTick) + textWidth(String(lastTick), TICK_TEXT) / 2 + 9)),
    xTicks: xs.values.map((value) => ({ at: atX(value), text: String(value) })),
    yTicks: ys.values.map((value, index) => ({ at: atY(value), text: yTexts[index] ?? '' })),
    lines,
    gap: isGapTinted === true ? gapBetween(placed[0], placed[1]) : undefined,
  }
}

function labelledPoint({ points, labelAt }: LineSeries): ChartPoint | undefined {
  return points.find(({ x }) => x === labelAt) ?? points.at(-1)
}

/** Marks at every tick that the line passes, at its label, and at its end. */
function marksOf(line: LineSeries, ticks: readonly number[]): readonly ChartPoint[] {
  const [start, end, labelled] = [line.points[0], line.points.at(-1), labelledPoint(line)]
  return line.points.filter(
    (point) => point === end || point === labelled || (ticks.includes(point.x) && point !== start),
  )
}

/** The area between two lines. The line that ends first continues horizontally. */
function gapBetween(
  one: readonly ChartPoint[] | undefined,
  two: readonly ChartPoint[] | undefined,
): string | undefined {
  const [a, b] = [one?.at(-1), two?.at(-1)]
  if (one === undefined || two === undefined || a === undefined || b === undefined) return undefined
  const end = Math.max(a.x, b.x)
  const there = a.x < end ? [...one, { x: end, y: a.y }] : one
  const back = b.x < end ? [...two, { x: end, y: b.y }] : two
  return `M${[...there, ...[...back].reverse()].map(({ x, y }) => `${x} ${y}`).join('L')}z`
}

function round(pixels: number): number {
  return Math.round(pixels * 10) / 10
}
