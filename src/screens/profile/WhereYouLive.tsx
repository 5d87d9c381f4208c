import { useState } from 'react'
import { homeStateWords as words } from '#words/homeState'
import { stateName } from '../../core/curriculum/parseStates'
import { Button } from '../../ui/Button'
import { StateChooser } from '../../session/StateChooser'
import { stateGuide, useHomeState } from '../../session/useHomeState'
import styles from './ProfileScreen.module.css'
import { focusWhenShown } from '../../ui/focusWhenShown'

/** The state that lessons ask for, which can be changed here or entered before they ask. */
export function WhereYouLive() {
  const { place, keep } = useHomeState()
  const [isChanging, setChanging] = useState(false)
  const [isBack, setBack] = useState(false)
  const back = (): void => {
    setBack(true)
    setChanging(false)
  }
  return (
    <>
      <h2>{words.title}</h2>
      <p className={styles.text}>{words.why}</p>
      {place === undefined ? null : isChanging ? (
        <StateChooser place={place} keep={keep} onKept={back} onCancel={back} />
      ) : (
        <>
          <p className={styles.place}>
            <b>{place === null ? words.none : (stateName(stateGuide, place) ?? words.elsewhere)}</b>
          </p>
          <Button ref={isBack ? focusWhenShown : null} variant="line" onClick={() => setChanging(true)}>
            {place === null ? words.choose : words.change}
          </Button>
        </>
      )}
    </>
  )
}
