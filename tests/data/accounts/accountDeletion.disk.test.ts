import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AccountDeletion, type StepOutcome } from '../../../src/data/accounts/AccountDeletion'
import { createDeletionStore, deletionNotes } from '../../../src/data/accounts/deletionState'
import type { LearnerId } from '../../../src/core/progress/ids'
import { createDeviceDatabase, type DeviceDatabase } from '../../../src/data/store/deviceDatabase'
import { isRemoved } from '../../../src/data/store/removeLearner'
import { MemoryCloudAuth, MemoryCloudService } from '../../fakes/MemoryCloudAuth'
import { askTooLong, emptyDevice, MAYA, openPage, signedIn } from './cloudDevice'

let service: MemoryCloudService
let auth: MemoryCloudAuth
let id: LearnerId
/** The events of the account and the device, in order. */
let done: string[]
/** The outcomes of the next tries to write the deletion mark. After them, it succeeds. */
let erasings: StepOutcome[]
let device: DeviceDatabase

/** The note of Maya's account. */
const noteOf = async (one: LearnerId = id) => (await deletionNotes(device)).find((note) => note.id === one)

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  await emptyDevice()
  device = createDeviceDatabase()
  service = new MemoryCloudService()
  auth = new MemoryCloudAuth(service)
  id = service.add(MAYA.email, 'Maya', MAYA.password).id
  signedIn(await openPage(() => Promise.resolve(auth)).signIn(MAYA.email, MAYA.password))
  done = []
  erasings = []
})
afterEach(() => {
  vi.restoreAllMocks()
})

/** The deletions of a page that was just opened. */
function page(remove?: () => Promise<void>, isGone = () => true) {
  const state = createDeletionStore()
  const deletion = new AccountDeletion({
    device,
    state,
    cloud: () =>
      Promise.resolve({
        auth,
        erase: async () => {
          await auth.line
          const outcome = erasings.shift() ?? 'done'
          if (outcome === 'done') done.push('erased')
          return outcome
        },
      }),
    remove: async (removed) => {
      await remove?.()
      expect(service.accounts.has(MAYA.email)).toBe(false)
      await openPage(() => Promise.resolve(auth)).remove(removed)
      done.push('removed')
      return isGone() && (await isRemoved(device, removed))
    },
  })
  return { deletion, state: () => state.getSnapshot(), of: state.of }
}
const password = { kind: 'password', password: MAYA.password } as const
const account = () => ({ id, email: MAYA.email })
const known = async () => (await openPage(() => Promise.resolve(auth)).knownLearners()).length

