import type { FormEvent } from 'react'
import { Link } from 'react-router-dom'
import { loginWords as words } from '#words/login'
import type { Learner } from '../../data/accounts/accounts'
import { useAuth } from '../../data/accounts/AuthContext'
import { isSameName } from '../../data/accounts/learnerLook'
import { nameOf } from '../../data/accounts/learnerName'
import { Button } from '../../ui/Button'
import { Field } from '../../ui/Field'
import { Icon } from '../../ui/Icon'
import { textLinkClass } from '../../ui/textLinkClass'
import { loginPath } from '../../words/links'
import { bringInFilePath } from '../../words/paths'
import { FormAlert } from './FormAlert'
import { formText } from './formText'
import styles from './LoginScreen.module.css'
import type { Attempts } from './useAttempts'
import { useErrorFocus } from './useErrorFocus'

interface DeviceFormProps {
  readonly attempts: Attempts
  readonly known?: readonly Learner[]
  /**
   * Called when another learner on this device has the name that was entered. The two learners must be distinguishable
   * before the second one starts.
   */
  readonly onNamesake?: (name: string) => void
  /** Whether this form's heading is the screen's heading. */
  readonly isFirst?: boolean
  /** Whether a backup file is restored next. */
  readonly hasFile?: boolean
}

/** Lets the learner start without an account, with only a first name. */
export function DeviceForm({ attempts, known = [], onNamesake, isFirst = false, hasFile = false }: DeviceFormProps) {
  const { accounts, outcomeOf } = useAuth()
  const isBusy = attempts.isBusy('device')
  const error = attempts.errorOf('device')
  const form = useErrorFocus(error, isBusy)

  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const { name } = formText(event.currentTarget, ['name'])
    const hasNamesake = known.some((learner) => isSameName(nameOf(learner), name))
    if (hasNamesake && onNamesake !== undefined) onNamesake(name.trim())
    else attempts.ask('device', () => outcomeOf.learnOnThisDevice(name))
  }

  return (
    <section className={isFirst ? styles.first : styles.device}>
      {isFirst ? null : <h2>{words.title}</h2>}
      <p className="quiet">
        {hasFile
          ? words.deviceTextWithFile
          : accounts.cloud === undefined
            ? words.deviceText
            : words.deviceTextBesideAccounts}
      </p>
      <form ref={form} className={styles.deviceForm} noValidate onSubmit={submit}>
        <Field
          className={styles.firstName}
          label={words.firstName}
          name="name"
          autoComplete="given-name"
          error={error?.field === 'name' ? error.text : undefined}
        />
        <Button type="submit" variant={isFirst ? 'solid' : 'line'} busy={isBusy} busyLabel={words.starting}>
          {words.title}
        </Button>
        <FormAlert error={error} />
      </form>
      {hasFile ? null : (
        <Link className={textLinkClass} to={loginPath(bringInFilePath)}>
          {words.haveFile} <Icon name="arrowRight" />
        </Link>
      )}
    </section>
  )
}
