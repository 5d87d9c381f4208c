import { useId } from 'react'
import { sheetWords as words } from '#words/sheets'
import { SheetControl } from './SheetControl'
import { cellName, type PartOf, rowsOf } from './sheetFields'
import { totalOfColumn } from './sheetNumbers'
import styles from './SheetLines.module.css'
import type { SheetForm } from './useSheet'

interface LinesPartProps {
  readonly part: PartOf<'lines'>
  readonly form: SheetForm
}

/** A ruled table. Where there is no room for its columns each row stands as a block, with its columns' names. */
export function LinesPart({ part, form }: LinesPartProps) {
  const id = useId()
  const { columns, first, title } = part
  const rows = Array.from({ length: rowsOf(part) }, (_, index) => index + 1)
  return (
    <div className={styles.holder}>
      <table className={styles.lines} aria-label={title ?? columns.map(({ label }) => label).join(', ')}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.id} scope="col" data-kind={column.kind}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const preset = first?.[row - 1]
            return (
              <tr key={row}>
                {columns.map((column, index) => {
                  if (index === 0 && preset !== undefined) {
                    return (
                      <th key={column.id} scope="row">
                        {preset}
                      </th>
                    )
                  }
                  const cellId = `${id}-${column.id}-${row}`
                  return (
                    <td key={column.id} data-kind={column.kind}>
                      <span className={styles.label} aria-hidden="true">
                        {column.label}
                      </span>
                      <SheetControl
                        form={form}
                        name={cellName(part.id, column.id, row)}
                        kind={column.kind}
                        id={cellId}
                        label={`${column.label}, ${preset ?? words.row(row)}`}
                      />
                    </td>
                  )
                })}
              </tr>
            )
          })}
        </tbody>
        {part.total ? (
          <tfoot>
            <tr>
              {columns.map((column, index) => {
                if (column.id === part.total)
                  return <td key={column.id}>{words.value(totalOfColumn(part, column.id, form.textOf), 'dollars')}</td>
                return index === 0 ? (
                  <th key={column.id} scope="row">
                    {words.total}
                  </th>
                ) : (
                  <td key={column.id} />
                )
              })}
            </tr>
          </tfoot>
        ) : null}
      </table>
    </div>
  )
}
