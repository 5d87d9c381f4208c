import 'fake-indexeddb/auto'
import { Dexie } from 'dexie'
import { describe, expect, it, vi } from 'vitest'
import type { Accounts } from '../../../src/data/accounts/accounts'
import { saveName } from '../../../src/screens/profile/NameForm'
import { displayNameOf } from '../../../src/core/progress/profile'
import { learnerDatabaseName } from '../../../src/data/store/learnerDatabase'
import { MemoryAccounts } from '../../fakes/MemoryAccounts'
import { openTestStore } from '../../data/store/openTestStore'

async function maya() {
  const accounts = new MemoryAccounts()
  const outcome = await accounts.learnOnThisDevice('Maya')
  if (outcome.kind === 'refused') throw new Error(outcome.reason)
  // Accounts in memory always start with the same id.
  await Dexie.delete(learnerDatabaseName(outcome.learner.id))
  const store = await openTestStore({ learnerId: outcome.learner.id })
  return { accounts, store }
}

describe('changing a learner’s name', () => {
  it('saves it in the progress, for other devices, and on this device', async () => {
    const { accounts, store } = await maya()
    expect(await saveName('  Maya\tLarsen ', store, accounts)).toEqual({ kind: 'saved', name: 'Maya Larsen' })
    expect(displayNameOf(await store.progress())).toBe('Maya Larsen')
    expect((await accounts.current())?.displayName).toBe('Maya Larsen')
  })

  it('to nothing changes neither and explains the fix', async () => {
    const { accounts, store } = await maya()
    const saved = await saveName(' \n ', store, accounts)
    expect(saved).toEqual({ kind: 'not-saved', text: expect.stringContaining('Enter a name') })
    expect(displayNameOf(await store.progress())).toBeUndefined()
    expect((await accounts.current())?.displayName).toBe('Maya')
  })

  it('to a namesake’s with the same picture changes neither and explains', async () => {
    const { accounts, store } = await maya()
    const own = await accounts.current()
    await accounts.learnOnThisDevice('May', { picture: own?.picture ?? '', color: 'taxes' })
    const saved = await saveName('may', store, accounts)
    expect(saved).toEqual({ kind: 'not-saved', text: expect.stringContaining('Choose another picture') })
    expect(displayNameOf(await store.progress())).toBeUndefined()
    expect((await accounts.knownLearners()).map(({ displayName }) => displayName).toSorted()).toEqual(['May', 'Maya'])
    expect(await saveName('May L', store, accounts)).toEqual({ kind: 'saved', name: 'May L' })
  })

  it('on a full disk leaves this device’s list unchanged', async () => {
    const { accounts, store: hers } = await maya()
    const rename = vi.spyOn(accounts, 'rename')
    const store = {
      learnerId: hers.learnerId,
      setDisplayName: () => Promise.resolve({ kind: 'failed', reason: 'quota' } as const),
    }
    const saved = await saveName('May', store, accounts)
    expect(saved).toEqual({ kind: 'not-saved', text: expect.stringContaining('out of space') })
    expect(rename).not.toHaveBeenCalled()
  })

  it('works again when only this device rejected it', async () => {
    const { accounts, store } = await maya()
    const full: Pick<Accounts, 'knownLearners' | 'rename'> = {
      knownLearners: () => accounts.knownLearners(),
      rename: () => Promise.resolve({ kind: 'refused', reason: 'storage-full' }),
    }
    expect((await saveName('May', store, full)).kind).toBe('not-saved')
    expect(displayNameOf(await store.progress())).toBe('May')
    expect(await saveName('May', store, accounts)).toEqual({ kind: 'saved', name: 'May' })
    expect((await accounts.current())?.displayName).toBe('May')
  })
})
