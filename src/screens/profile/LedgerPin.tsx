import { type FormEvent, useRef, useState } from 'react'
import { appearanceWords } from '#words/appearance'
import { loginWords } from '#words/login'
import { pinWords as words } from '#words/pin'
import type { PinOutcome } from '../../data/accounts/accounts'
import { useAuth } from '../../data/accounts/AuthContext'
import { Button, ButtonRow } from '../../ui/Button'
import { Choices } from '../../ui/Choices'
import { Field } from '../../ui/Field'
import { Fold } from '../../ui/Fold'
import { useAction } from '../../ui/useAction'
import { useFocusBack } from '../../ui/useFocusBack'
import { offText } from '../../session/pinOff'
import { choices } from '../../session/settings'
import { useSession } from '../../session/SessionContext'
import { useSettings } from '../../session/useSettings'
import styles from './DeleteAccount.module.css'

type Asked = 'set' | 'take-off'

/** Sets, changes or removes the PIN that protects this learner from others on the device. */
export function LedgerPin() {
  const { learner } = useSession()
  const hasPin = learner.hasPin === true
  const [asked, setAsked] = useState<Asked>()
  const [news, setNews] = useState('')
  const [button, focusBack] = useFocusBack()
  const leave = (text: string): void => {
    setAsked(undefined)
    setNews(text)
    focusBack()
  }
  const ask = (what: Asked): void => {
    setNews('')
    setAsked(what)
  }
  return (
    <>
      <h2>{words.title}</h2>
      <p className={styles.text}>{hasPin ? `${words.has} ${words.what}` : words.what}</p>
      {learner.pinOffAt === undefined ? null : (
        <p className={styles.text}>
          <b>{offText(learner.pinOffAt)}</b> {words.saidForgotten}
        </p>
      )}
      {asked === undefined ? (
        <ButtonRow>
          <Button ref={button} variant="line" onClick={() => ask('set')}>
            {hasPin ? words.change : words.set}
          </Button>
          {hasPin ? (
            <Button variant="line" onClick={() => ask('take-off')}>
              {words.takeOff}
            </Button>
          ) : null}
        </ButtonRow>
      ) : (
        <PinForm key={asked} asked={asked} onDone={leave} />
      )}
      <p className={styles.news} role="status">
        {news}
      </p>
      {hasPin ? <LockAfter /> : null}
      <Fold label={words.how}>
        <p className={styles.text}>{words.when}</p>
        <p className={styles.text}>{words.limits}</p>
      </Fold>
    </>
  )
}

/** Sets the idle time after which the page asks who is learning. */
function LockAfter() {
  const { settings, choose, failure } = useSettings()
  return (
    <>
      <Choices
        legend={words.lockAfter}
        choices={choices.lockAfter.map((value) => ({ value, label: words.lockAfters[value] }))}
        value={settings.lockAfter}
        onChange={(after) => choose('lockAfter', after)}
      />
      <p className={styles.text}>{words.lockText}</p>
      {failure === undefined ? null : (
        <p className={styles.text} role="alert">
          {appearanceWords.notKept[failure]}
        </p>
      )}
    </>
  )
}

interface PinFormProps {
  readonly asked: Asked
  readonly onDone: (news: string) => void
}

interface PinError {
  readonly field: 'present' | 'new' | 'repeat'
  readonly text: string
}

function PinForm({ asked, onDone }: PinFormProps) {
  const { learner } = useSession()
  const { accounts } = useAuth()
  const form = useRef<HTMLFormElement>(null)
  // The value is fixed on mount, because it changes when the form is saved.
  const [hasPin] = useState(learner.hasPin === true)
  const hasPassword = learner.email !== ''

  const focus = ({ field }: PinError): void => form.current?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus()
  const save = useAction(async (pin: string | undefined, present: string | undefined) => {
    const outcome = await accounts.changePin(learner.id, pin, present)
    if (outcome.kind === 'changed') {
      onDone(asked === 'set' ? words.saved : words.takenOff)
      return undefined
    }
    const refused = errorOf(outcome, hasPin)
    focus(refused)
    return refused
  })
  const error = save.outcome
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const [present, pin, repeat] = ['present', 'new', 'repeat'].map((name) => textIn(data, name))
    if (asked !== 'set' || pin === repeat) return save.run(asked === 'set' ? (pin ?? '') : undefined, present)
    const differ: PinError = { field: 'repeat', text: words.differ }
    save.show(differ)
    focus(differ)
  }
  const errorAt = (field: PinError['field']): string | undefined => (error?.field === field ? error.text : undefined)
  const digits = { type: 'password', inputMode: 'numeric', maxLength: 4, autoComplete: 'off' } as const
  return (
    <form ref={form} className={styles.panel} noValidate onSubmit={submit}>
      {hasPin ? (
        <Field
          className={styles.field}
          label={hasPassword ? words.presentOrPassword : words.present}
          name="present"
          type="password"
          autoComplete="off"
          error={errorAt('present')}
        />
      ) : null}
      {asked === 'set' ? (
        <>
          <Field className={styles.field} label={words.new} name="new" {...digits} error={errorAt('new')} />
          <Field className={styles.field} label={words.repeat} name="repeat" {...digits} error={errorAt('repeat')} />
        </>
      ) : null}
      <ButtonRow>
        <Button type="submit" busy={save.isBusy} busyLabel={words.saving}>
          {asked === 'set' ? words.save : words.takeOff}
        </Button>
        <Button variant="line" aria-label={words.cancelPin} onClick={() => onDone('')}>
          {words.cancel}
        </Button>
      </ButtonRow>
    </form>
  )
}

function textIn(data: FormData, name: string): string {
  const value = data.get(name)
  return typeof value === 'string' ? value : ''
}

/** Maps a rejection to a field and a message. */
function errorOf({ reason, waitMs = 0 }: Extract<PinOutcome, { kind: 'refused' }>, hasPin: boolean): PinError {
  const field = hasPin ? 'present' : 'new'
  if (reason === 'pin-invalid') return { field: 'new', text: words.refused[reason] }
  if (reason === 'wait') return { field, text: loginWords.wait(waitMs) }
  const isKnown = reason === 'no-match' || reason === 'offline' || reason === 'unavailable'
  return { field, text: words.refused[isKnown ? reason : 'other'] }
}
