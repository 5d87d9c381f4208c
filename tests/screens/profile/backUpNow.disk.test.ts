import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { outcomeText } from '../../../src/screens/profile/BackupActions'
import type { Backup, BackupOutcome } from '../../../src/data/store/backup'
import { backUpNow } from '../../../src/data/store/backUpNow'
import type { OpenedLearnerStore } from '../../../src/data/store/learnerStore'
import { openTestStore, SAVING_1 } from '../../data/store/openTestStore'
import { written } from '../../data/store/replicationSamples'

let store: OpenedLearnerStore
beforeEach(async () => {
  store = await openTestStore()
  await store.completeLesson(SAVING_1)
})
afterEach(() => store.close())

const isBackingUp = () => vi.waitFor(async () => expect((await store.backup.state()).status.kind).toBe('backing-up'))

/** Reports the number of sync requests, immediately and after each request. */
function watchesRequests(tell: (requests: number) => void): Promise<() => void> {
  return new Promise((resolve) => {
    const stop = store.replication.watch(({ requests }) => {
      tell(requests)
      resolve(() => stop())
    })
  })
}

/** Acts like a sync engine, which starts on request and ends when the test says so. */
function answering(end: () => Promise<unknown>): Promise<() => void> {
  let first: number | undefined
  return watchesRequests((requests) => {
    first ??= requests
    if (requests === first) return
    first = requests
    void store.replication.noteStart().then(isBackingUp).then(end)
  })
}

async function pressed(end: () => Promise<unknown>): Promise<string> {
  const stop = await answering(end)
  const outcome = await store.backup.backUpNow()
  stop()
  return outcomeText(outcome)
}

describe('Back up now', () => {
  it('says that everything is backed up', async () => {
    const text = await pressed(async () => {
      const { document, revision } = written(await store.replication.readForExchange())
      await store.replication.applyAnswer({ sentRevision: revision, joined: document })
    })
    expect(text).toBe('Everything is backed up.')
  })

  it('waits for the sync after the one that was already running', async () => {
    const backsUp = async () => {
      const { document, revision } = written(await store.replication.readForExchange())
      await store.replication.applyAnswer({ sentRevision: revision, joined: document })
    }
    await store.replication.noteStart()
    await isBackingUp()
    const asked: number[] = []
    const stop = await watchesRequests((requests) => asked.push(requests))
    let isOver = false
    const pressing = store.backup.backUpNow().finally(() => (isOver = true))
    await vi.waitFor(() => expect(new Set(asked).size).toBe(2))
    stop()
    await store.replication.noteOutcome({ kind: 'offline' })
    await store.replication.noteStart()
    await isBackingUp()
    expect(isOver).toBe(false)
    await backsUp()
    expect(await pressing).toMatchObject({ kind: 'asked', status: { kind: 'backed-up' } })
  })

  it.each<[BackupOutcome, RegExp]>([
    [{ kind: 'offline' }, /Not backed up yet.*saved on this device/],
    [{ kind: 'signed-out' }, /Sign in again first/],
    [
      { kind: 'refused', reason: 'FirebaseError: [code=permission-denied]' },
      /Not backed up\. This account isn’t allowed/,
    ],
    [{ kind: 'outdated', minimum: 2 }, /Reload this page first/],
  ])('says why nothing was sent: %j', async (outcome, text) => {
    expect(await pressed(() => store.replication.noteOutcome(outcome))).toMatch(text)
  })

  it('says that it will be sent later when nothing responds', async () => {
    const outcome = await store.backup.backUpNow()
    expect(outcome).toMatchObject({ kind: 'asked', status: { kind: 'saved-here' } })
    expect(outcomeText(outcome)).toMatch(/^Not backed up yet/)
  })

  it('says when the request itself could not be saved', async () => {
    const state = vi.fn<Backup['state']>()
    const outcome = await backUpNow({ request: () => Promise.resolve('quota'), state })
    expect(outcome).toEqual({ kind: 'failed', reason: 'quota' })
    expect(state).not.toHaveBeenCalled()
    expect(outcomeText(outcome)).toMatch(/out of space/)
  })
})
