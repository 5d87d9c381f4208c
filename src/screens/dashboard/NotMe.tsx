import { useState } from 'react'
import { Link } from 'react-router-dom'
import { notMeWords as words } from '#words/notMe'
import { lastHour } from '../../data/store/lastHour'
import type { Activity } from '../../data/store/learningRows'
import { Block } from '../../ui/Block'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { Icon } from '../../ui/Icon'
import { LeafRow } from '../../ui/Leaf'
import { Text } from '../../ui/Text'
import { SteadyButton } from '../../ui/SteadyButton'
import { textLinkClass } from '../../ui/textLinkClass'
import { useAction } from '../../ui/useAction'
import { earlierProgressPath } from '../../words/paths'
import { useSession } from '../../session/SessionContext'
import { useRead } from '../../session/useRead'
import { useMinute } from '../../session/useToday'

/** More entries than anyone can complete in an hour. */
const MOST_ENTRIES = 200
const MINUTE_MS = 60_000

interface NotMeProps {
  readonly titleOf: (row: Activity) => string
}

/**
 * Lists lessons and quizzes completed here within the last hour, for a learner who did not do them. Renders nothing if
 * there are none. The dashboard shows this list only if several learners use the device.
 */
export function NotMe({ titleOf }: NotMeProps) {
  const { store, reads } = useSession()
  const rows = useRead(reads.activity(MOST_ENTRIES))
  // The end of the current minute is used, so that an entry made just now is included.
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
          <Text width={38} before={3}>
            {words.intro}
          </Text>
          <Block as="ul" width={44} before={3} after={4}>
            {hour.map((row) => (
              <li key={row.id}>{titleOf(row)}</li>
            ))}
          </Block>
          <SteadyButton meaning="not-me" variant="line" size="compact" onPress={() => setAsked(true)}>
            {words.action}
          </SteadyButton>
        </>
      )}
      <Text width={38} before={3} after={0} role="status">
        {news}
      </Text>
      {news === words.taken ? (
        <Link className={textLinkClass} to={earlierProgressPath}>
          {words.toEarlier} <Icon name="arrowRight" />
        </Link>
      ) : null}
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
