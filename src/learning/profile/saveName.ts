import { profileWords as words } from '#words/profile'
import type { Accounts } from '../../accounts/accounts'
import { cleanName } from '../../accounts/learnerName'
import type { LearnerStore } from '../../store/learnerStore'

export type NameSaved =
  | { readonly kind: 'saved'; readonly name: string }
  /** One sentence with the fix. */
  | { readonly kind: 'not-saved'; readonly text: string }

/**
 * Gives the learner another name: first in the ledger, which other devices get, then on this device. Both again when the
 * second failed: the first then has nothing to do.
 */
export async function saveName(
  text: string,
  store: Pick<LearnerStore, 'learnerId' | 'setDisplayName'>,
  accounts: Pick<Accounts, 'rename'>,
): Promise<NameSaved> {
  const name = cleanName(text)
  if (name === undefined) return { kind: 'not-saved', text: words.nameMissing }
  const outcome = await store.setDisplayName(name)
  if (outcome.kind === 'refused' || outcome.kind === 'failed') {
    return { kind: 'not-saved', text: words.notSaved[outcome.reason] }
  }
  const renamed = await accounts.rename(store.learnerId, name)
  return renamed.kind === 'renamed' ? { kind: 'saved', name } : { kind: 'not-saved', text: words.nameOnlyInLedger }
}
