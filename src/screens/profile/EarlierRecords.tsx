import { useState } from 'react'
import { earlierProgressWords as words } from '#words/earlierProgress'
import { localDateOf } from '../../core/progress/calendar'
import type { SupersededRecord } from '../../data/store/setAside'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { LeafRow } from '../../ui/Leaf'
import { News } from '../../ui/News'
import { SteadyButton } from '../../ui/SteadyButton'
import { useAction } from '../../ui/useAction'
import { earlierProgressId } from '../../words/paths'
import { useSession } from '../../session/SessionContext'
import { useFragmentTarget } from '../../session/useFragmentTarget'
import { useRead } from '../../session/useRead'
import styles from './EarlierRecords.module.css'
import { GiveTo } from './GiveTo'

/**
 * Shows earlier progress if there has been any since this page opened. This part remains visible to show the result of
 * an action.
 */
export function EarlierRecords() {
  const records = useRead(useSession().reads.supersededRecords)
  const [wasThere, setWasThere] = useState(false)
  if (records !== undefined && records.length > 0 && !wasThere) setWasThere(true)
  if (records === undefined || (records.length === 0 && !wasThere)) return null
  return (
    <LeafRow>
      <Records records={records} />
    </LeafRow>
  )
}

interface RecordsProps {
  /** The records of earlier progress, newest first. */
  readonly records: readonly SupersededRecord[]
}

/** Lists this learner's earlier progress after Start over. Each record can be restored, or deleted after a question. */
function Records({ records }: RecordsProps) {
  const { store } = useSession()
  const heading = useFragmentTarget(earlierProgressId)
  const [asked, setAsked] = useState<SupersededRecord>()
  const [news, setNews] = useState('')

  const { run, busyWith } = useAction(async (_id: number, work: () => Promise<string>) => {
    setNews('')
    setNews(await work())
    setAsked(undefined)
  })
  const busy = busyWith?.[0]
  const bringBack = ({ id }: SupersededRecord): void =>
    run(id, async () => {
      const outcome = await store.setAside.bringBack(id)
      if (outcome.kind === 'saved') return outcome.stays === true ? words.broughtBackPart : words.broughtBack
      if (outcome.kind === 'unchanged') return outcome.stays === true ? words.nothingNewPart : words.nothingNew
      return words.notBroughtBack[outcome.reason]
    })
  const dismiss = ({ id }: SupersededRecord): void =>
    run(id, async () => {
      const failure = await store.setAside.dismiss(id)
      return failure === undefined ? words.dismissed : words.notDismissed[failure]
    })

  return (
    <>
      <h2 ref={heading} id={earlierProgressId} tabIndex={-1}>
        {words.title}
      </h2>
      <p className={styles.text}>{records.length === 0 ? words.none : words.intro}</p>
      <ul className={styles.records}>
        {records.map((record) => {
          const name = words.name[record.reason]
          return (
            <li key={record.id}>
              <div>
                <b>{name}</b>
                <span className={styles.facts}>{factsOf(record)}</span>
              </div>
              {record.reason === 'not-mine' && record.holds !== undefined ? (
                <GiveTo recordId={record.id} onNews={setNews} />
              ) : null}
              <div className={styles.actions}>
                {record.holds === undefined ? null : (
                  <SteadyButton
                    meaning={`bring-back ${record.id}`}
                    variant="line"
                    size="compact"
                    aria-label={words.of(words.bringBack, name)}
                    busy={busy === record.id && asked === undefined}
                    busyLabel={words.bringingBack}
                    onPress={() => bringBack(record)}
                  >
                    {words.bringBack}
                  </SteadyButton>
                )}
                <SteadyButton
                  meaning={`dismiss ${record.id}`}
                  variant="line"
                  size="compact"
                  aria-label={words.of(words.dismiss, name)}
                  onPress={() => setAsked(record)}
                >
                  {words.dismiss}
                </SteadyButton>
              </div>
            </li>
          )
        })}
      </ul>
      <News>{news}</News>
      {asked === undefined ? null : (
        <Dialog
          isOpen
          onClose={() => setAsked(undefined)}
          title={words.dismissTitle}
          actions={
            <>
              <Button variant="line" onClick={() => setAsked(undefined)}>
                {words.keep}
              </Button>
              <SteadyButton
                meaning="dismiss-for-good"
                variant="danger"
                busy={busy === asked.id}
                busyLabel={words.dismissing}
                onPress={() => dismiss(asked)}
              >
                {words.dismissForGood}
              </SteadyButton>
            </>
          }
        >
          <p>{words.dismissText(words.name[asked.reason], factsOf(asked))}</p>
          <p>{words.dismissWarning}</p>
        </Dialog>
      )}
    </>
  )
}

function factsOf({ holds, at }: SupersededRecord): string {
  const day = localDateOf(new Date(at))
  return holds === undefined ? words.factsUnreadable(day) : words.facts(holds.lessons, holds.quizzes, holds.points, day)
}
