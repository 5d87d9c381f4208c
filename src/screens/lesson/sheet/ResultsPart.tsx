import { sheetWords as words } from '#words/sheets'
import type { PartOf, SheetPart } from './sheetFields'
import { emptyPlaces, resultOf } from './sheetNumbers'
import styles from './SheetRows.module.css'
import type { SheetForm } from './useSheet'

interface ResultsPartProps {
  readonly part: PartOf<'results'>
  readonly parts: readonly SheetPart[]
  readonly form: SheetForm
}

/** The results computed from the numbers above. */
export function ResultsPart({ part, parts, form }: ResultsPartProps) {
  return (
    <dl className={styles.rows}>
      {part.rows.map((row, index) => {
        const empty = emptyPlaces(row, parts, form.textOf)
        const note = empty === undefined ? '' : words.empty(empty.missing, empty.left)
        return (
          <div key={index} className={styles.result}>
            <dt>
              <span>{row.label}</span>
              {row.hint ? <span className={styles.hint}>{row.hint}</span> : null}
              {note === '' ? null : <span className={styles.hint}>{note}</span>}
            </dt>
            <dd>{words.value(resultOf(row, parts, form.textOf), row.unit)}</dd>
          </div>
        )
      })}
    </dl>
  )
}
