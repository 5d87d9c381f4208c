import { useState } from 'react'
import { homeStateWords } from '#words/homeState'
import { settingsWords as words } from '#words/settings'
import { stateName } from '../../core/curriculum/parseStates'
import { Button } from '../../ui/Button'
import { StateChooser } from '../../session/StateChooser'
import { stateGuide, useHomeState } from '../../session/useHomeState'
import { Text } from '../../ui/Text'
import { focusWhenShown } from '../../ui/focusWhenShown'

/** The state that lessons ask for. Learners can change it, or enter it before a lesson asks. */
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
      <h2>{words.state}</h2>
      <Text width={38} before={3} after={3}>
        {words.stateText}
      </Text>
      {place === undefined ? null : isChanging ? (
        <StateChooser place={place} keep={keep} onKept={back} onCancel={back} />
      ) : (
        <>
          <Text isBold after={3}>
            {place === null ? words.noState : (stateName(stateGuide, place) ?? homeStateWords.elsewhere)}
          </Text>
          <Button ref={isBack ? focusWhenShown : null} variant="line" onClick={() => setChanging(true)}>
            {place === null ? words.chooseState : words.changeState}
          </Button>
        </>
      )}
    </>
  )
}
