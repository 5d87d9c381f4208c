import { useState } from 'react'
import { Link } from 'react-router-dom'
import { startOverWords as words } from '#words/earlierProgress'
import { hasLearning, type ProgressDocument } from '../../core/progress/document'
import { isFileWhole } from '../../data/store/backupFile'
import { Button, ButtonRow } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { textLinkClass } from '../../ui/textLinkClass'
import { useAction } from '../../ui/useAction'
import { backupFilePath } from '../../words/paths'
import { useSession } from '../../session/SessionContext'
import { useRead } from '../../session/useRead'
import styles from './StartOver.module.css'
import { TypedPhrase } from './TypedPhrase'

interface StartOverProps {
  readonly document: ProgressDocument
}

/** Starts with no progress after a typed phrase. The earlier progress is kept, and a backup file is offered first. */
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

  const begin = useAction(async () => {
    onNews('')
    const outcome = await store.setAside.startOver()
    onNews(outcome.kind === 'saved' || outcome.kind === 'unchanged' ? words.done : words.notDone[outcome.reason])
  })

  return (
    <>
      <p className={styles.text}>{words.intro}</p>
      {learner.kind === 'cloud' ? <p className={styles.text}>{words.elsewhere}</p> : null}
      <p className={styles.file}>
        {file !== undefined && isFileWhole(file) ? (
          words.fileHasAll
        ) : (
          <Link className={textLinkClass} to={backupFilePath}>
            {words.fileFirst} <Icon name="arrowRight" />
          </Link>
        )}
      </p>
      <TypedPhrase label={words.type} phrase={words.phrase} notTyped={words.notTyped} onTyped={begin.run}>
        <ButtonRow>
          <Button type="submit" variant="line" busy={begin.isBusy} busyLabel={words.starting}>
            {words.action}
          </Button>
        </ButtonRow>
      </TypedPhrase>
    </>
  )
}
