import { type FormEvent, useState } from 'react'
import { classBookWords } from '#words/classBook'
import { Button } from '../../../ui/Button'
import { Field } from '../../../ui/Field'
import { isPhraseTyped } from '../../../ui/isPhraseTyped'
import { useSession } from '../../session/SessionContext'
import type { ClassPageProps } from './classView'
import styles from './KeepPage.module.css'

const words = classBookWords.keep

interface CloseClassProps extends ClassPageProps {
  /** How many learners the book holds. */
  readonly members: number
  readonly onClosed: () => void
}

/** Deletes the book for good, after a typed yes. */
export function CloseClass({ view: { book }, members, onClosed }: CloseClassProps) {
  const { classes, learner } = useSession()
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  /** What can't be reached now keeps what it has, sealed for keys that are gone then. */
  const closeOnRelays = async (): Promise<void> => {
    if (book.card.relays.length === 0) return
    const { signal } = new AbortController()
    for (const relay of await (await classes.relays()).of(book.card, learner.id)) await relay.close(signal)
  }
  const close = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    const form = event.currentTarget
    if (isBusy) return
    if (!isPhraseTyped(form, words.closePhrase)) {
      setError(words.closeNotTyped)
      form.querySelector('input')?.focus()
      return
    }
    setError(undefined)
    setBusy(true)
    await closeOnRelays()
    const failure = await book.closeClass()
    if (failure === undefined || failure === 'gone') {
      onClosed()
      return
    }
    setBusy(false)
    setError(words.notClosed(failure))
  }
  return (
    <form noValidate className={styles.close} onSubmit={(event) => void close(event)}>
      <h2>{words.closeTitle}</h2>
      <p className={styles.text}>{words.closeText(members)}</p>
      <Field label={words.closeType} name="phrase" autoComplete="off" autoCapitalize="none" error={error} />
      <Button type="submit" variant="line" busy={isBusy} busyLabel={words.closing}>
        {words.close}
      </Button>
    </form>
  )
}
