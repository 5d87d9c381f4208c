import 'fake-indexeddb/auto'
import { Dexie } from 'dexie'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { writeDeletionNote } from '../../../src/data/accounts/deletionState'
import type { OpenCloud } from '../../../src/app/services/openCloud'
import { openDeletion, resumeDeletion } from '../../../src/app/services/openDeletion'
import type { LearnerId } from '../../../src/core/progress/ids'
import { createDeviceDatabase, DEVICE_DATABASE_NAME, type DeviceDatabase } from '../../../src/data/store/deviceDatabase'
import { MemoryCloudAuth, MemoryCloudService } from '../../fakes/MemoryCloudAuth'
import { type Fault, MemoryAccount, MemoryRemote } from '../../fakes/MemoryRemote'
import { Triggers } from '../../data/replication/Triggers'

let device: DeviceDatabase
beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  await Dexie.delete(DEVICE_DATABASE_NAME)
  device = createDeviceDatabase()
})
afterEach(() => {
  vi.restoreAllMocks()
})

/** Opens a page after a deletion of Maya's account was confirmed. */
async function visited(...faults: Fault[]) {
  const service = new MemoryCloudService()
  const auth = new MemoryCloudAuth(service)
  const { id } = service.add('maya@example.org', 'Maya', 'tall grass prairie')
  await auth.signIn('maya@example.org', 'tall grass prairie')
  auth.isFresh = true
  const account = new MemoryAccount()
  const remote = new MemoryRemote(account, { owner: id })
  remote.faults.push(...faults)
  const cloud = vi.fn<OpenCloud>(() =>
    Promise.resolve({
      auth,
      remote: () => remote,
      documentsParts: undefined as never,
      documents: () => Promise.reject(new Error('No one asks for documents here.')),
    }),
  )
  const removed: LearnerId[] = []
  const loader = openDeletion({ device, cloud, remove: async (one) => removed.push(one) > 0 })
  const triggers = new Triggers()
  const note = () => device.run((database) => writeDeletionNote(database, { id, step: 'begun' }))
  return { id, loader, triggers, removed, account, cloud, note, resume: () => resumeDeletion(loader, device, triggers) }
}

describe('the start of a page', () => {
  it('loads nothing when no deletion is pending', async () => {
    const { loader, cloud, resume, triggers } = await visited()
    await resume()
    triggers.goOnline()
    triggers.show()
    expect([cloud.mock.calls.length, loader.state.getSnapshot().kind]).toEqual([0, 'none'])
  })

  it('completes an interrupted deletion', async () => {
    const { id, loader, removed, account, note, resume } = await visited()
    await note()
    await resume()
    expect([removed, loader.state.getSnapshot().kind]).toEqual([[id], 'done'])
    expect(Object.keys(account.read().fields ?? {})).toEqual(['deletedAt', 'updatedAt'])
  })

  it.each([
    ['the connection is back', (triggers: Triggers) => triggers.goOnline()],
    ['the page is seen again', (triggers: Triggers) => triggers.show()],
  ])('without a network continues when %s', async (_when, happens) => {
    const { id, loader, removed, note, resume, triggers } = await visited('lost-answer')
    await note()
    await resume()
    expect(loader.state.getSnapshot()).toEqual({ kind: 'waiting', id, step: 'begun' })
    happens(triggers)
    await vi.waitFor(() => expect(removed).toEqual([id]))
  })

  it.each(['refused', 'signed-out'] as const)(
    'asks for a sign-in when the service reports %s, without a retry',
    async (fault) => {
      const { loader, removed, note, resume, triggers } = await visited(fault)
      await note()
      await resume()
      expect(loader.state.getSnapshot().kind).toBe('confirm')
      triggers.goOnline()
      triggers.show()
      await new Promise((resolve) => setTimeout(resolve))
      expect([loader.state.getSnapshot().kind, removed]).toEqual(['confirm', []])
    },
  )

  it('continues later without a trigger when the code could not be loaded', async () => {
    const { id, loader, removed, cloud, note, resume, triggers } = await visited()
    cloud.mockRejectedValueOnce(new Error('No connection'))
    await note()
    await resume()
    expect(loader.state.getSnapshot().kind).toBe('waiting')
    triggers.goOnline()
    await vi.waitFor(() => expect(removed).toEqual([id]))
  })
})
