import { useId } from 'react'
import { SheetControl } from './SheetControl'
import { fieldName, type PartOf } from './sheetFields'
import styles from './SheetFields.module.css'
import type { SheetForm } from './useSheet'

interface ChecksPartProps {
  readonly part: PartOf<'checks'>
  readonly form: SheetForm
}

/** A list of items to tick off. */
export function ChecksPart({ part, form }: ChecksPartProps) {
  const id = useId()
  return (
    <ul className={styles.checks}>
      {part.items.map((item) => {
        const itemId = `${id}-${item.id}`
        return (
          <li key={item.id}>
            <SheetControl
              form={form}
              name={fieldName(part.id, item.id)}
              kind="tick"
              id={itemId}
              {...(item.hint && { describedBy: `${itemId}-hint` })}
            />
            <div>
              <label htmlFor={itemId}>{item.label}</label>
              {item.hint ? (
                <span className={styles.hint} id={`${itemId}-hint`}>
                  {item.hint}
                </span>
              ) : null}
            </div>
          </li>
        )
      })}
    </ul>
  )
}
