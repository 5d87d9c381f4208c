import { useState } from 'react'
import type { RelayTrouble } from '../../../ports/BookRelays'
import type { SenderHash } from '../../../protocol/card/classId'
import { useSession } from '../../../../session/SessionContext'
import { useClasses } from '../../useClasses'
import type { ClassView } from '../classView'
import { tellRelays } from '../relays/tellRelays'

export interface RelayRemoval {
  /** Deletes the reports of these senders from the card’s relays. */
  readonly remove: (senders: readonly SenderHash[]) => Promise<void>
  /** The senders that a relay still has, and why. Undefined if there are none. */
  readonly untold: { readonly senders: readonly SenderHash[]; readonly troubles: readonly RelayTrouble[] } | undefined
  readonly forget: () => void
}

/** Deletes reports from the relays, after the class stopped using them. A relay may be out of reach, so it is told later. */
export function useRelayRemoval({ book, line }: ClassView): RelayRemoval {
  const classes = useClasses()
  const { learner } = useSession()
  const [untold, setUntold] = useState<RelayRemoval['untold']>()
  const remove = async (senders: readonly SenderHash[]): Promise<void> => {
    const { signal } = new AbortController()
    const troubles = await tellRelays(
      book,
      async () => line?.relays ?? (await (await classes.relays()).ofBook(book, learner.id)),
      async (relays) => {
        const all: RelayTrouble[] = []
        for (const sender of senders) all.push(...(await relays.remove(sender, signal)))
        return [...new Map(all.map((trouble) => [trouble.named, trouble])).values()]
      },
    )
    setUntold(troubles.length === 0 ? undefined : { senders, troubles })
  }
  return { remove, untold, forget: () => setUntold(undefined) }
}
