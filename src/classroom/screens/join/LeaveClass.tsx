import { useState } from 'react'
import { joinClassWords as words } from '#words/joinClass'
import { Button } from '../../../ui/Button'
import { Dialog } from '../../../ui/Dialog'
import { focusPageHeading } from '../../../ui/PageHeading'
import { SteadyButton } from '../../../ui/SteadyButton'
import type { InClassProps } from './InClassProps'
import styles from './Join.module.css'

/** Leaves the class after a question that explains the consequences. */
export function LeaveClass({ joined: { key, card }, classes }: InClassProps) {
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const leave = async (): Promise<void> => {
    setBusy(true)
    setFailure(undefined)
    const refused = await classes.leave(key)
    setBusy(false)
    if (refused !== undefined) return setFailure(words.notLeft[refused])
    setAsking(false)
    focusPageHeading()
  }
  return (
    <>
      <Button variant="line" size="compact" onClick={() => setAsking(true)}>
        {words.leave}
      </Button>
      <Dialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={words.leaveTitle(card.className)}
        actions={
          <>
            <Button variant="line" onClick={() => setAsking(false)}>
              {words.stay}
            </Button>
            <SteadyButton
              meaning="leave"
              variant="danger"
              busy={isBusy}
              busyLabel={words.leaving}
              onPress={() => void leave()}
            >
              {words.leaveNow}
            </SteadyButton>
          </>
        }
      >
        <p>{words.leaveText}</p>
        <p>{words.leaveAfter}</p>
        <p className={styles.failure} role="alert">
          {failure}
        </p>
      </Dialog>
    </>
  )
}
