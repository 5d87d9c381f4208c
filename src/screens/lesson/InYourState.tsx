import { useId, useState } from 'react'
import { homeStateWords as words } from '#words/homeState'
import { stateName, stateText } from '../../core/curriculum/parseStates'
import { Button } from '../../ui/Button'
import { StateChooser } from '../../session/StateChooser'
import { stateGuide, useHomeState } from '../../session/useHomeState'
import styles from './InYourState.module.css'
import type { Elements } from '../../ui/Elements'
import { focusWhenShown } from '../../ui/focusWhenShown'

interface InYourStateProps {
  /** The topic in the guide to the states. */
  readonly topic: string
  /** Renders a text like the lesson's own text. It is passed in, because a shared module would delay the lesson. */
  readonly draw: (text: string) => Elements
}

/** A lesson's text for learners of one state. It asks for the state here, where the answer is useful. */
export function InYourState({ topic, draw }: InYourStateProps) {
  const { place, keep } = useHomeState()
  const [isChanging, setChanging] = useState(false)
  const [isBack, setBack] = useState(false)
  const id = useId()
  const known = stateGuide.topics.find((one) => one.id === topic)
  if (place === undefined || known === undefined) return null
  const back = (): void => {
    setBack(true)
    setChanging(false)
  }
  const isAsking = place === null || isChanging
  const state = place === null ? undefined : stateName(stateGuide, place)
  return (
    <section className={`${styles.box} ${isAsking ? styles.asks : ''}`} aria-labelledby={id}>
      <h3 id={id}>{known.title}</h3>
      {isAsking ? (
        <StateChooser place={place} keep={keep} onKept={back} onCancel={isChanging ? back : undefined} />
      ) : (
        <>
          <p className={styles.state}>
            <b>{state === undefined ? words.inElsewhere : words.inState(state)}</b>
            <Button
              ref={isBack ? focusWhenShown : null}
              variant="line"
              size="compact"
              onClick={() => setChanging(true)}
            >
              {words.change}
            </Button>
          </p>
          {draw(stateText(stateGuide, topic, place) ?? '')}
        </>
      )}
    </section>
  )
}