describe('deleting an account', () => {
  it('deletes the document, the sign-in and the local copy, in order', async () => {
    const { deletion, state } = page()
    expect(await deletion.confirm(account(), password)).toEqual({ kind: 'confirmed' })
    await deletion.begin(id)
    expect(done).toEqual(['erased', 'removed'])
    expect([state().kind, await noteOf(), await known()]).toEqual(['done', undefined, 0])
    expect(service.accounts.size).toBe(0)
  })

  it('confirms identity without deleting, and rejects wrong passwords and other accounts', async () => {
    const { deletion } = page()
    const noMatch = { kind: 'refused', reason: 'no-match' }
    expect(await deletion.confirm(account(), { kind: 'password', password: 'a slip' })).toEqual(noMatch)
    auth.google = { email: 'other@example.org', displayName: 'Other' }
    expect(await deletion.confirm(account(), { kind: 'google' })).toEqual(noMatch)
    expect(await deletion.confirm(account(), password)).toEqual({ kind: 'confirmed' })
    expect([done, await noteOf()]).toEqual([[], undefined])
  })

  it('is offline on a silent network and offers both ways to confirm', async () => {
    const { deletion } = page()
    const release = auth.holdLine()
    expect(await askTooLong(() => deletion.confirm(account(), password))).toEqual({
      kind: 'refused',
      reason: 'unreachable',
    })
    expect(await deletion.waysToConfirm('nobody' as LearnerId)).toEqual(['password', 'google'])
    expect(await deletion.waysToConfirm(id)).toEqual(['password'])
    release()
  })

  it('waits for a network and continues in another page', async () => {
    const first = page()
    await first.deletion.confirm(account(), password)
    erasings = ['offline']
    await first.deletion.begin(id)
    expect(first.state()).toEqual({ kind: 'waiting', id, step: 'begun' })
    auth.refusal = 'unreachable'
    const second = page()
    await second.deletion.resume()
    expect(second.state()).toEqual({ kind: 'waiting', id, step: 'erased' })
    auth.refusal = undefined
    const third = page()
    await third.deletion.resume()
    expect([third.state().kind, done]).toEqual(['done', ['erased', 'removed']])
  })

  it('finishes here when the page closed after the account was deleted', async () => {
    const first = page(() => Promise.reject(new Error('The page is closed.')))
    await first.deletion.confirm(account(), password)
    await expect(first.deletion.begin(id)).rejects.toThrow('closed')
    expect([await noteOf(), await known()]).toEqual([{ id, step: 'gone' }, 1])
    const second = page()
    await second.deletion.resume()
    expect([second.state().kind, await known()]).toEqual(['done', 0])
  })

  it('continues only after confirmation, and stops only before data is deleted', async () => {
    const { deletion, state } = page()
    erasings = ['confirm']
    await deletion.begin(id)
    expect(state()).toEqual({ kind: 'confirm', id, step: 'begun' })
    await deletion.stop(id)
    expect([state().kind, await noteOf(), done]).toEqual(['none', undefined, []])
    await deletion.resume()
    expect(done).toEqual([])
  })

  it('can’t stop after the document is deleted, but can finish here', async () => {
    const { deletion, state } = page(() => Promise.resolve(service.delete(id)))
    await deletion.begin(id)
    expect(state()).toEqual({ kind: 'confirm', id, step: 'erased' })
    await deletion.stop(id)
    expect(await noteOf()).toEqual({ id, step: 'erased' })
    await deletion.finishHere(id)
    expect([state().kind, await known()]).toEqual(['done', 0])
  })

  it('does not finish here before a deletion, or for another learner', async () => {
    const { deletion } = page()
    erasings = ['confirm']
    await deletion.begin(id)
    await deletion.finishHere(id)
    await deletion.finishHere('nobody' as LearnerId)
    expect([done, await known(), await noteOf()]).toEqual([[], 1, { id, step: 'begun' }])
  })

  it('happens once when it is requested several times', async () => {
    const { deletion } = page()
    await deletion.confirm(account(), password)
    await Promise.all([deletion.begin(id), deletion.begin(id), deletion.resume()])
    expect(done).toEqual(['erased', 'removed'])
  })

  it('still deletes the sign-in when the learner has signed out', async () => {
    const first = page()
    await first.deletion.begin(id)
    const here = openPage(() => Promise.resolve(auth))
    expect(await here.cloud?.keepWithoutAccount(id)).toEqual({ kind: 'deleting' })
    // The learner leaves while offline. The session still has to end, and is fresh enough to delete with.
    auth.isFresh = true
    await device.run((database) => database.settings.put({ key: 'left-session', value: id }))
    const later = page()
    await later.deletion.resume()
    expect([later.state(), await known(), done]).toEqual([{ kind: 'confirm', id, step: 'erased' }, 1, ['erased']])
    expect(signedIn(await here.open(id, MAYA.password))).toMatchObject({ id, kind: 'cloud' })
    await later.deletion.confirm(account(), password)
    await later.deletion.resume()
    expect([later.state().kind, await known(), service.accounts.size]).toEqual(['done', 0, 0])
  })

  it('ends with Keep my account in another tab before a late answer', async () => {
    const [tab, other] = [page(), page()]
    await tab.deletion.confirm(account(), password)
    const release = auth.holdLine()
    const beginning = tab.deletion.begin(id)
    await vi.waitFor(async () => expect(await noteOf()).toEqual({ id, step: 'begun' }))
    await other.deletion.stop(id)
    release()
    await beginning
    expect([tab.state().kind, await noteOf(), await known(), done]).toEqual(['none', undefined, 1, ['erased']])
    expect(service.accounts.size).toBe(1)
  })

  it('ends with Keep my account in another tab without an answer', async () => {
    const [tab, other] = [page(), page()]
    await tab.deletion.confirm(account(), password)
    const release = auth.holdLine()
    await askTooLong(
      () => tab.deletion.begin(id),
      async () => {
        await vi.waitFor(async () => expect(await noteOf()).toEqual({ id, step: 'begun' }))
        await other.deletion.stop(id)
      },
    )
    expect([tab.state().kind, await noteOf(), await known(), done]).toEqual(['none', undefined, 1, []])
    release()
  })

  it('continues to the end while another account’s deletion starts', async () => {
    const { deletion, state, of } = page()
    await deletion.begin(id)
    expect(of(id)).toEqual({ kind: 'confirm', id, step: 'erased' })
    const ben = service.add('ben@example.org', 'Ben', 'the password of Ben').id
    const his = { id: ben, email: 'ben@example.org' }
    signedIn(await openPage(() => Promise.resolve(auth)).signIn(his.email, 'the password of Ben'))
    await deletion.begin(ben)
    expect([await noteOf(), await noteOf(ben)]).toEqual([
      { id, step: 'erased' },
      { id: ben, step: 'erased' },
    ])
    await deletion.confirm(account(), password)
    await deletion.resume()
    expect([state().kind, of(id), of(ben)?.kind, [...service.accounts.keys()]]).toEqual([
      'done',
      undefined,
      'confirm',
      [his.email],
    ])
    await deletion.confirm(his, { kind: 'password', password: 'the password of Ben' })
    await deletion.resume()
    expect([await deletionNotes(device), service.accounts.size, await known()]).toEqual([[], 0, 0])
  })

  it('reports no removal while data is left here', async () => {
    const { deletion, state } = page(
      () => Promise.resolve(),
      () => false,
    )
    await deletion.confirm(account(), password)
    await deletion.begin(id)
    expect([state(), await noteOf()]).toEqual([
      { kind: 'storage-failed', id, step: 'gone' },
      { id, step: 'gone' },
    ])
    const later = page()
    await later.deletion.resume()
    expect([later.state().kind, await noteOf()]).toEqual(['done', undefined])
  })

  it('reads the note of an earlier version', async () => {
    await device.run((database) =>
      database.settings.put({ key: 'account-deletion', value: JSON.stringify({ id, step: 'begun' }) }),
    )
    const { deletion, state } = page()
    await deletion.confirm(account(), password)
    await deletion.resume()
    expect([state().kind, await deletionNotes(device)]).toEqual(['done', []])
    expect(await device.run((database) => database.settings.where('key').startsWith('account').count())).toBe(0)
  })

  it('deletes nothing when the note is unreadable', async () => {
    for (const value of ['torn', 'null', '{"id":"../x","step":"gone"}', JSON.stringify({ id, step: 'later' })]) {
      await device.run((database) => database.settings.put({ key: 'account-deletion', value }))
      await page().deletion.resume()
    }
    expect([done, await known()]).toEqual([[], 1])
  })
})
