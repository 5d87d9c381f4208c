import { type ComponentProps, type ReactNode, useId } from 'react'
import styles from './Field.module.css'
import { Icon } from './Icon'

interface SelectFieldProps extends ComponentProps<'select'> {
  readonly label: ReactNode
  readonly options: readonly { readonly value: string; readonly label: string }[]
}

/** One of a few, where a row of cards has no room. */
export function SelectField({ label, options, className = '', id, ...select }: SelectFieldProps) {
  const ownId = useId()
  const fieldId = id ?? ownId
  return (
    <div className={`${styles.field} ${className}`}>
      <label htmlFor={fieldId}>{label}</label>
      <div className={styles.box}>
        <select {...select} id={fieldId} className={`${styles.input} ${styles.select}`}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <span className={`${styles.end} ${styles.silent}`}>
          <Icon name="chevronDown" size="small" />
        </span>
      </div>
    </div>
  )
}
