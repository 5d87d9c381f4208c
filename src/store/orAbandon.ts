/**
 * Role: the end of a transaction over a document of a newer app.
 * Guarantee: nothing of it is written; the store fails as outdated, and the banner asks for a reload.
 * Must not: touch an outcome that is not a failure.
 */
import { ConnectionEnded } from './connection'
import type { SaveOutcome } from './storeHealth'

export type SavedOutcome = Exclude<SaveOutcome, { readonly kind: 'failed' }>

export function orAbandon<Tables>(work: (tables: Tables) => Promise<SaveOutcome>) {
  return async (tables: Tables): Promise<SavedOutcome> => {
    const outcome = await work(tables)
    if (outcome.kind === 'failed') throw new ConnectionEnded('outdated')
    return outcome
  }
}
