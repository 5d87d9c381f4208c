interface Measured {
  readonly what: string
  readonly unit: string
  readonly ours: readonly number[]
  readonly limit: readonly number[]
}

/** A row that means the same on any machine, since it compares ours with a limit of the same run. */
interface RatioRow extends Measured {
  /** The ratio of medians that we aim at. */
  readonly target: number
}

/** A row for a delay that a person feels on any machine. Its limit shows how busy the machine was. */
interface AbsoluteRow extends Measured {
  /** The most that we aim at, in the row's unit. */
  readonly atMost: number
  /** Which value counts, by its share of the values that are not above it. Without it, the median counts. */
  readonly share?: 0.95 | 1
}

export type Row = RatioRow | AbsoluteRow

export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? Number.NaN)) / 2
}

/** Returns the smallest value that is not below this share of all values. */
const valueAt = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.max(0, Math.ceil(values.length * share) - 1)] ?? Number.NaN

const shown = (value: number) => (value >= 100 ? value.toFixed(0) : value.toFixed(2))
const spread = (values: readonly number[], value: number) =>
  `${shown(value)} (${shown(Math.min(...values))} to ${shown(Math.max(...values))})`

export const HEAD = ['What', 'Ours (range)', 'Limit (range)', 'Ratio', 'Target', ''] as const

/** Returns the value that counts, usually the median, with the range of all values, and the ratio that means the same on any machine. */
export function cellsOf(row: Row): readonly string[] {
  const { what, unit, ours, limit } = row
  const counts = (values: readonly number[]) =>
    'share' in row && row.share !== undefined ? valueAt(values, row.share) : median(values)
  const ratio = counts(ours) / counts(limit)
  const [target, isWithin] =
    'atMost' in row
      ? [`${row.atMost} ${unit}`, counts(ours) <= row.atMost]
      : [`${row.target.toFixed(2)}x`, ratio <= row.target]
  return [
    `${what}, ${unit}`,
    spread(ours, counts(ours)),
    spread(limit, counts(limit)),
    `${ratio.toFixed(2)}x`,
    target,
    isWithin ? 'within' : 'over',
  ]
}

export function printTable(rows: readonly Row[]): void {
  printColumns([HEAD, ...rows.map(cellsOf)])
}

/** Prints the cells of a table below each other. The first row names the columns. */
export function printColumns(cells: readonly (readonly string[])[]): void {
  const widths = (cells[0] ?? []).map((_, column) => Math.max(...cells.map((row) => (row[column] ?? '').length)))
  for (const row of cells)
    console.log(
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
}
