import type { SectionBars } from '../../core/curriculum/curriculum'

/** `module` is the color of the module, for bars that have one part each. */
export type BarInk = 'module' | 'done' | 'barn' | 'wheat' | 'info' | 'ink'

export interface BarPiece {
  /** The start and the width, in percent of the widest bar. */
  readonly from: number
  readonly width: number
  readonly label: string
  readonly value: number
  /** The ink, which is the same in every bar for parts with the same label. */
  readonly ink: BarInk
}

export interface BarRow {
  readonly label: string
  readonly total: number
  readonly pieces: readonly BarPiece[]
}

/**
 * The inks for two parts: an amount and its extra cost. If there are more than two, the parts are shares of one amount,
 * and no part is bad.
 */
const PAIR: readonly BarInk[] = ['done', 'barn']
const SHARES: readonly BarInk[] = ['done', 'wheat', 'info', 'ink', 'barn']

/**
 * Lays out bars in proportion to the widest one. A negative part has no width, but its figure is included in the total.
 */
export function barScale({ items }: Pick<SectionBars, 'items'>): readonly BarRow[] {
  const widths = items.map((item) => item.parts.reduce((sum, part) => sum + Math.max(0, part.value), 0))
  const widest = Math.max(0, ...widths)
  const isPlain = items.every((item) => item.parts.length < 2)
  const labels = [...new Set(items.flatMap((item) => item.parts.map((part) => part.label)))]
  const inks = labels.length <= PAIR.length ? PAIR : SHARES
  const inkOf = (label: string): BarInk => (isPlain ? 'module' : (inks[labels.indexOf(label) % inks.length] ?? 'ink'))
  return items.map((item) => {
    let from = 0
    const pieces = item.parts.map((part) => {
      const width = widest > 0 ? (Math.max(0, part.value) / widest) * 100 : 0
      const piece = {
        from,
        width,
        label: part.label,
        value: part.value,
        ink: inkOf(part.label),
      }
      from += width
      return piece
    })
    return { label: item.label, total: item.parts.reduce((sum, part) => sum + part.value, 0), pieces }
  })
}
