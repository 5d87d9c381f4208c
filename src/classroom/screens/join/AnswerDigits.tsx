import { type FormEvent, useState } from 'react'
import { joinClassWords as words } from '#words/joinClass'
import { lightWords } from '#words/light'
import type { CameraSource } from '../../../platform/window/camera'
import type { SaveFailure } from '../../../data/store/storeHealth'
import { Button } from '../../../ui/Button'
import { Field } from '../../../ui/Field'
import { Icon } from '../../../ui/Icon'
import { SteadyButton } from '../../../ui/SteadyButton'
import { Text } from '../../../ui/Text'
import { useAction } from '../../../ui/useAction'
import { ReadAnswer } from '../light/ReadAnswer'
import styles from './Join.module.css'

export type ProofRefused = 'wrong' | 'not-in-class' | SaveFailure

interface AnswerDigitsProps {
  /** Resolves to undefined after the proof that the report arrived is saved. */
  readonly answer: (digits: string) => Promise<ProofRefused | undefined>
  /** Left out when the confirm button is in another part of the page. */
  readonly tick?: () => Promise<ProofRefused | undefined>
  readonly done?: string
  /** Added to the buttons' names when the page has the same buttons for another report. */
  readonly of?: string
  readonly source?: CameraSource
}

/** Lets a learner confirm that the report arrived, by the digits or their name on the teacher's phone. */
export function AnswerDigits({ answer, tick, done = words.isHandedIn, of, source }: AnswerDigitsProps) {
  const [error, setError] = useState<string>()
  const [news, setNews] = useState('')
  const { run, isBusy } = useAction(
    async (work: () => Promise<ProofRefused | undefined>, saved: string, wrong: string) => {
      setNews('')
      setError(undefined)
      const refused = await work()
      if (refused === undefined) setNews(saved)
      else setError(refused === 'wrong' ? wrong : words.notProved[refused])
    },
  )
  const check = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('digits')
    const digits = typeof typed === 'string' ? typed : ''
    if (/\d/u.test(digits)) run(() => answer(digits), done, words.wrongDigits)
    else setError(words.someDigits)
  }
  const scanned = async (digits: string): Promise<'done' | 'other'> => {
    setNews('')
    setError(undefined)
    const refused = await answer(digits)
    if (refused === 'wrong') return 'other'
    if (refused === undefined) setNews(done)
    else setError(words.notProved[refused])
    return 'done'
  }
  return (
    <div className={styles.answer}>
      <h3>{words.answerTitle}</h3>
      <form className={styles.digits} noValidate onSubmit={check}>
        <Field
          label={words.digits}
          hint={words.digitsHint}
          error={error}
          name="digits"
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
        />
        <Button
          type="submit"
          busy={isBusy}
          busyLabel={words.checking}
          {...(of !== undefined && !isBusy && { 'aria-label': lightWords.actionOn(words.check, of) })}
        >
          {words.check}
        </Button>
      </form>
      <ReadAnswer onDigits={scanned} of={of} {...(source !== undefined && { source })} />
      {tick === undefined ? null : (
        <>
          <Text before={5} after={2} tone="quiet">
            {words.noDigits}
          </Text>
          <SteadyButton
            meaning="tick"
            variant="line"
            size="compact"
            busy={isBusy}
            onPress={() => run(tick, words.isTicked, words.notProved.wrong)}
          >
            {words.saw}
          </SteadyButton>
        </>
      )}
      <p className={styles.news} role="status">
        {news === '' ? null : <Icon name="check" size="small" />} <span>{news}</span>
      </p>
    </div>
  )
}
