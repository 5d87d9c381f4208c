import { type FormEvent, useEffect, useRef, useState } from 'react'
import { loginWords as words } from '#words/login'
import { useAuth } from '../../data/accounts/AuthContext'
import { Button } from '../../ui/Button'
import { Field } from '../../ui/Field'
import { Icon } from '../../ui/Icon'
import { textLinkClass } from '../../ui/textLinkClass'
import { type FieldError, fieldError } from './fieldError'
import { focusWhenAsked, useErrorFocus } from './useErrorFocus'
import { FormAlert } from './FormAlert'
import { formText } from './formText'
import styles from './ResetForm.module.css'

interface ResetFormProps {
  /** The email entered in the previous form. */
  readonly email: string
  readonly onBack: () => void
}

type Progress =
  | { readonly status: 'asking'; readonly error?: FieldError }
  | { readonly status: 'busy' }
  | { readonly status: 'sent' }

/** Asks the service to send a link. The answer is the same whether or not the email has an account. */
export function ResetForm({ email, onBack }: ResetFormProps) {
  const { sendPasswordReset } = useAuth()
  const [progress, setProgress] = useState<Progress>({ status: 'asking' })
  const isBusy = progress.status === 'busy'
  const error = progress.status === 'asking' ? progress.error : undefined
  const form = useErrorFocus(error, isBusy)

  const send = async (to: string): Promise<void> => {
    setProgress({ status: 'busy' })
    const outcome = await sendPasswordReset(to)
    if (outcome.kind === 'sent') return setProgress({ status: 'sent' })
    const reason = outcome.reason === 'unavailable' ? 'service-unavailable' : outcome.reason
    setProgress({ status: 'asking', error: fieldError('reset', reason) })
  }
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    if (!isBusy) void send(formText(event.currentTarget, ['email']).email)
  }

  return (
    <div className={styles.reset}>
      <h2>{words.resetTitle}</h2>
      {progress.status === 'sent' ? (
        <Sent />
      ) : (
        <form ref={form} noValidate onSubmit={submit}>
          <p className="quiet">{words.resetText}</p>
          <Field
            ref={focusWhenAsked}
            label={words.email}
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            defaultValue={email}
            error={error?.field === 'email' ? error.text : undefined}
          />
          <FormAlert error={error} />
          <Button type="submit" isWide busy={isBusy} busyLabel={words.sendingReset}>
            {words.sendReset}
          </Button>
        </form>
      )}
      <button type="button" className={textLinkClass} onClick={onBack}>
        {words.backToSignIn}
      </button>
    </div>
  )
}

/** Takes the focus, because the form that had the focus was removed. */
function Sent() {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <div ref={place} className={styles.sent} role="status" tabIndex={-1}>
      <Icon name="check" />
      <div>
        <p>{words.resetSent}</p>
        <p className="small quiet">{words.resetSentHint}</p>
      </div>
    </div>
  )
}
