import { useState } from 'react'
import { Link } from 'react-router-dom'
import { homeStateWords } from '#words/homeState'
import { settingsWords as words } from '#words/settings'
import { stateName } from '../../core/curriculum/parseStates'
import { Button } from '../../ui/Button'
import { StateChooser } from '../../session/StateChooser'
import { stateGuide, useHomeState } from '../../session/useHomeState'
import { Text } from '../../ui/Text'
import { focusWhenShown } from '../../ui/focusWhenShown'
import { textLinkClass } from '../../ui/textLinkClass'
import { statePath } from '../../words/links'

/** The state that lessons ask for. Learners can change it, or enter it before a lesson asks. */
export function WhereYouLive() {
  const { place, keep } = useHomeState()
  const [isChanging, setChanging] = useState(false)
  const [isBack, setBack] = useState(false)
  const state = place === undefined || place === null ? undefined : stateName(stateGuide, place)
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
            {place === null ? words.noState : (state ?? homeStateWords.elsewhere)}
          </Text>
          {place === null ? null : (
            <p>
              <Link className={textLinkClass} to={statePath()}>
                {state === undefined ? homeStateWords.allElsewhere : homeStateWords.allNotes(state)}
              </Link>
            </p>
          )}
          <Button ref={isBack ? focusWhenShown : null} variant="line" onClick={() => setChanging(true)}>
            {place === null ? words.chooseState : words.changeState}
          </Button>
        </>
      )}
    </>
  )
}
