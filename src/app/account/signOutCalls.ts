import type { Services } from '../learner/Services'
import { type SignOutFacts, signOutFacts } from './signOutFacts'

/** Something was learned since the question: removing would lose it. */
export class NotBackedUp extends Error {
  override readonly name = 'NotBackedUp'
}

export interface SignOutCalls {
  /** What the question has to say first. */
  readonly facts: () => Promise<SignOutFacts>
  /** Ends the session; everything stays on the device. Resolves once the visitor is where signing out leads. */
  readonly keep: () => Promise<void>
  /** Removes the learner and everything stored for them. Rejects with NotBackedUp when an account's backup lacks something. */
  readonly remove: () => Promise<void>
}

type SignOutServices = Pick<Services, 'accounts' | 'stores'>

/**
 * What signing out needs, on any page.
 * @param services opens the databases: a public page has not done so before somebody signs out there
 * @param leave called when it is done
 */
export function createSignOutCalls(services: () => Promise<SignOutServices>, leave: () => void): SignOutCalls {
  return {
    facts: async () => await factsOf(await services()),
    keep: async () => {
      const { accounts, stores } = await services()
      await accounts.signOut()
      stores.closeAll()
      leave()
    },
    remove: async () => {
      const opened = await services()
      const { accounts, stores } = opened
      const learner = await accounts.current()
      // The question may have stood for an hour, while another tab went on.
      if (learner?.kind === 'cloud' && (await factsOf(opened)).kind !== 'backed-up') throw new NotBackedUp()
      stores.closeAll()
      if (learner !== undefined) await accounts.remove(learner.id)
      leave()
    },
  }
}

async function factsOf({ accounts, stores }: SignOutServices): Promise<SignOutFacts> {
  const learner = await accounts.current()
  if (learner?.kind !== 'cloud') return { kind: 'device-only' }
  await stores.open(learner.id)
  const store = stores.opened(learner.id)
  return store === undefined ? { kind: 'unknown' } : signOutFacts(await store.backup.state())
}
