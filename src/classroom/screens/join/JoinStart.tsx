import { useState } from 'react'
import { Navigate, useSearchParams } from 'react-router-dom'
import { joinClassWords as words } from '#words/joinClass'
import { useAuth } from '../../../data/accounts/AuthContext'
import { readCardText } from '../../protocol/card/classCard'
import { canSeal, classroomTools } from '../../../platform/classroomTools'
import { appPlace } from '../../../platform/window/appPlace'
import { Button } from '../../../ui/Button'
import { Callout } from '../../../ui/Callout'
import { LeafRow } from '../../../ui/Leaf'
import { focusPageHeading, PageHeading } from '../../../ui/PageHeading'
import { Skeleton } from '../../../ui/Skeleton'
import { joinAsMe, whoJoinsPath } from '../../../words/paths'
import { lazyPart } from '../../../session/lazyPart'
import { useOnce } from '../../../session/useRead'
import { CardOffer } from './CardOffer'
import { HowToJoin } from './HowToJoin'
import styles from './Join.module.css'
import { type CardHere, useKeptCard } from './useKeptCard'

/** Only iPhones and iPads have two places to learn in: the browser and the app. */
const LazyWhereFirst = lazyPart(() => import('./WhereFirst').then(({ WhereFirst }) => WhereFirst))

/** Shows how to join, or the class of the card that is saved on this device. */
export function JoinStart() {
  const here = useKeptCard()
  const [place] = useState(appPlace)
  const [isAsked, setAsked] = useState(place !== 'ios-browser')
  if (!canSeal())
    return (
      <LeafRow>
        <PageHeading className={styles.heading}>{words.howTitle}</PageHeading>
        <p>{words.unsupported}</p>
      </LeafRow>
    )
  if (here === undefined)
    return (
      <LeafRow>
        <PageHeading className={styles.heading}>{words.howTitle}</PageHeading>
        <Skeleton label={words.loading} />
      </LeafRow>
    )
  const { text, kept } = here
  if (!isAsked) return <LazyWhereFirst text={text} onHere={() => setAsked(true)} />
  if (text !== null) return <WhoFirst text={text} kept={kept} />
  return <HowToJoin isApp={place === 'app'} onCard={(link) => void kept.keep(link)} />
}

/** If several learners use this device, it asks who is joining before it shows the card. */
function WhoFirst({ text, kept }: CardHere & { readonly text: string }) {
  const { accounts } = useAuth()
  const [params] = useSearchParams()
  const known = useOnce(() => accounts.knownLearners().catch(() => []))
  if (known === undefined) return null
  if (known.length > 1 && !params.has(joinAsMe)) return <Navigate replace to={whoJoinsPath} />
  return <ReadCard key={text} text={text} kept={kept} />
}

function ReadCard({ text, kept }: CardHere & { readonly text: string }) {
  const read = useOnce(() => readCardText(text, classroomTools))
  const drop = (): void => {
    void kept.drop()
    focusPageHeading()
  }
  if (read === undefined) return null
  if (read.kind === 'card') return <CardOffer card={read.card} kept={kept} />
  return (
    <LeafRow>
      <PageHeading className={styles.heading}>{words.howTitle}</PageHeading>
      <Callout color="red" title={words.fault[read.reason]} headingLevel={2}>
        <Button variant="line" onClick={drop}>
          {words.anotherCard}
        </Button>
      </Callout>
    </LeafRow>
  )
}
