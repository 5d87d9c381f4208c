import { type FormEvent, useState } from 'react'
import { loginWords as words } from '#words/login'
import type { Learner } from '../../data/accounts/accounts'
import { useAuth } from '../../data/accounts/AuthContext'
import { lookOf } from '../../data/accounts/learnerLook'
import { nameOf } from '../../data/accounts/learnerName'
import type { LearnerId } from '../../core/progress/ids'
import { Button, ButtonRow } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { LearnerPicture } from '../../ui/LearnerPicture'
import { focusWhenAsked, useErrorFocus } from './useErrorFocus'
import { FormAlert } from './FormAlert'
import { formText } from './formText'
import { GoogleButton } from './GoogleSignIn'
import styles from './KnownLearners.module.css'
import { NoReset } from './NoReset'
import { PasswordField } from './PasswordField'
import { PinAsk } from './PinAsk'
import { UnderFieldLink } from './UnderFieldLink'
import type { Attempts } from './useAttempts'

interface KnownLearnersProps {
  readonly learners: readonly Learner[]
  readonly attempts: Attempts
  /** The learner whose password is requested. */
  readonly chosen: LearnerId | undefined
  readonly onChoose: (id: LearnerId | undefined) => void
  /** Called for a learner with an account if only the first name is known. */
  readonly onSignIn: () => void
  /** Undefined if no service can send a new password. */
  readonly onForgot: ((email: string) => void) | undefined
}

/** Lists all learners on this device. A learner without a password can start immediately. */
export function KnownLearners({ learners, attempts, chosen, onChoose, onSignIn, onForgot }: KnownLearnersProps) {
  if (learners.length === 0) return null
  return (
    <section className={styles.known} aria-labelledby="known-learners">
      <h2 id="known-learners">{words.knownTitle}</h2>
      <p className="quiet">{words.knownHint}</p>
      <ul>
        {learners.map((learner) => (
          <li key={learner.id}>
            <KnownLearner
              learner={learner}
              attempts={attempts}
              isAsking={chosen === learner.id}
              onAsk={() => (isNameOnly(learner) ? onSignIn() : onChoose(learner.id))}
              onCancel={() => onChoose(undefined)}
              onForgot={onForgot}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Returns whether an account's email address is missing. Without it, the service cannot check a password. */
export function isNameOnly({ kind, email }: Learner): boolean {
  return kind === 'cloud' && email === ''
}

interface KnownLearnerProps {
  readonly learner: Learner
  readonly attempts: Attempts
  /** Whether this learner's password is requested. */
  readonly isAsking: boolean
  readonly onAsk: () => void
  readonly onCancel: () => void
  /** Undefined if no service can send a new password. */
  readonly onForgot: ((email: string) => void) | undefined
}

/** One learner to choose by name. */
export function KnownLearner({ learner, attempts, isAsking, onAsk, onCancel, onForgot }: KnownLearnerProps) {
  const { accounts, outcomeOf } = useAuth()
  const { id, isProtected } = learner
  const isBusy = attempts.isBusy('known', id)
  const place = useErrorFocus<HTMLDivElement>(isProtected ? undefined : attempts.errorOf('known', id), isBusy)

  const press = (): void => {
    if (isProtected && isAsking) onCancel()
    else if (isProtected) onAsk()
    else attempts.ask('known', () => outcomeOf.open(id), id)
  }
  const cancel = (): void => {
    // The focused button disappears, so the learner's first button takes the focus.
    place.current?.querySelector('button')?.focus()
    onCancel()
  }

  return (
    <div ref={place}>
      <button
        type="button"
        className={styles.row}
        aria-expanded={isProtected ? isAsking : undefined}
        aria-busy={isBusy || undefined}
        onClick={press}
      >
        <LearnerPicture {...lookOf(learner)} size="small" />
        <bdi className={styles.name}>{nameOf(learner)}</bdi>
        {accounts.cloud === undefined ? null : (
          <span className={styles.where}>{learner.kind === 'cloud' ? words.ofAccount : words.ofDevice}</span>
        )}
        <Icon name={isProtected ? 'lock' : 'arrowRight'} />
      </button>
      {isAsking ? <SecretAsk learner={learner} attempts={attempts} onCancel={cancel} onForgot={onForgot} /> : null}
      {isProtected ? null : <FormAlert error={attempts.errorOf('known', id)} />}
    </div>
  )
}

type PasswordAskProps = Pick<KnownLearnerProps, 'learner' | 'attempts' | 'onForgot'> & {
  readonly onCancel?: () => void
}

/** Asks for the PIN or the password of a known learner. */
export function SecretAsk(props: PasswordAskProps) {
  const { learner, attempts, onCancel } = props
  const [isByPassword, setByPassword] = useState(false)
  if (learner.hasPin !== true || isByPassword) return <PasswordAsk {...props} />
  const onPassword = learner.email === '' ? undefined : () => setByPassword(true)
  return <PinAsk learner={learner} attempts={attempts} onCancel={onCancel} onPassword={onPassword} />
}

/**
 * Asks for the password of a known learner. A learner who signed out of an account on this device signs in again,
 * online.
 */
function PasswordAsk({ learner, attempts, onCancel, onForgot }: PasswordAskProps) {
  const { accounts, outcomeOf } = useAuth()
  const { id } = learner
  const isAccount = learner.kind === 'cloud' && accounts.cloud !== undefined
  const isBusy = attempts.isBusy('known', id)
  const error = attempts.errorOf('known', id) ?? attempts.errorOf('google', id)
  const form = useErrorFocus(error, isBusy || attempts.isBusy('google', id))

  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const { password } = formText(event.currentTarget, ['password'])
    attempts.ask('known', () => outcomeOf.open(id, password), id)
  }
  const forget = (): void => {
    onCancel?.()
    // On a shared device, the email address is private, so it is not passed on.
    onForgot?.('')
  }

  return (
    <form ref={form} className={styles.ask} noValidate onSubmit={submit}>
      <PasswordField
        ref={focusWhenAsked}
        label={words.passwordOf(nameOf(learner))}
        hint={isAccount ? words.knownAccount : undefined}
        autoComplete="current-password"
        error={error?.field === 'password' ? error.text : undefined}
      />
      {isAccount && onForgot !== undefined ? <UnderFieldLink onPress={forget}>{words.forgot}</UnderFieldLink> : null}
      <FormAlert error={error} />
      {!isAccount && error?.isWrong === true ? <NoReset /> : null}
      <ButtonRow>
        <Button type="submit" busy={isBusy} busyLabel={words.opening}>
          {words.open}
        </Button>
        {onCancel === undefined ? null : (
          <Button variant="line" onClick={onCancel}>
            {words.cancel}
          </Button>
        )}
      </ButtonRow>
      {isAccount ? (
        <div className={styles.google}>
          <GoogleButton attempts={attempts} attemptKey={id} />
        </div>
      ) : null}
    </form>
  )
}
