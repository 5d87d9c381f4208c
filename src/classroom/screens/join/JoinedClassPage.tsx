import { useState } from 'react'
import { Link } from 'react-router-dom'
import { joinClassWords as words } from '#words/joinClass'
import type { ClassKey } from '../../ports/TaughtClasses'
import { appPlace } from '../../../platform/window/appPlace'
import { buttonClass } from '../../../ui/buttonClass'
import { LeafRow } from '../../../ui/Leaf'
import { PageHeading } from '../../../ui/PageHeading'
import { Skeleton } from '../../../ui/Skeleton'
import { paths } from '../../../words/paths'
import { lazyPart } from '../../../session/lazyPart'
import { type Joined, useJoined } from './useJoined'
import { useManifest, useProgress } from '../../../session/useRead'
import { useToday } from '../../../session/useToday'
import { PlanOfWeek } from './PlanOfWeek'
import { Arrived } from './Arrived'
import { Everyone } from './Everyone'
import { HandIn } from './HandIn'
import type { InClassProps } from './InClassProps'
import styles from './Join.module.css'
import { LeaveClass } from './LeaveClass'
import { LeftClass } from './LeftClass'
import { NameInClass } from './NameInClass'
import { namesakesOf } from './namesakes'
import { TakePlan } from './TakePlan'

/** Nearly nobody's class has one. */
const LazyByRelay = lazyPart(() => import('./ByRelay').then(({ ByRelay }) => ByRelay), null)

/** Nor is hardly any joined by two cards. */
const LazyOtherCard = lazyPart(() => import('./OtherCard').then(({ OtherCard }) => OtherCard))

/** Only the browser of an iPhone or iPad is another place than the app. */
const LazyMoveToApp = lazyPart(() => import('./MoveToApp').then(({ MoveToApp }) => MoveToApp), null)

/** A class that the learner has joined. */
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
        <p>{words.missing}</p>
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
  // Where the older one was left, that is still said.
  const [hasOthers, setHasOthers] = useState(false)
  if (namesakes.length > 0 && !hasOthers) setHasOthers(true)
  const document = useProgress()
  const manifest = useManifest()
  const today = useToday()
  const { card, plan } = joined
  return (
    <>
      <LeafRow folio={<p>{words.classOf(card.teacherName)}</p>}>
        <PageHeading className={styles.heading}>
          <bdi>{card.className}</bdi>
        </PageHeading>
        <NameInClass joined={joined} classes={classes} />
        {hasOthers ? <LazyOtherCard joined={joined} classes={classes} namesakes={namesakes} /> : null}
      </LeafRow>
      <LeafRow>
        <h2 className={styles.title}>{words.handIn}</h2>
        <p>{words.handInLead}</p>
        <HandIn joined={joined} classes={classes} />
        <Arrived joined={joined} today={today} />
      </LeafRow>
      {card.relays.length === 0 ? null : <LazyByRelay card={card} />}
      <LeafRow>
        <h2 className={styles.title}>{words.thisWeek(card.className)}</h2>
        {document === undefined || manifest === undefined ? (
          <Skeleton label={words.loading} />
        ) : (
          <PlanOfWeek plan={plan} document={document} manifest={manifest.value} today={today} />
        )}
        <TakePlan joined={joined} classes={classes} />
      </LeafRow>
      {appPlace() === 'ios-browser' ? <LazyMoveToApp card={card} /> : null}
      <Everyone joined={joined} />
      <LeafRow>
        <LeaveClass joined={joined} classes={classes} />
      </LeafRow>
    </>
  )
}
