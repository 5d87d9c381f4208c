import { useState } from 'react'
import { Link } from 'react-router-dom'
import { joinClassWords as words } from '#words/joinClass'
import { reloadPageWords } from '#words/reloadPage'
import { useAuth } from '../../../data/accounts/AuthContext'
import type { TabletClasses } from '../../ports/TabletClasses'
import type { ClassKey } from '../../ports/TaughtClasses'
import { appPlace } from '../../../platform/window/appPlace'
import { Text } from '../../../ui/Text'
import { buttonClass } from '../../../ui/buttonClass'
import { LeafRow } from '../../../ui/Leaf'
import { focusPageHeading, PageHeading } from '../../../ui/PageHeading'
import { Skeleton } from '../../../ui/Skeleton'
import { paths } from '../../../words/paths'
import { CouldNotRead } from '../../../session/CouldNotRead'
import { lazyPart } from '../../../session/lazyPart'
import { type InClassProps, type Joined, namesakesOf, useJoined } from './useJoined'
import { useManifest, useProgress } from '../../../session/useRead'
import { useToday } from '../../../session/useToday'
import { Button } from '../../../ui/Button'
import { Dialog } from '../../../ui/Dialog'
import { SteadyButton } from '../../../ui/SteadyButton'
import { useAction } from '../../../ui/useAction'
import { PlanOfWeek } from './PlanOfWeek'
import { Arrived } from './Arrived'
import { Everyone } from './Everyone'
import { HandIn } from './HandIn'
import styles from './Join.module.css'
import { NameInClass } from './NameInClass'
import { SharingInClass } from './SharingInClass'
import { useClasses } from '../useClasses'
import { TakePlan } from './TakePlan'

/** Few classes have a relay, so its script is separate. */
const LazyByRelay = lazyPart(() => import('./ByRelay').then(({ ByRelay }) => ByRelay), null)

/** Few classes were joined with two cards, so its script is separate. */
const LazyOtherCard = lazyPart(() => import('./OtherCard').then(({ OtherCard }) => OtherCard))

/** The browser and the app are separate places to learn only on an iPhone or iPad. */
const LazyMoveToApp = lazyPart(() => import('./MoveToApp').then(({ MoveToApp }) => MoveToApp), null)

/** The page of a class that the learner has joined. */
export function JoinedClassPage({ classKey }: { readonly classKey: ClassKey }) {
  const joined = useJoined()
  if (joined === undefined)
    return (
      <LeafRow>
        <Skeleton label={words.loading} />
      </LeafRow>
    )
  if (joined === 'missing')
    return (
      <LeafRow>
        <PageHeading className={styles.heading}>{words.mine}</PageHeading>
        <CouldNotRead text={words.missing} onRetry={() => window.location.reload()} action={reloadPageWords.action} />
      </LeafRow>
    )
  const found = joined.list.find(({ key }) => key === classKey)
  if (found === undefined) return <NotInClass />
  return found.isLeaving ? (
    <LeftClass joined={found} classes={joined.classes} />
  ) : (
    <Inside joined={found} classes={joined.classes} list={joined.list} />
  )
}

function NotInClass() {
  return (
    <LeafRow>
      <PageHeading className={styles.heading}>{words.gone}</PageHeading>
      <p>{words.goneText}</p>
      <Link className={buttonClass('line')} to={paths.dashboard}>
        {words.toDashboard}
      </Link>
    </LeafRow>
  )
}

