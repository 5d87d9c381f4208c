import type { SeriesNumber } from './ChartMark'
import { NARROW, textWidth } from './chartScale'

export interface BarGroup {
  readonly label: string
  /** At most one bar for each series. */
  readonly bars: readonly { readonly series: SeriesNumber; readonly value: number; readonly text: string }[]
}

interface PlacedBar {
  readonly series: SeriesNumber
  readonly y: number
  readonly width: number
  readonly text: string
}

export interface BarLayout {
  readonly width: number
  readonly height: number
  /** The x position where every bar starts. */
  readonly left: number
  readonly barHeight: number
  readonly groups: readonly {
    readonly label: string
    readonly labelX: number
    readonly labelY: number
    readonly bars: readonly PlacedBar[]
    /** The hairline under the group. */
    readonly ruleY: number
  }[]
}

const BAR = 20
const SPACE = 6
const TEXT = 15

/** Places horizontal bars in pixels for a given width. Names are left of the bars, or above them if space is tight. */
export function barLayout(groups: readonly BarGroup[], width: number): BarLayout {
  const isNarrow = width < NARROW
  const left = isNarrow ? 4 : 16 + Math.max(...groups.map(({ label }) => textWidth(label, TEXT)))
  const room = 12 + Math.max(...groups.flatMap(({ bars }) => bars.map(({ text }) => textWidth(text, TEXT))))
  const longest = Math.max(0, ...groups.flatMap(({ bars }) => bars.map(({ value }) => value)))
  const space = Math.max(40, width - left - room)
  let y = 8
  const placed = groups.map(({ label, bars }) => {
    const labelY = isNarrow ? y + 16 : y + (bars.length * (BAR + SPACE) - SPACE) / 2 + 5
    if (isNarrow) y += 26
    const placedBars = bars.map(({ series, value, text }, index) => ({
      series,
      y: y + index * (BAR + SPACE),
      width: longest > 0 ? Math.round((Math.max(0, value) / longest) * space * 10) / 10 : 0,
      text,
    }))
    y += bars.length * (BAR + SPACE) + 6
    const group = { label, labelX: isNarrow ? left + 8 : 0, labelY, bars: placedBars, ruleY: y }
    y += 10
    return group
  })
  return { width, height: y - 8, left, barHeight: BAR, groups: placed }
}
