import { type FormEvent, useRef, useState } from 'react'
import { accountTroubleWords as troubles } from '#words/accountTrouble'
import { appearanceWords } from '#words/appearance'
import { loginWords } from '#words/login'
import { pinWords as words } from '#words/pin'
import type { PinOutcome } from '../../data/accounts/accounts'
import { useAuth } from '../../data/accounts/AuthContext'
import { Button, ButtonRow } from '../../ui/Button'
import { Choices } from '../../ui/Choices'
import { Field } from '../../ui/Field'
import { Fold } from '../../ui/Fold'
import { News } from '../../ui/News'
import { PinField } from '../../ui/PinField'
import { textLinkClass } from '../../ui/textLinkClass'
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
      <News className={styles.news}>{news}</News>
      {hasPin ? <LockAfter /> : null}
      <Fold label={words.how}>
        <p className={styles.text}>{words.when}</p>
        <p className={styles.text}>{words.background}</p>
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

type PinPlace = 'present' | 'new' | 'repeat'

interface PinError {
  readonly field: PinPlace
  readonly text: string
}

const NO_DIGITS: Readonly<Record<PinPlace, string>> = { present: '', new: '', repeat: '' }

function PinForm({ asked, onDone }: PinFormProps) {
  const { learner } = useSession()
  const { accounts } = useAuth()
  const form = useRef<HTMLFormElement>(null)
  // The value is fixed on mount, because it changes when the form is saved.
  const [hasPin] = useState(learner.hasPin === true)
  const [isByPassword, setByPassword] = useState(false)
  const places: readonly PinPlace[] = [
    ...(hasPin ? (['present'] as const) : []),
    ...(asked === 'set' ? (['new', 'repeat'] as const) : []),
  ]
  const [digits, setDigits] = useState(NO_DIGITS)
  /** The place whose pad is shown. */
  const [current, setCurrent] = useState(places[0])

  const focus = (place: PinPlace): void =>
    form.current?.querySelector<HTMLElement>(`[name="${place}"], [data-name="${place}"]`)?.focus()
  /** Empties the place of the error, because a full place takes no digits. */
  const refuse = (error: PinError): PinError => {
    const empty = error.field === 'new' ? { new: '', repeat: '' } : { [error.field]: '' }
    setDigits((before) => ({ ...before, ...empty }))
    focus(error.field)
    return error
  }
  const save = useAction(async (pin: string | undefined, present: string) => {
    const outcome = await accounts.changePin(learner.id, pin, present)
    if (outcome.kind === 'changed') {
      onDone(asked === 'set' ? words.saved : words.takenOff)
      return undefined
    }
    return refuse(errorOf(outcome, hasPin))
  })
  const error = save.outcome
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const password = new FormData(event.currentTarget).get('present')
    const present = typeof password === 'string' ? password : digits.present
    if (asked !== 'set' || digits.new === digits.repeat)
      return save.run(asked === 'set' ? digits.new : undefined, present)
    save.show(refuse({ field: 'new', text: words.differ }))
  }
  const enter = (place: PinPlace, entered: string, isFull: boolean): void => {
    setDigits((before) => ({ ...before, [place]: entered }))
    const next = places[places.indexOf(place) + 1]
    if (isFull && next !== undefined) focus(next)
  }
  const changeWay = (): void => {
    setByPassword(!isByPassword)
    setCurrent('present')
  }
  const errorAt = (place: PinPlace): string | undefined => (error?.field === place ? error.text : undefined)
  return (
    <form ref={form} className={styles.panel} noValidate onSubmit={submit}>
      {places.map((place) => (
        <div key={place} className={styles.field}>
          {place === 'present' && isByPassword ? (
            <Field
              label={loginWords.password}
              name={place}
              type="password"
              autoComplete="current-password"
              onFocus={() => setCurrent(undefined)}
              error={errorAt(place)}
            />
          ) : (
            <PinField
              label={words[place]}
              name={place}
              digits={digits[place]}
              onDigits={(entered, isFull) => enter(place, entered, isFull)}
              words={words}
              hasPad={place === current}
              onFocus={() => setCurrent(place)}
              error={errorAt(place)}
            />
          )}
          {place === 'present' && learner.email !== '' ? (
            <p>
              <button type="button" className={textLinkClass} onClick={changeWay}>
                {isByPassword ? words.byPin : words.forgotPassword}
              </button>
            </p>
          ) : null}
        </div>
      ))}
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

/** Maps a rejection to a field and a message. */
function errorOf({ reason, waitMs = 0 }: Extract<PinOutcome, { kind: 'refused' }>, hasPin: boolean): PinError {
  const field = hasPin ? 'present' : 'new'
  if (reason === 'pin-invalid') return { field: 'new', text: words.refused[reason] }
  if (reason === 'wait') return { field, text: loginWords.wait(waitMs) }
  if (reason === 'unreachable' || reason === 'bad-answer' || reason === 'damaged')
    return { field, text: `${troubles[reason]} ${words.orPin}` }
  const isKnown = reason === 'no-match' || reason === 'unavailable'
  return { field, text: words.refused[isKnown ? reason : 'other'] }
}
