import type { FormEvent } from 'react'
import { accountTroubleWords as troubles } from '#words/accountTrouble'
import { deleteAccountWords as words } from '#words/deleteAccount'
import type { ConfirmOutcome, IdentityProof } from '../../data/accounts/CloudAuth'
import type { DeletionLoader } from '../../data/accounts/DeletionLoader'
import { Button, ButtonRow } from '../../ui/Button'
import { Field } from '../../ui/Field'
import { useAction } from '../../ui/useAction'
import { useSession } from '../../session/SessionContext'
import styles from './DeleteAccount.module.css'
import { focusWhenShown } from '../../ui/focusWhenShown'

interface ConfirmIdentityProps {
  readonly loader: DeletionLoader
  readonly ways: readonly IdentityProof['kind'][]
  readonly onConfirmed: () => void
  readonly onCancel: () => void
}

/** Asks for the account's password, or opens Google's window. */
export function ConfirmIdentity({ loader, ways, onConfirmed, onCancel }: ConfirmIdentityProps) {
  const { learner } = useSession()
  const hasPassword = ways.includes('password')

  const ask = useAction(async (proof: IdentityProof): Promise<string | undefined> => {
    let outcome: ConfirmOutcome
    try {
      outcome = await (await loader.load()).confirm(learner, proof)
    } catch (failure) {
      console.warn('Confirming who it is failed', failure)
      outcome = { kind: 'refused', reason: 'unavailable' }
    }
    if (outcome.kind !== 'confirmed') return refusalText(outcome.reason, proof)
    onConfirmed()
    return undefined
  })
  const busy = ask.busyWith?.[0].kind
  const error = ask.outcome
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const password = new FormData(event.currentTarget).get('password')
    if (typeof password === 'string' && password !== '') ask.run({ kind: 'password', password })
    else ask.show(words.passwordMissing)
  }

  return (
    <section className={styles.panel} aria-labelledby="delete-confirm">
      <h3 id="delete-confirm" ref={focusWhenShown} tabIndex={-1}>
        {words.confirmTitle}
      </h3>
      <p>{hasPassword ? words.confirmText : words.confirmGoogle}</p>
      <form noValidate onSubmit={submit}>
        {hasPassword ? (
          <Field
            className={styles.field}
            label={words.password}
            name="password"
            type="password"
            autoComplete="current-password"
            error={error}
          />
        ) : null}
        <ButtonRow>
          {hasPassword ? (
            <Button type="submit" busy={busy === 'password'} busyLabel={words.confirming}>
              {words.confirm}
            </Button>
          ) : null}
          {ways.includes('google') ? (
            <Button
              variant="line"
              busy={busy === 'google'}
              busyLabel={words.confirming}
              onClick={() => ask.run({ kind: 'google' })}
            >
              {words.google}
            </Button>
          ) : null}
          <Button variant="line" onClick={onCancel}>
            {words.cancel}
          </Button>
        </ButtonRow>
      </form>
      {hasPassword ? null : (
        <p className={styles.failure} role="status">
          {error}
        </p>
      )}
    </section>
  )
}

function refusalText(reason: Extract<ConfirmOutcome, { kind: 'refused' }>['reason'], proof: IdentityProof): string {
  switch (reason) {
    case 'no-match':
      return proof.kind === 'google' ? words.refused.google : words.refused['no-match']
    case 'unreachable':
    case 'bad-answer':
    case 'damaged':
      return `${troubles[reason]} ${words.nothingChanged}`
    case 'cancelled':
    case 'popup-blocked':
      return words.refused[reason]
    case 'unavailable':
    case 'email-taken':
    case 'email-invalid':
    case 'password-short':
      return words.refused.unavailable
  }
}
