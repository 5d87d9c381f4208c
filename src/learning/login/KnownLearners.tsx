import { type FormEvent, useState } from 'react'
import { loginWords as words } from '#words/login'
import type { Learner } from '../../accounts/accounts'
import { useAuth } from '../../accounts/AuthContext'
import { nameOf } from '../../accounts/user'
import { Button } from '../../ui/Button'
import { ButtonRow } from '../../ui/ButtonRow'
import { Icon } from '../../ui/Icon'
import { FormAlert } from './FormAlert'
import { formText } from './formText'
import styles from './KnownLearners.module.css'
import { PasswordField } from './PasswordField'
import type { Attempts } from './useAttempts'
import { useErrorFocus } from './useErrorFocus'

interface KnownLearnersProps {
  readonly learners: readonly Learner[]
  readonly attempts: Attempts
}

/** Everybody who learns on this device. Whoever has no password is opened at once. */
export function KnownLearners({ learners, attempts }: KnownLearnersProps) {
  const [chosen, setChosen] = useState<string | undefined>(undefined)
  if (learners.length === 0) return null
  return (
    <section className={styles['known']} aria-labelledby="known-learners">
      <h2 id="known-learners">{words.knownTitle}</h2>
      <p className="quiet">{words.knownHint}</p>
      <ul>
        {learners.map((learner) => (
          <li key={learner.id}>
            <KnownLearner
              learner={learner}
              attempts={attempts}
              isAsking={chosen === learner.id}
              onAsk={() => setChosen(learner.id)}
              onCancel={() => setChosen(undefined)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The learner has just asked for this field. */
function focusWhenShown(field: HTMLInputElement | null): void {
  field?.focus()
}

interface KnownLearnerProps {
  readonly learner: Learner
  readonly attempts: Attempts
  /** Whether this learner's password is being asked for. */
  readonly isAsking: boolean
  readonly onAsk: () => void
  readonly onCancel: () => void
}

function KnownLearner({ learner, attempts, isAsking, onAsk, onCancel }: KnownLearnerProps) {
  const { open } = useAuth()
  const name = nameOf(learner)
  const isBusy = attempts.isBusy('known', learner.id)
  const error = attempts.errorOf('known', learner.id)
  const form = useErrorFocus(error, isBusy)

  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const { password } = formText(event.currentTarget, ['password'])
    attempts.ask('known', () => open(learner.id, password), learner.id)
  }
  const press = (): void => {
    if (learner.isProtected) onAsk()
    else attempts.ask('known', () => open(learner.id), learner.id)
  }

  return (
    <form ref={form} noValidate onSubmit={submit}>
      <button
        type="button"
        className={styles['row']}
        aria-expanded={learner.isProtected ? isAsking : undefined}
        aria-busy={isBusy || undefined}
        onClick={press}
      >
        <span className={styles['cloth']} data-module={learner.cloth} />
        <span className={styles['name']}>{name}</span>
        <Icon name={learner.isProtected ? 'lock' : 'arrowRight'} />
      </button>
      {isAsking ? (
        <div className={styles['ask']}>
          <PasswordField
            ref={focusWhenShown}
            label={words.passwordOf(name)}
            autoComplete="current-password"
            error={error?.field === 'password' ? error.text : undefined}
          />
          <ButtonRow>
            <Button type="submit" variant="line" busy={isBusy} busyLabel={words.opening}>
              {words.open}
            </Button>
            <Button variant="line" onClick={onCancel}>
              {words.cancel}
            </Button>
          </ButtonRow>
        </div>
      ) : null}
      <FormAlert error={error} />
    </form>
  )
}
