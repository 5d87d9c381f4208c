import { useState } from 'react'
import { homeStateWords as words } from '#words/homeState'
import { stateName } from '../core/curriculum/parseStates'
import { Button } from '../ui/Button'
import type { Elements } from '../ui/Elements'
import { focusWhenShown } from '../ui/focusWhenShown'
import styles from './AskedPlace.module.css'
import { StateChooser } from './StateChooser'
import { type HomeState, stateGuide } from './useHomeState'

interface AskedPlaceProps {
  /** Null if the learner has not chosen. */
  readonly place: string | null
  readonly keep: HomeState['keep']
  /** What the page shows for this place. */
  readonly children: (place: string) => Elements
}

/** Asks where the learner lives, or shows their state with a button to change it. */
export function AskedPlace({ place, keep, children }: AskedPlaceProps) {
  const [isChanging, setChanging] = useState(false)
  const [isBack, setBack] = useState(false)
  const back = (): void => {
    setBack(true)
    setChanging(false)
  }
  if (place === null || isChanging)
    return <StateChooser place={place} keep={keep} onKept={back} onCancel={isChanging ? back : undefined} />
  const state = stateName(stateGuide, place)
  return (
    <>
      <p className={styles.state}>
        <b>{state === undefined ? words.inElsewhere : words.inState(state)}</b>
        <Button ref={isBack ? focusWhenShown : null} variant="line" size="compact" onClick={() => setChanging(true)}>
          {words.change}
        </Button>
      </p>
      {children(place)}
    </>
  )
}
