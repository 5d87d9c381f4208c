import { type ComponentProps, type ReactNode, useId } from 'react'
import styles from './Field.module.css'
import { Icon } from './Icon'

interface FieldProps extends Omit<ComponentProps<'input'>, 'prefix'> {
  readonly label: ReactNode
  readonly hint?: ReactNode
  /** One sentence that says how to fix the value. If present, the field is not valid. */
  readonly error?: string | undefined
  /** A symbol before the value, for example `$`. */
  readonly prefix?: string
  /** A control or icon at the right edge of the field. */
  readonly end?: ReactNode
}

export function Field({ label, hint, error, prefix, end, className = '', id, ...input }: FieldProps) {
  const ownId = useId()
  const fieldId = id ?? ownId
  const hintId = `${fieldId}-hint`
  const errorId = `${fieldId}-error`
  const described = [hint === undefined ? '' : hintId, error === undefined ? '' : errorId].filter((part) => part !== '')
  const isNumber = input.inputMode === 'decimal' || input.inputMode === 'numeric'
  return (
    <div className={`${styles.field} ${className}`}>
      <label htmlFor={fieldId}>{label}</label>
      {hint === undefined ? null : (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
      <div className={`${styles.box} ${isNumber ? styles.isNumber : ''}`}>
        {prefix === undefined ? null : <span className={styles.prefix}>{prefix}</span>}
        <input
          {...input}
          id={fieldId}
          className={`${styles.input} ${prefix === undefined ? '' : styles.hasPrefix} ${end === undefined ? '' : styles.hasEnd}`}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={described.length === 0 ? undefined : described.join(' ')}
        />
        {end === undefined ? null : <span className={styles.end}>{end}</span>}
      </div>
      {error === undefined ? null : (
        <p className={styles.error} id={errorId}>
          <Icon name="warning" size="small" />
          <span>{error}</span>
        </p>
      )}
    </div>
  )
}

interface Choice {
  readonly value: string
  readonly label: string
}

interface SelectFieldProps extends ComponentProps<'select'> {
  readonly label: ReactNode
  readonly options: readonly Choice[]
  /** Further options, each group with a heading. */
  readonly groups?: readonly { readonly label: string; readonly options: readonly Choice[] }[]
}

/** A field for choosing one of a few options, used if a row of cards does not fit. */
export function SelectField({ label, options, groups = [], className = '', id, ...select }: SelectFieldProps) {
  const ownId = useId()
  const fieldId = id ?? ownId
  return (
    <div className={`${styles.field} ${className}`}>
      <label htmlFor={fieldId}>{label}</label>
      <div className={styles.box}>
        <select {...select} id={fieldId} className={`${styles.input} ${styles.select}`}>
          <Choices of={options} />
          {groups.map((group) => (
            <optgroup key={group.label} label={group.label}>
              <Choices of={group.options} />
            </optgroup>
          ))}
        </select>
        <span className={`${styles.end} ${styles.silent}`}>
          <Icon name="chevronDown" size="small" />
        </span>
      </div>
    </div>
  )
}

function Choices({ of }: { readonly of: readonly Choice[] }) {
  return of.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ))
}
