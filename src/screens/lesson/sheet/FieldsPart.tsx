import { useId } from 'react'
import { sheetWords as words } from '#words/sheets'
import { SheetControl } from './SheetControl'
import { fieldName, type PartOf } from './sheetFields'
import styles from './SheetFields.module.css'
import type { SheetForm } from './useSheet'

interface FieldsPartProps {
  readonly part: PartOf<'fields'>
  readonly form: SheetForm
}

const SIGNS: Partial<Record<string, string>> = { amount: '$', percent: '%' }

/** Fields below their labels. Short fields are side by side if there is room. */
export function FieldsPart({ part, form }: FieldsPartProps) {
  const id = useId()
  return (
    <div className={styles.fields}>
      {part.fields.map((field) => {
        const name = fieldName(part.id, field.id)
        const source = form.sourceOf(name)
        const fieldId = `${id}-${field.id}`
        const sign = SIGNS[field.kind]
        const isNoted = Boolean(field.hint) || source !== undefined
        return (
          <div key={field.id} className={field.kind === 'long' ? styles.isLong : undefined}>
            <label htmlFor={fieldId}>
              <span>{field.label}</span>
              {sign === undefined ? null : <span className={styles.sign}>{`, ${sign}`}</span>}
            </label>
            {isNoted ? (
              <span className={styles.hint} id={`${fieldId}-hint`}>
                {[field.hint, source === undefined ? '' : words.source(source)].filter(Boolean).join(' ')}
              </span>
            ) : null}
            <SheetControl
              form={form}
              name={name}
              kind={field.kind}
              id={fieldId}
              options={field.options ?? []}
              {...(isNoted && { describedBy: `${fieldId}-hint` })}
            />
          </div>
        )
      })}
    </div>
  )
}
