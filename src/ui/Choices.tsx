import { type ReactNode, useId } from 'react'
import styles from './Choices.module.css'

interface Choice<Value extends string> {
  readonly value: Value
  readonly label: ReactNode
}

interface ChoicesProps<Value extends string> {
  readonly legend: ReactNode
  readonly choices: readonly Choice<Value>[]
  readonly value: Value
  readonly onChange: (value: Value) => void
}

/** A row of radio buttons that look like index cards. One button is always selected. */
export function Choices<Value extends string>({ legend, choices, value, onChange }: ChoicesProps<Value>) {
  const name = useId()
  return (
    <fieldset className={styles.choices}>
      <legend>{legend}</legend>
      <div className={styles.row}>
        {choices.map((choice) => (
          <label key={choice.value}>
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
