/**
 * Role: asks a remote again whether it has all of a learner's progress.
 * Guarantee: `confirmed` only after an exchange that read the remote and found nothing to write.
 * Must not: trust the answer to a write, because a proxy may have given it.
 */
import { type ExchangeOutcome, type ExchangeParts, exchangeOnce } from './exchangeOnce'

export type BackupCheck =
  /** The remote has this revision of the document. */
  | { readonly kind: 'confirmed'; readonly revision: number }
  | { readonly kind: 'unconfirmed'; readonly reason: UnconfirmedReason }

/** `lacking`: data that we wrote is missing when we read it back. */
export type UnconfirmedReason = 'offline' | 'signed-out' | 'deleted' | 'refused' | 'lacking'

/**
 * The first exchange may write waiting changes. If a second exchange still has to write, those changes did not arrive.
 */
const MOST_WRITES = 3
/** The most times that we wait for another tab's exchange. The other tab gets no more time than a remote. */
const MOST_BUSY = 20
const BUSY_MS = 1000

export async function checkBackup(parts: ExchangeParts): Promise<BackupCheck> {
  let writes = 0
  let busy = 0
  while (writes < MOST_WRITES && busy < MOST_BUSY) {
    const outcome = await exchangeOnce(parts)
    if (outcome.kind === 'exchanged') {
      if (!outcome.wrote && !outcome.isWaiting) return { kind: 'confirmed', revision: outcome.revision }
      writes += 1
    } else if (outcome.kind === 'busy') {
      busy += 1
      await new Promise((resolve) => setTimeout(resolve, BUSY_MS))
    } else {
      return { kind: 'unconfirmed', reason: reasonOf(outcome) }
    }
  }
  return { kind: 'unconfirmed', reason: writes < MOST_WRITES ? 'offline' : 'lacking' }
}

function reasonOf({ kind }: Exclude<ExchangeOutcome, { kind: 'exchanged' | 'busy' }>): UnconfirmedReason {
  switch (kind) {
    case 'signed-out':
    case 'deleted':
      return kind
    case 'refused':
    case 'outdated':
      return 'refused'
    case 'offline':
    case 'stopped':
    case 'storage-failed':
      return 'offline'
  }
}
