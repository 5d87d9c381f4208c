import { type FormEvent, useState } from 'react'
import { classBookWords } from '#words/classBook'
import type { RelayTrouble } from '../../../ports/BookRelays'
import { Button } from '../../../../ui/Button'
import { Field } from '../../../../ui/Field'
import { Text } from '../../../../ui/Text'
import { isPhraseTyped } from '../../../../ui/isPhraseTyped'
import { useSession } from '../../../../session/SessionContext'
import { useClasses } from '../../useClasses'
import type { ClassPageProps } from '../classView'
import styles from './KeepPage.module.css'
import { LazyUntoldRelays } from '../relays/relayParts'
import { tellRelays } from '../relays/tellRelays'

const words = classBookWords.keep

interface CloseClassProps extends ClassPageProps {
  /** The number of learners in the class. */
  readonly members: number
  readonly onClosed: () => void
}

/** After a typed confirmation, permanently deletes the class from its card's relays and then from this device. */
export function CloseClass({ view: { book, line }, members, onClosed }: CloseClassProps) {
  const classes = useClasses()
  const { learner } = useSession()
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const [untold, setUntold] = useState<readonly RelayTrouble[]>([])
  const close = async (withUntold: boolean): Promise<void> => {
    if (isBusy) return
    setError(undefined)
    setBusy(true)
    const troubles = await tellRelays(
      book,
      async () => line?.relays ?? (await (await classes.relays()).ofBook(book, learner.id)),
      (relays) => relays.close(new AbortController().signal),
    )
    setUntold(troubles)
    // The class keys are in the class book. Without them, no relay could be asked to delete the class.
    const failure = troubles.length > 0 && !withUntold ? 'untold' : await book.closeClass()
    if (failure === undefined || failure === 'gone') {
      onClosed()
      return
    }
    setBusy(false)
    if (failure !== 'untold') setError(words.notClosed(failure))
  }
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const form = event.currentTarget
    if (isPhraseTyped(form, words.closePhrase)) {
      void close(false)
      return
    }
    setError(words.closeNotTyped)
    form.querySelector('input')?.focus()
  }
  return (
    <form noValidate className={styles.close} onSubmit={submit}>
      <h2>{words.closeTitle}</h2>
      <Text width={40} before={2}>
        {words.closeText(members)}
      </Text>
      <Field label={words.closeType} name="phrase" autoComplete="off" autoCapitalize="none" error={error} />
      {untold.length > 0 ? null : (
        <Button type="submit" variant="line" busy={isBusy} busyLabel={words.closing}>
          {words.close}
        </Button>
      )}
      {book.card.relays.length === 0 ? null : (
        <LazyUntoldRelays
          troubles={untold}
          of="close"
          isBusy={isBusy}
          onAgain={() => void close(false)}
          onward={() => void close(true)}
          onCancel={() => setUntold([])}
        />
      )}
    </form>
  )
}
