import { type FormEvent, useEffect, useMemo, useState } from 'react'
import { Link, Navigate } from 'react-router-dom'
import { joinClassWords as words } from '#words/joinClass'
import { Leaf, LeafRow } from '../../../ui/Leaf'
import { useAuth } from '../../../data/accounts/AuthContext'
import { readCardText } from '../../protocol/card/classCard'
import { classroomTools } from '../../../platform/classroomTools'
import { hasWebCrypto } from '../../../platform/webCrypto'
import { appPlace } from '../../../platform/window/appPlace'
import { Button, ButtonRow } from '../../../ui/Button'
import { Callout } from '../../../ui/Callout'
import { focusPageHeading, PageHeading } from '../../../ui/PageHeading'
import { Skeleton } from '../../../ui/Skeleton'
import { joinedClassPath, whoJoinsPath } from '../../../words/links'
import { lazyPart } from '../../../session/lazyPart'
import { usePlace } from '../../../session/usePlace'
import { useOnce, useRead } from '../../../session/useRead'
import { Field } from '../../../ui/Field'
import type { KeptCard } from '../../ports/KeptCard'
import { type PromiseSource, promiseSource } from '../../../session/promiseSource'
import { ReloadPage } from '../../../session/ReloadPage'
import { useClasses } from '../useClasses'
import { Text } from '../../../ui/Text'
import { JoinedClassPage } from './JoinedClassPage'
import { CardOffer } from './CardOffer'
import styles from './Join.module.css'
import { useJoined } from './useJoined'
import { ScanCard } from './ScanCard'

/** The browser and the app are separate places to learn only on iPhones and iPads. */
const LazyWhereFirst = lazyPart(() => import('./WhereFirst').then(({ WhereFirst }) => WhereFirst))

/** Joins a class with its card. If the address has a class key, this screen shows that class. */
export function JoinScreen() {
  const key = usePlace('join')?.class
  return <Leaf>{key === undefined ? <JoinStart /> : <JoinedClassPage key={key} classKey={key} />}</Leaf>
}

/** Shows how to join, or the class on the card that is saved on this device. */
function JoinStart() {
  const here = useKeptCard()
  const [place] = useState(appPlace)
  const [isAsked, setAsked] = useState(place !== 'ios-browser')
  if (!hasWebCrypto())
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

/** If several learners use this device, asks who is joining before showing the card. */
function WhoFirst({ text, kept }: CardHere & { readonly text: string }) {
  const { accounts } = useAuth()
  const isAsked = usePlace('join')?.me !== undefined
  const known = useOnce(() => accounts.knownLearners().catch(() => []))
  if (known === undefined) return null
  if (known.length > 1 && !isAsked) return <Navigate replace to={whoJoinsPath} />
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
        <ButtonRow>
          {read.reason === 'newer' ? <ReloadPage /> : null}
          <Button variant="line" onClick={drop}>
            {words.anotherCard}
          </Button>
        </ButtonRow>
      </Callout>
    </LeafRow>
  )
}

interface HowToJoinProps {
  /** True in the installed app. The phone's own camera would open the browser, so the app's camera comes first. */
  readonly isApp: boolean
  readonly onCard: (text: string) => void
}

/** Ways to use a class card, and the classes that were joined before. */
function HowToJoin({ isApp, onCard }: HowToJoinProps) {
  const [error, setError] = useState<string>()
  const open = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('link')
    const text = typeof typed === 'string' ? typed.trim() : ''
    setError(text === '' ? words.noLink : undefined)
    if (text !== '') onCard(text)
  }
  return (
    <>
      <LeafRow>
        <PageHeading className={styles.heading}>{words.howTitle}</PageHeading>
        <p>{words.howLead}</p>
        {isApp ? (
          <>
            <p>{words.wayInApp}</p>
            <ScanCard onCard={onCard} />
          </>
        ) : (
          <ol className={styles.ways}>
            {words.ways.map((way) => (
              <li key={way}>{way}</li>
            ))}
          </ol>
        )}
        <form className={styles.form} noValidate onSubmit={open}>
          <Field
            label={words.linkLabel}
            hint={words.linkHint}
            error={error}
            name="link"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
          <Button type="submit">{words.readCard}</Button>
        </form>
        {isApp ? null : <ScanCard onCard={onCard} />}
      </LeafRow>
      <MyClasses />
    </>
  )
}

function MyClasses() {
  const joined = useJoined()
  if (joined === undefined || joined === 'missing' || joined.list.length === 0) return null
  return (
    <LeafRow>
      <Text as="h2" after={2} breaksWords>
        {words.mine}
      </Text>
      <ul className={styles.list}>
        {joined.list.map(({ key, card }) => (
          <li key={key}>
            <Link to={joinedClassPath(key)}>
              <bdi>{card.className}</bdi>
            </Link>
            <span className="quiet">{words.classOf(card.teacherName)}</span>
          </li>
        ))}
      </ul>
    </LeafRow>
  )
}

const NOTHING: PromiseSource<string | null> = { subscribe: () => () => undefined, getSnapshot: () => undefined }

interface CardHere {
  /** The text of a card that came with a link or was pasted, or null if there is none. */
  readonly text: string | null
  readonly kept: KeptCard
}

/** The class card saved on this device. Undefined until it is read. */
function useKeptCard(): CardHere | undefined {
  const classes = useClasses()
  const source = useMemo(() => promiseSource(() => classes.card()), [classes])
  const kept = useRead(source)
  const text = useRead<string | null>(kept ?? NOTHING)
  useEffect(() => void kept?.load(), [kept])
  return kept === undefined || text === undefined ? undefined : { kept, text }
}
