import 'fake-indexeddb/auto'
import { Dexie } from 'dexie'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Accounts } from '../../../src/data/accounts/accounts'
import { createDeviceAccounts } from '../../../src/data/accounts/deviceAccounts'
import { followName } from '../../../src/app/services/startReplication'
import { systemRandom } from '../../../src/platform/random'
import { setDisplayName } from '../../../src/core/progress/profile'
import { createDeviceDatabase } from '../../../src/data/store/deviceDatabase'
import type { OpenedLearnerStore } from '../../../src/data/store/learnerStore'
import { MemoryMirror } from '../../fakes/MemoryMirror'
import { TurnableClock } from '../../fakes/TurnableClock'
import { doneBy } from '../../core/progress/samples'
import { openTestStore, SAVING_1 } from '../../data/store/openTestStore'
import { written } from '../../data/store/replicationSamples'

let mirror: MemoryMirror
let accounts: Accounts
let store: OpenedLearnerStore
let stop: () => void

beforeEach(async () => {
  // Deletes databases of earlier tests. Otherwise a learner's database without the list would be found.
  for (const name of await Dexie.getDatabaseNames()) await Dexie.delete(name)
  mirror = new MemoryMirror()
  accounts = createDeviceAccounts({
    device: createDeviceDatabase(),
    clock: new TurnableClock('2026-03-02T09:00:00'),
    random: systemRandom,
    mirror,
    rounds: 2,
  })
  const outcome = await accounts.learnOnThisDevice('Maya')
  if (outcome.kind === 'refused') throw new Error(outcome.reason)
  store = await openTestStore({ learnerId: outcome.learner.id })
  stop = followName(store, accounts)
})
afterEach(() => {
  stop()
  store.close()
})

/** Writes a name from another device, as an exchange does. */
async function bringsName(name: string): Promise<void> {
  const joined = doneBy(setDisplayName(await store.progress(), name))
  written(await store.replication.applyAnswer({ joined, sentRevision: 1 }))
}
const listed = async () => (await accounts.knownLearners()).map(({ displayName }) => displayName)

describe('a name that an exchange delivers', () => {
  it('reaches the list of learners, the menu and every listener', async () => {
    const heard: (string | undefined)[] = []
    const unhear = accounts.onChange((learner) => heard.push(learner?.displayName))
    await bringsName('Maya  Larsen')
    await vi.waitFor(async () => expect(await listed()).toEqual(['Maya Larsen']))
    expect(mirror.learner).toMatchObject({ firstName: 'Maya' })
    await vi.waitFor(() => expect(heard).toContain('Maya Larsen'))
    unhear()
    await bringsName('Ana Larsen')
    await vi.waitFor(() => expect(mirror.learner).toMatchObject({ firstName: 'Ana' }))
  })

  it('is not read when the document has none or the same one', async () => {
    const rename = vi.spyOn(accounts, 'rename')
    await store.completeLesson(SAVING_1)
    await bringsName('Maya')
    await bringsName(' ')
    // The changes come in this order, so an earlier one would be done by then.
    await bringsName('Grace')
    await vi.waitFor(async () => expect(await listed()).toEqual(['Grace']))
    expect(rename.mock.calls.map(([, name]) => name)).toEqual(['Grace'])
  })

  it('does not change the menu of another current learner', async () => {
    await accounts.learnOnThisDevice('Grace')
    const asked = vi.spyOn(accounts, 'current')
    await bringsName('Maya Larsen')
    await vi.waitFor(() => expect(asked).toHaveBeenCalled())
    await asked.mock.results.at(-1)?.value
    expect(mirror.learner).toMatchObject({ firstName: 'Grace' })
  })
})
