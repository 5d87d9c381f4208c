import { useState } from 'react'
import { figureInTextWords } from '#words/figureInText'
import { homeStateWords as words } from '#words/homeState'
import { findStateNote, OFFICES } from '../core/curriculum/findStateNote'
import type { StateNote } from '../core/curriculum/parseStateNotes'
import { otherText, stateName } from '../core/curriculum/parseStates'
import type { Elements } from '../ui/Elements'
import { PhoneText } from '../ui/PhoneText'
import { CouldNotRead } from './CouldNotRead'
import { useSession } from './SessionContext'
import styles from './TopicNote.module.css'
import { stateGuide } from './useHomeState'
import { useOnce } from './useRead'

interface TopicNoteProps {
  /** The id of a topic in the guide to the states. */
  readonly topic: string
  /** The state where the learner lives, or another place. */
  readonly place: string
  /** Renders a text with figures the same way that the page renders its own texts. */
  readonly draw: (text: string) => Elements
}

/** The note on one topic for a learner in one state, with its source. */
export function TopicNote(props: TopicNoteProps) {
  const [attempt, setAttempt] = useState(0)
  const { topic, place, draw } = props
  if (stateName(stateGuide, place) === undefined) return draw(otherText(stateGuide, topic))
  return <StateText key={`${place} ${attempt}`} {...props} onRetry={() => setAttempt(attempt + 1)} />
}

interface StateTextProps extends TopicNoteProps {
  readonly onRetry: () => void
}

function StateText({ topic, place, draw, onRetry }: StateTextProps) {
  const { library } = useSession()
  const found = useOnce(() => findStateNote(library, topic, place))
  switch (found?.kind) {
    case undefined:
      return null
    case 'note':
      return <Note note={found.note} draw={draw} />
    case 'unread':
      return <CouldNotRead text={words.unread[found.trouble]} onRetry={onRetry} />
    case 'blank':
      return (
        <>
          <p>{found.office === undefined ? words.noNote : `${words.noNote} ${words.officeHelps}`}</p>
          {found.office === undefined ? draw(otherText(stateGuide, OFFICES)) : <Note note={found.office} draw={draw} />}
        </>
      )
  }
}

function Note({ note, draw }: { readonly note: StateNote; readonly draw: TopicNoteProps['draw'] }) {
  const { text, phone, site, source, url, sourceDated, readOn } = note
  return (
    <>
      {draw(text)}
      <ul className={styles.source}>
        {phone === undefined || text.includes(phone) ? null : (
          <li>
            <PhoneText>{`${words.call} ${phone}`}</PhoneText>
          </li>
        )}
        <li>
          <span>{words.site}</span> <Outside url={`https://${site}`} text={site} />
        </li>
        <li>
          <span>{words.source}</span> <Outside url={url} text={source} />
          <span>{`${words.sourceDated(sourceDated)} ${words.readOn(readOn)}`}</span>
        </li>
      </ul>
    </>
  )
}

function Outside({ url, text }: { readonly url: string; readonly text: string }) {
  return (
    <a href={url} target="_blank" rel="noreferrer">
      <span>{text}</span> <span className="noPrint">{figureInTextWords.opensInNewTab}</span>
    </a>
  )
}
