import type { FormEvent } from 'react'
import { classBookWords } from '#words/classBook'
import { weakPasswordWords } from '#words/weakPassword'
import type { ChangedPassword } from '../../../ports/TaughtClasses'
import { Button } from '../../../../ui/Button'
import { Field } from '../../../../ui/Field'
import { useAction } from '../../../../ui/useAction'
import type { ClassPageProps } from '../classView'
import styles from './KeepPage.module.css'

const words = classBookWords.keep

/** Changes the class password on this device. Older backups keep the old password, and the page says so. */
export function ChangePassword({ view: { book } }: ClassPageProps) {
  const change = useAction(async (form: HTMLFormElement): Promise<ChangedPassword> => {
    const data = new FormData(form)
    const typed = (name: string): string => {
      const value = data.get(name)
      return typeof value === 'string' ? value : ''
    }
    const changed = await book.changePassword(typed('password'), typed('next'))
    if (changed.kind === 'changed') form.reset()
    else
      form
        .querySelector<HTMLInputElement>(`[name="${changed.kind === 'weak-password' ? 'next' : 'password'}"]`)
        ?.focus()
    return changed
  })
  const { outcome } = change
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    change.run(event.currentTarget)
  }
  return (
    <form noValidate className={styles.change} onSubmit={submit}>
      <h2>{words.passwordTitle}</h2>
      <p>{words.passwordText}</p>
      <Field
        label={words.passwordNow}
        name="password"
        type="password"
        autoComplete="current-password"
        error={notChanged(outcome)}
      />
      <Field
        label={words.passwordNext}
        hint={words.passwordHint}
        name="next"
        type="password"
        autoComplete="new-password"
        error={outcome?.kind === 'weak-password' ? weakPasswordWords[outcome.fault] : undefined}
      />
      <Button type="submit" variant="line" busy={change.isBusy} busyLabel={words.passwordChanging}>
        {words.passwordChange}
      </Button>
      <p role="status">{outcome?.kind === 'changed' ? words.passwordChanged : null}</p>
    </form>
  )
}

/** Returns the reason that the current password did not work. */
function notChanged(outcome: ChangedPassword | undefined): string | undefined {
  if (outcome?.kind === 'wait') return classBookWords.unlock.wait(Math.ceil(outcome.milliseconds / 1000))
  if (outcome?.kind !== 'refused') return undefined
  const { reason } = outcome
  if (reason === 'wrong-password' || reason === 'damaged') return classBookWords.unlock.refused[reason]
  return words.passwordNotChanged(reason)
}
