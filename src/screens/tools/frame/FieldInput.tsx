import { Block } from '../../../ui/Block'
import { Choices } from '../../../ui/Choices'
import { Field, SelectField } from '../../../ui/Field'
import { typedNumberWords } from '#words/typedNumber'
import { readTyped } from '../../../session/typedNumber'
import { LONGEST_FIELD_TEXT, numberKind } from '../form/parseField'
import type { NumberField, TextField, ToolField } from '../form/toolForm'
import styles from './ToolForm.module.css'

interface FieldInputProps {
  readonly name: string
  readonly field: ToolField
  readonly text: string
  readonly error: string | undefined
  /** Whether the field is in a row of a list. Then it has no sign before the number, and a choice is a menu. */
  readonly isCell?: boolean
  readonly onText: (text: string) => void
  readonly onLeave: () => void
}

/** The control for a field of any kind. */
export function FieldInput({ name, field, text, error, isCell = false, onText, onLeave }: FieldInputProps) {
  if (field.kind === 'choice') {
    if (isCell) {
      return (
        <SelectField
          id={fieldId(name)}
          className={styles.cell}
          label={field.label}
          options={field.choices}
          value={text}
          onChange={(event) => onText(event.target.value)}
        />
      )
    }
    return (
      <Block after={4} className={styles.choice}>
        <Choices legend={field.label} choices={field.choices} value={text} onChange={onText} />
      </Block>
    )
  }
  const isText = field.kind === 'text'
  const typed = isText ? undefined : readTyped(text, numberKind(field))
  return (
    <Field
      id={fieldId(name)}
      className={`${isCell ? styles.cell : styles.field} ${isText ? '' : styles.number}`}
      label={field.label}
      hint={typed?.kind === 'plain' && !typed.isUsual ? typedNumberWords.readAs(typed.plain) : field.hint}
      error={error}
      {...(field.kind === 'money' && !isCell ? { prefix: '$' } : {})}
      end={field.kind === 'percent' && !isCell ? <span aria-hidden="true">%</span> : undefined}
      inputMode={keypadOf(field)}
      dir={isText ? undefined : 'ltr'}
      enterKeyHint="done"
      autoComplete="off"
      maxLength={LONGEST_FIELD_TEXT}
      value={text}
      onChange={(event) => onText(event.target.value)}
      onBlur={onLeave}
    />
  )
}

/** The id of the input of a field or a cell, by its name. */
export function fieldId(name: string): string {
  return `tool-${name}`
}

/** The keypads for numbers have no minus on many phones. */
export function keypadOf(field: NumberField | TextField): 'text' | 'numeric' | 'decimal' {
  if (field.kind === 'text' || field.min < 0) return 'text'
  return field.kind === 'count' ? 'numeric' : 'decimal'
}
