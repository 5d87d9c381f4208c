import { useState } from 'react'
import { bringInWords as words } from '#words/bringIn'
import { balance } from '../core/progress/points'
import type { LearnerId } from '../core/progress/ids'
import type { BringInOffer, LearnerStore } from '../data/store/learnerStore'
import { useAction } from '../ui/useAction'
import { useSession } from './SessionContext'
import { useRead } from './useRead'

/** The result of an offer, in one sentence. */
export interface BringInNews {
  readonly kind: 'added' | 'declined' | 'failed'
  readonly text: string
}

export interface BringInState {
  /** Undefined until the offers are read. */
  readonly offers: readonly BringInOffer[] | undefined
  /** The offer that is being accepted. */
  readonly busy: LearnerId | undefined
  readonly news: BringInNews | undefined
  readonly accept: (offer: BringInOffer) => void
  readonly decline: (offer: BringInOffer) => void
  readonly dismissNews: () => void
}

/** Offers to add to this account the progress that was made on this device before the account existed. */
export function useBringIn(): BringInState {
  const { store, reads } = useSession()
  const offers = useRead(reads.bringInOffers)
  const [news, setNews] = useState<BringInNews | undefined>(undefined)

  const answer = useAction(async (offer: BringInOffer, give: (offer: BringInOffer) => Promise<BringInNews>) =>
    setNews(await give(offer)),
  )
  return {
    offers,
    busy: answer.busyWith?.[0].sourceId,
    news,
    accept: (offer) => answer.run(offer, () => acceptOffer(store, offer)),
    decline: (offer) => answer.run(offer, () => declineOffer(store, offer)),
    dismissNews: () => setNews(undefined),
  }
}

export async function acceptOffer(
  store: Pick<LearnerStore, 'bringIn' | 'progress'>,
  { sourceId, name }: BringInOffer,
): Promise<BringInNews> {
  const before = await store.progress()
  const outcome = await store.bringIn.accept(sourceId)
  switch (outcome.kind) {
    case 'saved': {
      const more = balance(outcome.document).earned - balance(before).earned
      return { kind: 'added', text: `${words.added(name, more)} ${words.next}` }
    }
    case 'unchanged':
      return { kind: 'added', text: `${words.nothingNew(name)} ${words.next}` }
    case 'refused':
    case 'failed':
      return { kind: 'failed', text: words.notAdded[outcome.reason] }
  }
}

async function declineOffer(store: Pick<LearnerStore, 'bringIn'>, { sourceId, name }: BringInOffer) {
  const failure = await store.bringIn.decline(sourceId)
  return failure === undefined
    ? ({ kind: 'declined', text: words.declined(name) } as const)
    : ({ kind: 'failed', text: words.notDeclined } as const)
}
