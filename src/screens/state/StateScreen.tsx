import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { homeStateWords as words } from '#words/homeState'
import { findStateNote } from '../../core/curriculum/findStateNote'
import type { Figure } from '../../core/curriculum/parseLists'
import type { StateTopic } from '../../core/curriculum/parseStates'
import { AskedPlace } from '../../session/AskedPlace'
import { useSession } from '../../session/SessionContext'
import { TopicNote } from '../../session/TopicNote'
import { stateGuide, useHomeState } from '../../session/useHomeState'
import { usePlace } from '../../session/usePlace'
import { useOnce } from '../../session/useRead'
import { useToday } from '../../session/useToday'
import { site } from '../../site'
import { Button } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { Leaf, LeafRow } from '../../ui/Leaf'
import { PageHeading } from '../../ui/PageHeading'
import { Skeleton } from '../../ui/Skeleton'
import { textLinkClass } from '../../ui/textLinkClass'
import { statePath } from '../../words/links'
import { paths } from '../../words/paths'
import { NoteText } from './NoteText'
import styles from './StateScreen.module.css'

/** All notes for the learner's state on one page, for reading, printing and reference. */
export function StateScreen() {
  const { place, keep } = useHomeState()
  const today = useToday()
  return (
    <Leaf>
      <LeafRow isTight={typeof place === 'string'}>
        <PageHeading>{words.page.title}</PageHeading>
        <p className={styles.lead}>{words.page.lead}</p>
        <p className={styles.printed}>{words.page.printed(site.name, today)}</p>
        {place === undefined ? (
          <Skeleton label={words.page.loading} />
        ) : (
          <AskedPlace place={place} keep={keep}>
            {() => <TopicLinks />}
          </AskedPlace>
        )}
        <Link className={`${textLinkClass} noPrint`} to={paths.learning}>
          <Icon name="arrowLeft" /> <span>{words.page.backToLearning}</span>
        </Link>
      </LeafRow>
      {typeof place === 'string' ? <Topics key={place} place={place} today={today} /> : null}
    </Leaf>
  )
}

/** The topics to jump to, and the button that prints all of them. */
function TopicLinks() {
  return (
    <>
      <nav className={`${styles.topics} noPrint`} aria-label={words.page.topics}>
        <ul>
          {stateGuide.topics.map(({ id, title }) => (
            <li key={id}>
              {/* Choosing a topic replaces the history entry, so that Back leaves the page. */}
              <Link to={statePath(id)} replace>
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <p className="noPrint">
        <Button variant="line" size="compact" onClick={() => window.print()}>
          <Icon name="print" size="small" /> <span>{words.page.print}</span>
        </Button>
      </p>
    </>
  )
}

const NO_FIGURES: readonly Figure[] = []

/** Shows the notes for every topic. They appear together, so that no note moves the chosen topic out of view. */
function Topics({ place, today }: { readonly place: string; readonly today: string }) {
  const { library } = useSession()
  const chosen = usePlace('state')?.topic
  const read = useOnce(() =>
    Promise.all([library.figures(), ...stateGuide.topics.map(({ id }) => findStateNote(library, id, place))] as const),
  )
  if (read === undefined)
    return (
      <LeafRow>
        <Skeleton label={words.page.loading} />
      </LeafRow>
    )
  const figures = read[0].kind === 'loaded' ? read[0].value : NO_FIGURES
  return stateGuide.topics.map((topic) => (
    <TopicRow
      key={topic.id}
      topic={topic}
      place={place}
      figures={figures}
      today={today}
      isChosen={topic.id === chosen}
    />
  ))
}

interface TopicRowProps {
  readonly topic: StateTopic
  readonly place: string
  readonly figures: readonly Figure[]
  /** The device's date, which decides whether a figure is marked as out of date. */
  readonly today: string
  readonly isChosen: boolean
}

/** Shows one topic's note. If the topic is in the address, it is scrolled into view and its heading takes the focus. */
function TopicRow({ topic, place, figures, today, isChosen }: TopicRowProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!isChosen) return undefined
    // The next frame comes after the router has scrolled to the top and the page heading has taken the focus.
    const frame = requestAnimationFrame(() => {
      heading.current?.focus({ preventScroll: true })
      heading.current?.scrollIntoView()
    })
    return () => cancelAnimationFrame(frame)
  }, [isChosen])
  return (
    <LeafRow className={styles.topic}>
      <h2 ref={heading} tabIndex={-1}>
        {topic.title}
      </h2>
      <div className={styles.note}>
        <TopicNote
          topic={topic.id}
          place={place}
          draw={(text) => <NoteText text={text} figures={figures} today={today} />}
        />
      </div>
    </LeafRow>
  )
}
