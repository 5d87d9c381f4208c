/**
 * Role: takes in what the earlier site kept in this browser's local storage: the in-app user (contract, section 3.3).
 * Guarantee: nothing of another learner, and nothing that is no list of contract, section 3.1, comes in.
 * Must not: run before a remote has answered: the epoch decides whether additions join or are kept aside, and what the
 * account holds decides what is an addition.
 */
import type { ProgressDocument } from './document'
import { type TakenAdditions, takeLegacyAdditions } from './legacyAdditions'
import { legacyFields, legacyLists } from './legacyLists'
import { own } from './own'

export interface EarlierProgress {
  /** The parsed JSON under the learner's key; undefined when there was none, or none that could be read. */
  readonly value: unknown
  /** Whether the account has a document of today's app: then points spent are already counted in it. */
  readonly hasSync: boolean
}

export function takeLegacyUser(document: ProgressDocument, { value, hasSync }: EarlierProgress): TakenAdditions {
  const user = legacyFields(value)
  const id = user && own(user, 'id')
  if (user === undefined || (id !== undefined && id !== document.owner)) return { document, aside: undefined }
  const lists = legacyLists(user)
  return takeLegacyAdditions(document, hasSync ? { ...lists, redeemedPoints: 0 } : lists)
}
