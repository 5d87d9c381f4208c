import { useId } from 'react'
import { Link } from 'react-router-dom'
import { homeStateWords as words } from '#words/homeState'
import { stateName } from '../../core/curriculum/parseStates'
import { AskedPlace } from '../../session/AskedPlace'
import { TopicNote } from '../../session/TopicNote'
import { stateGuide, useHomeState } from '../../session/useHomeState'
import type { Elements } from '../../ui/Elements'
import { textLinkClass } from '../../ui/textLinkClass'
import { statePath } from '../../words/links'
import styles from './InYourState.module.css'

interface InYourStateProps {
  /** The topic in the guide to the states. */
  readonly topic: string
  /** Renders a text like the lesson's own text. It is passed in, because a shared module would delay the lesson. */
  readonly draw: (text: string) => Elements
}

/** A lesson's note for learners in one state. It asks for the state inside the lesson, where the answer is useful. */
export function InYourState({ topic, draw }: InYourStateProps) {
  const { place, keep } = useHomeState()
  const id = useId()
  const known = stateGuide.topics.find((one) => one.id === topic)
  if (place === undefined || known === undefined) return null
  return (
    <section className={styles.box} aria-labelledby={id}>
      <h3 id={id}>{known.title}</h3>
      <AskedPlace place={place} keep={keep}>
        {(chosen) => {
          const state = stateName(stateGuide, chosen)
          return (
            <>
              <TopicNote topic={topic} place={chosen} draw={draw} />
              <p className={styles.all}>
                <Link className={textLinkClass} to={statePath()}>
                  {state === undefined ? words.allElsewhere : words.allNotes(state)}
                </Link>
              </p>
            </>
          )
        }}
      </AskedPlace>
    </section>
  )
}
