import { type FormEvent, useState } from 'react'
import { Field } from '../../ui/Field'
import { isPhraseTyped } from '../../ui/isPhraseTyped'
import styles from './DeleteAccount.module.css'
import type { Elements } from '../../ui/Elements'

interface TypedPhraseProps {
  readonly label: string
  /** The phrase in lowercase, with one space between its words. */
  readonly phrase: string
  readonly notTyped: string
  readonly onTyped: () => void
  /** The buttons, one of which submits. */
  readonly children: Elements
}

/** A confirmation that cannot happen by accident, because it requires typing a phrase. */
export function TypedPhrase({ label, phrase, notTyped, onTyped, children }: TypedPhraseProps) {
  const [error, setError] = useState<string>()
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const form = event.currentTarget
    const isTyped = isPhraseTyped(form, phrase)
    setError(isTyped ? undefined : notTyped)
    if (isTyped) onTyped()
    else form.querySelector('input')?.focus()
  }
  return (
    <form noValidate onSubmit={submit}>
      <Field
        className={styles.field}
        label={label}
        name="phrase"
        autoComplete="off"
        autoCapitalize="none"
        error={error}
      />
      {children}
    </form>
  )
}
