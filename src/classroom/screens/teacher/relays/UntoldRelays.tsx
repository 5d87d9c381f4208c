import { classRelayWords as words } from '#words/classRelay'
import type { RelayTrouble } from '../../../ports/BookRelays'
import { Button, ButtonRow } from '../../../../ui/Button'

interface UntoldRelaysProps {
  readonly troubles: readonly RelayTrouble[]
  /** The request that the relays did not get. */
  readonly of: 'close' | 'drop' | 'remove'
  readonly isBusy: boolean
  readonly onAgain: () => void
  /** Continues without those relays. */
  readonly onward?: () => void
  /** Closes the message. Nothing more is deleted. */
  readonly onCancel: () => void
}

/**
 * Lists the relays that didn't get the request and the data that remains on them, with buttons to try again, continue
 * or cancel.
 */
export function UntoldRelays({ troubles, of, isBusy, onAgain, onward, onCancel }: UntoldRelaysProps) {
  if (troubles.length === 0) return of === 'close' ? <p>{words.closeText}</p> : null
  return (
    <>
      <div role="alert">
        {troubles.map(({ named, reason }, at) => (
          <p key={at}>
            <b>{words.untold(words.place(named.name === 'firestore' ? undefined : named.address))}</b>{' '}
            <span>{words.untoldFault[reason]}</span>
          </p>
        ))}
        <p>{words.remains[of]}</p>
      </div>
      <ButtonRow>
        <Button busy={isBusy} busyLabel={words.asking} onClick={onAgain}>
          {words.tellAgain}
        </Button>
        {onward === undefined ? null : (
          <Button variant="line" busy={isBusy} busyLabel={words.asking} onClick={onward}>
            {of === 'close' ? words.closeAnyway : words.dropAnyway}
          </Button>
        )}
        {isBusy ? null : (
          <Button variant="line" onClick={onCancel}>
            {words.cancel}
          </Button>
        )}
      </ButtonRow>
    </>
  )
}
