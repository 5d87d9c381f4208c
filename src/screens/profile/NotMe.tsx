import { useState } from 'react'
import { notMeWords as words } from '#words/notMe'
import type { Manifest } from '../../core/curriculum/parseManifest'
import { lastHour } from '../../data/store/lastHour'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { LeafRow } from '../../ui/Leaf'
import { SteadyButton } from '../../ui/SteadyButton'
import { useAction } from '../../ui/useAction'
import { entryTitle } from '../../session/EntryLedger'
import { useSession } from '../../session/SessionContext'
import { useRead } from '../../session/useRead'
import { useMinute } from '../../session/useToday'
import styles from './NotMe.module.css'

/** More entries than anyone can complete in an hour. */
const MOST_ENTRIES = 200
const MINUTE_MS = 60_000

/**
 * Lists lessons and quizzes completed here within the last hour, for a learner who did not do them. Renders nothing if
 * there are none.
 */
export function NotMe({ manifest }: { readonly manifest: Manifest }) {
  const { store, reads } = useSession()
  const rows = useRead(reads.activity(MOST_ENTRIES))
  // The end of the current minute is used, so that an entry from this very moment is included.
  const now = new Date(useMinute().getTime() + MINUTE_MS)
  const [isAsked, setAsked] = useState(false)
  const [news, setNews] = useState('')
  const hour = rows === undefined ? [] : lastHour(rows, now)
  const takeOut = useAction(async () => {
    const outcome = await store.setAside.takeOut(hour.map(({ id }) => id))
    const isTaken = outcome.kind === 'saved' || outcome.kind === 'unchanged'
    setNews(isTaken ? words.taken : words.notTaken(outcome.reason))
    setAsked(false)
  })
  if (hour.length === 0 && news === '') return null

  const lessons = new Set(hour.filter(({ kind }) => kind === 'lesson-completed').map(({ subject }) => subject))
  return (
    <LeafRow marginNote={<p>{words.marginNote}</p>}>
      <h2>{words.title}</h2>
      {hour.length === 0 ? null : (
        <>
          <p className={styles.text}>{words.intro}</p>
          <ul className={styles.entries}>
            {hour.map((row) => (
              <li key={row.id}>{entryTitle(row, manifest)}</li>
            ))}
          </ul>
          <SteadyButton meaning="not-me" variant="line" size="compact" onPress={() => setAsked(true)}>
            {words.action}
          </SteadyButton>
        </>
      )}
      <p className={styles.text} role="status">
        {news}
      </p>
      {isAsked ? (
        <Dialog
          isOpen
          onClose={() => setAsked(false)}
          title={words.dialogTitle}
          actions={
            <>
              <Button variant="line" onClick={() => setAsked(false)}>
                {words.keep}
              </Button>
              <SteadyButton
                meaning="take-out"
                variant="danger"
                busy={takeOut.isBusy}
                busyLabel={words.taking}
                onPress={takeOut.run}
              >
                {words.confirm}
              </SteadyButton>
            </>
          }
        >
          <p>{words.takesOut(lessons.size)}</p>
          <p>{words.stays}</p>
        </Dialog>
      ) : null}
    </LeafRow>
  )
}
