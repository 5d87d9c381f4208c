import { classRelayWords as words } from '#words/classRelay'
import type { BookRelays, RelayTrouble } from '../../../classes/BookRelays'
import type { OpenBook } from '../../../classes/TaughtClasses'
import { Button, ButtonRow } from '../../../ui/Button'

/** Asks all relays of a card for something. Where the script for it is missing none could be told. */
export async function tellRelays(
  book: OpenBook,
  open: () => Promise<BookRelays>,
  ask: (relays: BookRelays) => Promise<readonly RelayTrouble[]>,
): Promise<readonly RelayTrouble[]> {
  if (book.card.relays.length === 0) return []
  try {
    return await ask(await open())
  } catch {
    return book.card.relays.map((named) => ({ named, reason: 'part-missing' }))
  }
}

interface UntoldRelaysProps {
  readonly troubles: readonly RelayTrouble[]
  /** What stays there because of it. */
  readonly remains: string
  readonly isBusy: boolean
  readonly onAgain: () => void
  /** Goes on without them. */
  readonly onward?: { readonly label: string; readonly go: () => void }
}

/** Which relays could not be told, what that leaves there, and both ways on. */
export function UntoldRelays({ troubles, remains, isBusy, onAgain, onward }: UntoldRelaysProps) {
  if (troubles.length === 0) return null
  return (
    <>
      <div role="alert">
        {troubles.map(({ named, reason }, at) => (
          <p key={at}>
            <b>{words.untold(words.place(named.name === 'firestore' ? undefined : named.address))}</b>{' '}
            {words.untoldFault[reason]}
          </p>
        ))}
        <p>{remains}</p>
      </div>
      <ButtonRow>
        <Button busy={isBusy} busyLabel={words.asking} onClick={onAgain}>
          {words.tellAgain}
        </Button>
        {onward === undefined ? null : (
          <Button variant="line" busy={isBusy} busyLabel={words.asking} onClick={onward.go}>
            {onward.label}
          </Button>
        )}
      </ButtonRow>
    </>
  )
}
