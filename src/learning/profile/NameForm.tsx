import { type FormEvent, useRef, useState } from 'react'
import { profileWords as words } from '#words/profile'
import { useAuth } from '../../accounts/AuthContext'
import { LONGEST_NAME } from '../../accounts/learnerName'
import { Button, ButtonRow } from '../../ui/Button'
import { Field } from '../../ui/Field'
import { useSession } from '../session/SessionContext'
import styles from './Identity.module.css'
import { saveName } from './saveName'

interface NameFormProps {
  readonly name: string
  readonly onSaved: (name: string) => void
  readonly onCancel: () => void
}

/** The learner has just asked for this field. */
function focusWhenShown(field: HTMLInputElement | null): void {
  field?.select()
}

export function NameForm({ name, onSaved, onCancel }: NameFormProps) {
  const { store } = useSession()
  const { accounts } = useAuth()
  const form = useRef<HTMLFormElement>(null)
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string | undefined>(undefined)

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    if (isBusy) return
    const field = new FormData(event.currentTarget).get('name')
    setBusy(true)
    const saved = await saveName(typeof field === 'string' ? field : '', store, accounts)
    setBusy(false)
    if (saved.kind === 'saved') return onSaved(saved.name)
    setError(saved.text)
    form.current?.querySelector('input')?.focus()
  }

  return (
    <form ref={form} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <Field
        ref={focusWhenShown}
        label={words.name}
        hint={words.nameHint}
        name="name"
        autoComplete="name"
        maxLength={LONGEST_NAME}
        defaultValue={name}
        error={error}
      />
      <ButtonRow>
        <Button type="submit" busy={isBusy} busyLabel={words.saving}>
          {words.saveName}
        </Button>
        <Button variant="line" onClick={onCancel}>
          {words.cancel}
        </Button>
      </ButtonRow>
    </form>
  )
}
