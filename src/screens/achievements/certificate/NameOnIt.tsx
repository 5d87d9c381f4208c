import { type FormEvent, useRef } from 'react'
import { certificateWords as words } from '#words/certificate'
import { cleanName, LONGEST_NAME, nameOf } from '../../../data/accounts/learnerName'
import { displayNameOf } from '../../../core/progress/profile'
import { Button, ButtonRow } from '../../../ui/Button'
import { Field } from '../../../ui/Field'
import { useAction } from '../../../ui/useAction'
import { useSession } from '../../../session/SessionContext'
import { useProgress, useRead } from '../../../session/useRead'
import styles from './CertificateActions.module.css'

/** Returns the learner's name for certificates, or undefined until it has been read. */
export function useNameOnIt(): string | undefined {
  const { learner, reads } = useSession()
  const document = useProgress()
  const own = useRead(reads.certificateName)
  if (own === undefined || document === undefined) return undefined
  return own ?? displayNameOf(document) ?? nameOf(learner)
}

interface NameOnItProps {
  readonly name: string
  readonly onDone: () => void
}

/** Focuses the field on mount, because the learner has just asked for it. */
function selectWhenShown(field: HTMLInputElement | null): void {
  field?.focus()
  field?.select()
}

/**
 * A form for the name on certificates. It may be the full name, for example for an employer, while greetings use the first
 * name.
 */
export function NameOnIt({ name, onDone }: NameOnItProps) {
  const { store } = useSession()
  const form = useRef<HTMLFormElement>(null)

  const save = useAction(async (typed: string) => {
    const failure = await store.setCertificateName(cleanName(typed) ?? null)
    if (failure === undefined) onDone()
    else form.current?.querySelector('input')?.focus()
    return failure
  })
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const field = new FormData(event.currentTarget).get('certificate-name')
    save.run(typeof field === 'string' ? field : '')
  }

  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit}>
      <Field
        ref={selectWhenShown}
        label={words.name}
        hint={words.nameHint}
        name="certificate-name"
        autoComplete="name"
        maxLength={LONGEST_NAME}
        defaultValue={name}
        error={save.outcome && words.nameNotSaved[save.outcome]}
      />
      <ButtonRow>
        <Button type="submit" variant="line" busy={save.isBusy} busyLabel={words.saving}>
          {words.saveName}
        </Button>
        <Button variant="line" onClick={onDone}>
          {words.cancel}
        </Button>
      </ButtonRow>
    </form>
  )
}
