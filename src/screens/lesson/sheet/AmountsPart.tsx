import { useId } from 'react'
import { sheetWords as words } from '#words/sheets'
import { SheetControl } from './SheetControl'
import { fieldName, type PartOf } from './sheetFields'
import { totalOfAmounts } from './sheetNumbers'
import styles from './SheetRows.module.css'
import type { SheetForm } from './useSheet'

interface AmountsPartProps {
  readonly part: PartOf<'amounts'>
  readonly form: SheetForm
}

/** A column of numbers behind the red line, with its total. */
export function AmountsPart({ part, form }: AmountsPartProps) {
  const id = useId()
  return (
    <div className={styles.rows} role="group" aria-labelledby={`${id}-head`}>
      <p className={styles.head} id={`${id}-head`}>
        <span>{part.title ?? ''}</span>
        <span>{words.units[part.unit]}</span>
      </p>
      {part.rows.map((row) => {
        const name = fieldName(part.id, row.id)
        const source = form.sourceOf(name)
        const rowId = `${id}-${row.id}`
        return (
          <div key={row.id} className={styles.row}>
            <div>
              <label htmlFor={rowId}>{row.label}</label>
              {row.hint || source ? (
                <span className={styles.hint} id={`${rowId}-hint`}>
                  {[row.hint, source === undefined ? '' : words.source(source)].filter(Boolean).join(' ')}
                </span>
              ) : null}
            </div>
            <div className={styles.cell}>
              <SheetControl
                form={form}
                name={name}
                kind="amount"
                id={rowId}
                {...((row.hint || source) && { describedBy: `${rowId}-hint` })}
              />
            </div>
          </div>
        )
      })}
      {part.total ? (
        <p className={styles.total}>
          <span>{part.total}</span>
          <b>{words.figure(totalOfAmounts(part, form.textOf), part.unit)}</b>
        </p>
      ) : null}
    </div>
  )
}
