import type { BarGroup } from '../../ui/barLayout'
import type { SeriesNumber } from '../../ui/ChartMark'
import type { LineChartData } from '../../ui/lineLayout'

export interface ToolColumn {
  readonly label: string
  readonly kind: 'text' | 'number'
  /** The line or bar of the chart with the same data. */
  readonly series?: SeriesNumber
}

/** Every cell is a text, ready to show. The first column names the row. */
export interface ToolTable {
  readonly caption: string
  readonly columns: readonly ToolColumn[]
  readonly rows: readonly (readonly string[])[]
  readonly total?: readonly string[]
}

interface ChartWords {
  readonly title: string
  /** A description of the chart for people who cannot see it. */
  readonly description: string
  readonly caption: string
}

export type ToolChart =
  | (ChartWords & LineChartData & { readonly kind: 'lines' })
  | (ChartWords & { readonly kind: 'bars'; readonly groups: readonly BarGroup[] })

/** The result of a calculator. All values are texts, and nothing is computed while it is shown. */
export interface ToolResult {
  /** The heading: one line with the most important figure. */
  readonly finding: string
  readonly text: readonly string[]
  readonly comparison?: ToolTable
  readonly chart?: ToolChart
  /** The numbers behind the chart. */
  readonly behind?: ToolTable
  /** A long table that is created only when it is opened. */
  readonly schedule?: { readonly title: string; readonly table: () => ToolTable }
}
