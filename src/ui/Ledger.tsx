import { Fragment, type ReactElement, type ReactNode, useId } from 'react'
import styles from './Ledger.module.css'
import { useSideScroll } from './useSideScroll'

export interface LedgerColumn {
  readonly label: ReactNode
  readonly kind: 'text' | 'number'
}

export interface LedgerRow {
  readonly id: string
  /** One per column. */
  readonly cells: readonly ReactNode[]
}

interface LedgerProps {
  readonly caption: ReactNode
  readonly isCaptionHidden?: boolean
  readonly columns: readonly LedgerColumn[]
  readonly areColumnsHidden?: boolean
  readonly rows: readonly LedgerRow[]
  /** The total row, with a single line above and a double line below. An empty text leaves a cell blank. */
  readonly total?: readonly ReactNode[]
  /** The column whose cells are the names of their rows. */
  readonly nameColumn?: number
  readonly className?: string | undefined
  /**
   * A name for a table on a prerendered page that can be wider than a phone. It makes the table's box a scrolling
   * region that the keyboard can reach. On other screens, the box becomes one only if large letters make the table too
   * wide.
   */
  readonly scrollName?: string | undefined
}

/** A table of entries. Numbers are already formatted, with a true minus sign and without a dollar sign. */
export function Ledger({
  caption,
  isCaptionHidden = false,
  columns,
  areColumnsHidden = false,
  rows,
  total,
  nameColumn = 0,
  className = '',
  scrollName,
}: LedgerProps) {
  const cell = (content: ReactNode, index: number): ReactElement => {
    if (index === nameColumn) return <th scope="row">{content}</th>
    return <td className={columns[index]?.kind === 'number' ? styles.amount : undefined}>{content}</td>
  }
  const line = (
    cells: readonly ReactNode[],
    render: (content: ReactNode, index: number) => ReactElement,
  ): ReactElement[] =>
    // Columns are never reordered, so their position is a valid key.
    columns.map((_, index) => <Fragment key={index}>{render(cells[index] ?? '', index)}</Fragment>)
  const [box, scrolls] = useSideScroll<HTMLDivElement>()
  const captionId = useId()
  return (
    <div
      ref={box}
      className={styles.box}
      {...(scrolls && { role: 'region', 'aria-labelledby': captionId, tabIndex: 0 })}
      {...(scrollName !== undefined && { role: 'region', 'aria-label': scrollName, tabIndex: 0 })}
    >
      <table className={`${styles.ledger} ${className}`}>
        <caption id={captionId} className={isCaptionHidden ? 'sr' : undefined}>
          {caption}
        </caption>
        <thead className={areColumnsHidden ? 'sr' : undefined}>
          <tr>
            {columns.map((column, index) => (
              <th key={index} scope="col" className={column.kind === 'number' ? styles.amount : undefined}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>{line(row.cells, cell)}</tr>
          ))}
          {total === undefined ? null : (
            <tr className={styles.total}>
              {line(total, (content, index) => cell(index === nameColumn ? content : sum(content), index))}
            </tr>
          )}
        </tbody>
      </table>
    </div>
  )
}

function sum(content: ReactNode): ReactNode {
  return content === '' ? '' : <span>{content}</span>
}
