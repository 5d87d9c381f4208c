import type { BarGroup } from '../../ui/barLayout'
import type { SeriesNumber } from '../../ui/ChartMark'
import type { LineChartData } from '../../ui/lineLayout'

export interface ToolColumn {
  readonly label: string
  readonly kind: 'text' | 'number'
  /** The line or bar of the chart that shows the same. */
  readonly series?: SeriesNumber
}

/** Every cell in words, ready to show. The first column names the row. */
export interface ToolTable {
  readonly caption: string
  readonly columns: readonly ToolColumn[]
  readonly rows: readonly (readonly string[])[]
  readonly total?: readonly string[]
}

interface ChartWords {
  readonly title: string
  /** What the chart says, for those who cannot see it. */
  readonly description: string
  readonly caption: string
}

export type ToolChart =
  | (ChartWords & LineChartData & { readonly kind: 'lines' })
  | (ChartWords & { readonly kind: 'bars'; readonly groups: readonly BarGroup[] })

/** What a tool found. Everything is in words; nothing is computed while it is shown. */
export interface ToolResult {
  /** The heading: one line with the figure that matters. */
  readonly finding: string
  readonly text: readonly string[]
  readonly comparison?: ToolTable
  readonly chart?: ToolChart
  /** The numbers that the chart draws. */
  readonly behind?: ToolTable
  /** A long list, made only when it is opened. */
  readonly schedule?: { readonly title: string; readonly table: () => ToolTable }
}
