import { useState } from 'react'
import { Link } from 'react-router-dom'
import { dashboardWords } from '#words/dashboard'
import type { ProgressDocument } from '../../core/progress/document'
import { completedLessons } from '../../core/progress/lessons'
import { buttonClass } from '../../ui/buttonClass'
import { ButtonRow } from '../../ui/Button'
import { LeafRow } from '../../ui/Leaf'
import { focusPageHeading } from '../../ui/PageHeading'
import { SteadyButton } from '../../ui/SteadyButton'
import { useAction } from '../../ui/useAction'
import { backupFilePath } from '../../words/paths'
import { useSession } from '../../session/SessionContext'
import { useRead } from '../../session/useRead'
import styles from './BackupReminder.module.css'

const words = dashboardWords.reminder
const FROM_LESSONS = 10

interface BackupReminderProps {
  readonly document: ProgressDocument
}

/**
 * Shown to a learner who has ten lessons and no backup, until they make a backup file or hide the reminder permanently.
 */
export function BackupReminder({ document }: BackupReminderProps) {
  const { learner, store, reads } = useSession()
  const file = useRead(reads.backupFile)
  const [news, setNews] = useState('')
  const dismiss = useAction(async () => {
    const failure = await store.backupFile.dismissReminder()
    setNews(failure === undefined ? '' : words.notSaved)
    if (failure === undefined) focusPageHeading()
  })

  const lessons = completedLessons(document).length
  const isCopied = learner.kind === 'cloud' || file?.last !== undefined
  if (file === undefined || isCopied || file.isReminderDismissed || lessons < FROM_LESSONS) return null

  return (
    <LeafRow marginNote={<p>{words.marginNote}</p>}>
      <div className={styles.reminder}>
        <h2>{words.title(lessons)}</h2>
        <p>{words.text}</p>
        <ButtonRow>
          <Link className={buttonClass('line', { size: 'compact' })} to={backupFilePath}>
            {words.make}
          </Link>
          <SteadyButton
            meaning="dismiss"
            variant="line"
            size="compact"
            busy={dismiss.isBusy}
            busyLabel={words.dismissing}
            onPress={dismiss.run}
          >
            {words.dismiss}
          </SteadyButton>
        </ButtonRow>
        <p className={styles.news} role="status">
          {news}
        </p>
      </div>
    </LeafRow>
  )
}
