import { useEffect, useId, useState } from 'react'
import { sheetWords as words } from '#words/sheets'
import { Block } from '../../../ui/Block'
import { Button } from '../../../ui/Button'
import { SheetControl } from './SheetControl'
import { cellName, type PartOf, rowsOf } from './sheetFields'
import { numberKindOf, totalOfColumn } from './sheetNumbers'
import styles from './SheetLines.module.css'
import type { SheetForm } from './useSheet'

interface LinesPartProps {
  readonly part: PartOf<'lines'>
  readonly form: SheetForm
}

/** A ruled table. If its columns do not fit, each row becomes a block with the names of the columns. */
export function LinesPart({ part, form }: LinesPartProps) {
  const id = useId()
  const { columns, first, title } = part
  const { rows, isMore, more } = useRows(part, form, (row) => `${id}-${columns[0]?.id}-${row}`)
  return (
    <Block isNumeric>
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
                        {...(column.kind === 'amount' && { numberKind: numberKindOf(column.unit) })}
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
                  return (
                    <td key={column.id}>
                      <b>{words.value(totalOfColumn(part, column.id, form.textOf), 'dollars')}</b>
                    </td>
                  )
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
      {isMore ? (
        <Button variant="line" size="compact" className={styles.more} onClick={more}>
          {words.moreLines}
        </Button>
      ) : null}
    </Block>
  )
}

/**
 * The number of blank rows added at a time. There is always a blank row after the last entry, up to the worksheet's limit.
 */
const AT_A_TIME = 4

function useRows(part: PartOf<'lines'>, form: SheetForm, idOf: (row: number) => string) {
  const [most, setMost] = useState((part.first ?? []).length + AT_A_TIME)
  const [asked, setAsked] = useState<string | undefined>(undefined)
  // After adding rows, the learner wants to write on the first new row, so it takes the focus.
  useEffect(() => {
    if (asked !== undefined) document.getElementById(asked)?.focus()
  }, [asked])
  const all = Array.from({ length: rowsOf(part) }, (_, index) => index + 1)
  const last =
    all.filter((row) => part.columns.some(({ id }) => form.textOf(cellName(part.id, id, row)) !== '')).at(-1) ?? 0
  const shown = Math.max(most, last + 1)
  // After a row was shown, it remains visible even if it is empty again, because the learner may be writing in it.
  if (shown > most) setMost(shown)
  return {
    rows: all.slice(0, shown),
    isMore: shown < all.length,
    more: () => {
      setMost(shown + AT_A_TIME)
      setAsked(idOf(shown + 1))
    },
  }
}
