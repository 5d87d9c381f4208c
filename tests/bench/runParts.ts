import { cellsOf, HEAD, type Row } from './table'

/** Measures one part of the benchmark. A part with separate measurements yields each row as soon as it has it. */
export type Measure = (rounds: number) => Promise<readonly Row[]> | AsyncIterable<Row>
export type Part = readonly [name: string, measure: Measure]

/** The texts of different rows are printed at different times, so the widths are set and the longest text is last. */
const WIDTHS = [26, 26, 8, 9, 8]

export const headLine = (): string => lineOf(HEAD)

/**
 * Measures each part and prints each row as soon as it is there. A part that fails becomes a row with its error, and the
 * next part still runs.
 * @returns the names of the parts that failed
 */
export async function runParts(
  parts: readonly Part[],
  rounds: number,
  print: (line: string) => void,
): Promise<readonly string[]> {
  const failed: string[] = []
  for (const [name, measure] of parts) {
    try {
      const rows = await measure(rounds)
      for await (const row of rows) print(lineOf(cellsOf(row)))
    } catch (error) {
      failed.push(name)
      print(lineOf([`${name}: ${whatFailed(error)}`, '', '', '', '', 'failed']))
    }
  }
  return failed
}

function whatFailed(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error)
  return text.replaceAll(/\s+/gu, ' ').trim()
}

/** The name of the row comes last, because it has no limit to its length. */
function lineOf([what = '', ...others]: readonly string[]): string {
  return [...others.map((cell, column) => cell.padEnd(WIDTHS[column] ?? 0)), what].join('  ').trimEnd()
}
