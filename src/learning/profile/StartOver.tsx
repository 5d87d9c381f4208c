import { type FormEvent, useState } from 'react'
import { Link } from 'react-router-dom'
import { startOverWords as words } from '#words/setAside'
import { hasLearning, type ProgressDocument } from '../../progress/document'
import { Button, ButtonRow } from '../../ui/Button'
import { Field } from '../../ui/Field'
import { Icon } from '../../ui/Icon'
import { textLinkClass } from '../../ui/textLinkClass'
import { backupFilePath } from '../../words/paths'
import { useSession } from '../session/SessionContext'
import { useRead } from '../session/useRead'
import styles from './StartOver.module.css'

interface StartOverProps {
  readonly document: ProgressDocument
}

/** A clean ledger, after a typed word: what was there is set aside, and a backup file is offered first. */
export function StartOver({ document }: StartOverProps) {
  const [news, setNews] = useState('')
  return (
    <>
      <h2>{words.title}</h2>
      {hasLearning(document) ? <StartOverForm onNews={setNews} /> : <p className={styles.text}>{words.nothing}</p>}
      <p className={styles.news} role="status">
        {news}
      </p>
    </>
  )
}

function StartOverForm({ onNews }: { readonly onNews: (text: string) => void }) {
  const { learner, store, reads } = useSession()
  const file = useRead(reads.backupFile)
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    if (isBusy) return
    const form = event.currentTarget
    const isTyped = typedText(form) === words.phrase
    setError(isTyped ? undefined : words.notTyped)
    onNews('')
    if (!isTyped) {
      form.querySelector('input')?.focus()
      return
    }
    setBusy(true)
    const outcome = await store.setAside.startOver()
    setBusy(false)
    onNews(outcome.kind === 'saved' || outcome.kind === 'unchanged' ? words.done : words.notDone[outcome.reason])
  }

  return (
    <>
      <p className={styles.text}>{words.intro}</p>
      {learner.kind === 'cloud' ? <p className={styles.text}>{words.elsewhere}</p> : null}
      <p className={styles.file}>
        {file?.last !== undefined && file.last.revision === file.revision ? (
          words.fileHasAll
        ) : (
          <Link className={textLinkClass} to={backupFilePath}>
            {words.fileFirst} <Icon name="arrowRight" />
          </Link>
        )}
      </p>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Field
          className={styles.field}
          label={words.type}
          name="phrase"
          autoComplete="off"
          autoCapitalize="none"
          error={error}
        />
        <ButtonRow>
          <Button type="submit" variant="line" busy={isBusy} busyLabel={words.starting}>
            {words.action}
          </Button>
        </ButtonRow>
      </form>
    </>
  )
}

/** As typed on a phone: whatever the case, and with a space too many. */
function typedText(form: HTMLFormElement): string {
  const typed = new FormData(form).get('phrase')
  return typeof typed === 'string' ? typed.trim().replace(/\s+/g, ' ').toLowerCase() : ''
}