function Inside({ joined, classes, list }: InClassProps & Pick<Joined, 'list'>) {
  const namesakes = namesakesOf(joined.card, list)
  // This remains true after the learner leaves the older class, so that the message about leaving remains visible.
  const [hasOthers, setHasOthers] = useState(false)
  if (namesakes.length > 0 && !hasOthers) setHasOthers(true)
  const document = useProgress()
  const manifest = useManifest()
  const today = useToday()
  const { card, plan, isDeleted } = joined
  const port = useClasses()
  const { accounts } = useAuth()
  const others = async (): Promise<TabletClasses | undefined> => {
    const known = await accounts.knownLearners().catch(() => [])
    return known.length < 2 ? undefined : await port.tablet()
  }
  return (
    <>
      <LeafRow marginNote={<p>{words.classOf(card.teacherName)}</p>}>
        <PageHeading className={styles.heading}>
          <bdi>{card.className}</bdi>
        </PageHeading>
        <NameInClass joined={joined} classes={classes} />
        <SharingInClass joined={joined} classes={classes} />
        {hasOthers ? <LazyOtherCard joined={joined} classes={classes} namesakes={namesakes} /> : null}
      </LeafRow>
      <Everyone joined={joined} />
      {isDeleted ? (
        <LeafRow>
          <Text as="h2" after={2} breaksWords>
            {words.deletedTitle}
          </Text>
          <Text width={40}>{words.deletedText}</Text>
        </LeafRow>
      ) : (
        <LeafRow>
          <Text as="h2" after={2} breaksWords>
            {words.handIn}
          </Text>
          <p>{words.handInLead}</p>
          <HandIn joined={joined} classes={classes} />
          <Arrived joined={joined} today={today} />
        </LeafRow>
      )}
      {card.relays.length === 0 || isDeleted ? null : <LazyByRelay card={card} />}
      <LeafRow>
        <Text as="h2" after={2} breaksWords>
          {words.thisWeek(card.className)}
        </Text>
        {document === undefined || manifest === undefined ? (
          <Skeleton label={words.loading} />
        ) : (
          <PlanOfWeek plan={plan} document={document} manifest={manifest.value} today={today} />
        )}
        <TakePlan joined={joined} classes={classes} others={others} />
      </LeafRow>
      {appPlace() === 'ios-browser' ? <LazyMoveToApp card={card} /> : null}
      <LeafRow>
        <LeaveClass joined={joined} classes={classes} />
      </LeafRow>
    </>
  )
}

/**
 * A class that the learner has left. It is listed until the teacher has been notified, or until the learner chooses to
 * forget it.
 */
function LeftClass({ joined, classes }: InClassProps) {
  const [failure, setFailure] = useState<string>()
  const forget = useAction(async () => {
    const refused = await classes.forget(joined.key)
    setFailure(refused === undefined ? undefined : words.notForgotten[refused])
  })
  return (
    <>
      <LeafRow>
        <PageHeading className={styles.heading}>{words.leftTitle(joined.card.className)}</PageHeading>
        <p>{words.leftText}</p>
        <HandIn joined={joined} classes={classes} />
      </LeafRow>
      <LeafRow>
        <p>{words.forgetText}</p>
        <Button variant="line" size="compact" busy={forget.isBusy} busyLabel={words.forgetting} onClick={forget.run}>
          {words.forget}
        </Button>
        <p className={styles.failure} role="alert">
          {failure}
        </p>
      </LeafRow>
    </>
  )
}

/** Leaves the class after a question that explains the consequences. */
function LeaveClass({ joined: { key, card }, classes }: InClassProps) {
  const [isAsking, setAsking] = useState(false)
  const leave = useAction(async () => {
    const refused = await classes.leave(key)
    if (refused !== undefined) return words.notLeft[refused]
    setAsking(false)
    focusPageHeading()
    return undefined
  })
  return (
    <>
      <Button variant="line" size="compact" onClick={() => setAsking(true)}>
        {words.leave}
      </Button>
      <Dialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={words.leaveTitle(card.className)}
        actions={
          <>
            <Button variant="line" onClick={() => setAsking(false)}>
              {words.stay}
            </Button>
            <SteadyButton
              meaning="leave"
              variant="danger"
              busy={leave.isBusy}
              busyLabel={words.leaving}
              onPress={leave.run}
            >
              {words.leaveNow}
            </SteadyButton>
          </>
        }
      >
        <p>{words.leaveText}</p>
        <p>{words.leaveAfter}</p>
        <p className={styles.failure} role="alert">
          {leave.outcome}
        </p>
      </Dialog>
    </>
  )
}
