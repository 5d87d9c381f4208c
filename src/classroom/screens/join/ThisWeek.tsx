import { Link } from 'react-router-dom'
import { joinClassWords as words } from '#words/joinClass'
import { useAuth } from '../../../data/accounts/AuthContext'
import type { HandedIn, JoinedClass } from '../../ports/JoinedClasses'
import { Block } from '../../../ui/Block'
import { ButtonRow } from '../../../ui/Button'
import { Text } from '../../../ui/Text'
import { buttonClass } from '../../../ui/buttonClass'
import { LeafRow } from '../../../ui/Leaf'
import { joinedClassPath } from '../../../words/links'
import { PlanOfWeek } from './PlanOfWeek'
import { useJoined } from './useJoined'
import type { ThisWeekProps } from '../../../session/ClassPort'
import { CouldNotRead } from '../../../session/CouldNotRead'
import { lazyPart } from '../../../session/lazyPart'
import { useOnce } from '../../../session/useRead'
import { useToday } from '../../../session/useToday'
import styles from './ThisWeek.module.css'

/** Only a shared device hands in several learners, so its script is separate. */
const LazyHandInAll = lazyPart(() => import('./HandInAll').then(({ HandInAll }) => HandInAll))

/**
 * Shows the teacher's plan for each of the learner's classes, and whether the work is handed in. On a shared device, one
 * press hands in everyone.
 */
export function ThisWeek({ document, manifest }: ThisWeekProps) {
  const joined = useJoined()
  const today = useToday()
  const { accounts } = useAuth()
  const known = useOnce(() => accounts.knownLearners().catch(() => []))
  const isShared = known !== undefined && known.length > 1
  if (joined === undefined) return null
  if (joined === 'missing')
    return (
      <LeafRow>
        <CouldNotRead text={words.missing} />
      </LeafRow>
    )
  const isOnly = joined.list.length === 1
  return joined.list.map((joinedClass) => {
    const { key, card, plan, isLeaving } = joinedClass
    const lines = isLeaving ? [words.leftText] : handInLines(joinedClass, today)
    return (
      <LeafRow key={key} marginNote={<p>{words.classOf(card.teacherName)}</p>}>
        <Text as="h2" after={2} breaksWords>
          {isLeaving ? words.leftTitle(card.className) : words.thisWeek(card.className)}
        </Text>
        {isLeaving ? null : <PlanOfWeek plan={plan} document={document} manifest={manifest} today={today} />}
        <Text before={3} after={3} className={styles.status}>
          {lines.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </Text>
        <ButtonRow>
          <Link className={buttonClass('line', { size: 'compact' })} to={joinedClassPath(key)}>
            {words.toClass(card.className)}
          </Link>
        </ButtonRow>
        {isShared && !isLeaving ? (
          <Block before={4}>
            <LazyHandInAll joined={joinedClass} of={isOnly ? undefined : card.className} />
          </Block>
        ) : null}
      </LeafRow>
    )
  })
}

/** Returns lines about the newest report and the changes not handed in yet. They claim only what has been confirmed. */
function handInLines({ handedIn, waiting, isDeleted }: JoinedClass, today: string): readonly string[] {
  if (isDeleted) return [words.deletedTitle]
  const [newest] = handedIn
  const last = newest === undefined ? words.nothingYet : statusOf(newest, words.when(newest.at, today))
  if (waiting > 0) return [words.waiting(waiting), last]
  return newest === undefined || newest.isOffRelay === true ? [last] : [last, words.allIn]
}

function statusOf({ proof, counts, isOffRelay }: HandedIn, time: string): string {
  if (isOffRelay === true) return words.statusOffRelay(time)
  if (counts === undefined) return words.status[proof](time)
  return counts ? words.statusCounts(time) : words.statusUncounted(time)
}
