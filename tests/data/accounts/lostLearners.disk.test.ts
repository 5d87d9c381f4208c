import 'fake-indexeddb/auto'
import { Dexie } from 'dexie'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Learner } from '../../../src/data/accounts/accounts'
import { createDeviceAccounts } from '../../../src/data/accounts/deviceAccounts'
import { followRoster } from '../../../src/data/accounts/followRoster'
import { learnerOf } from '../../../src/data/accounts/learnerRows'
import { createRoster, type RosterEntry } from '../../../src/platform/window/roster'
import { systemRandom } from '../../../src/platform/random'
import type { LearnerId } from '../../../src/core/progress/ids'
import { createDeviceDatabase, type DeviceDatabase } from '../../../src/data/store/deviceDatabase'
import { learnerDatabaseName } from '../../../src/data/store/learnerDatabase'
import { openLearnerStore } from '../../../src/data/store/openLearnerStore'
import { beginRemoval } from '../../../src/data/store/removeLearner'
import { lesson, learner as learnerId } from '../../core/progress/samples'
import { MemoryMirror } from '../../fakes/MemoryMirror'
import { TurnableClock } from '../../fakes/TurnableClock'

const clock = new TurnableClock('2026-03-02T09:00:00')
const PIN = '2468'
const ACCOUNT = learnerId('Xk29fJ3kd0QmZpL5tRwY8vB1cN7a')

let device: DeviceDatabase
let kept: Map<string, string>
const roster = () =>
  createRoster(() => ({
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, text) => void kept.set(key, text),
  }))
/** The accounts of a page that was just opened. */
const accounts = (over: DeviceDatabase = device) =>
  createDeviceAccounts({
    device: over,
    clock,
    random: systemRandom,
    mirror: new MemoryMirror(),
    rounds: 2,
    roster: roster(),
  })

beforeEach(async () => {
  for (const name of await Dexie.getDatabaseNames()) await Dexie.delete(name)
  device = createDeviceDatabase()
  kept = new Map()
  return () => device.run((database) => Promise.resolve(database.close()))
})
afterEach(() => vi.restoreAllMocks())

async function learns(id: LearnerId): Promise<void> {
  const store = await openLearnerStore({ learnerId: id, clock, syllabus: () => undefined, device })
  await store.completeLesson(lesson('foundations_1'))
  store.close()
}

async function lessonsOf(id: LearnerId): Promise<number> {
  const store = await openLearnerStore({ learnerId: id, clock, syllabus: () => undefined, device })
  const { lessons } = await store.progress()
  store.close()
  return Object.keys(lessons).length
}

/** Maya without an account, with a PIN if given; or the learner of an account. */
async function somebodyLearns(kind: 'device' | 'cloud', pin?: string): Promise<LearnerId> {
  let id = ACCOUNT
  if (kind === 'device') {
    const made = await accounts().learnOnThisDevice('Maya', { picture: 'boat', color: 'taxes' })
    if (made.kind !== 'signed-in') throw new Error(made.reason)
    id = made.learner.id
    if (pin !== undefined) await accounts().changePin(id, pin)
  } else {
    await device.run(({ learners }) =>
      learners.put({
        id,
        kind,
        displayName: 'Maya Larsen',
        email: 'maya@example.org',
        cloth: 'taxes',
        picture: 'boat',
        openedTurn: 1,
        createdAt: '',
        lastOpenedAt: '',
      }),
    )
  }
  await learns(id)
  roster().note(
    (await device.run(({ learners }) => learners.toArray())).map((row) => ({
      ...learnerOf(row),
      firstName: row.displayName.split(' ')[0] ?? '',
    })),
  )
  return id
}

const deletes = {
  device: async () => {
    await device.run((database) => Promise.resolve(database.close()))
    await Dexie.delete('device')
    device = createDeviceDatabase()
  },
  learner: (id: LearnerId) => Dexie.delete(learnerDatabaseName(id)),
}

type Row = readonly [
  device: 'device' | '-',
  learner: 'learner' | '-',
  roster: 'roster' | '-',
  kind: 'device' | 'cloud',
  shown: 'as ever' | 'found' | 'cleared' | 'nobody',
]
const table: readonly Row[] = [
  ['device', 'learner', 'roster', 'device', 'as ever'],
  ['device', 'learner', '-', 'device', 'as ever'],
  ['device', '-', 'roster', 'device', 'cleared'],
  ['device', '-', '-', 'device', 'cleared'],
  ['-', 'learner', 'roster', 'device', 'found'],
  ['-', 'learner', '-', 'device', 'found'],
  ['-', '-', 'roster', 'device', 'cleared'],
  ['-', '-', '-', 'device', 'nobody'],
  ['device', 'learner', 'roster', 'cloud', 'as ever'],
  ['device', 'learner', '-', 'cloud', 'as ever'],
  ['device', '-', 'roster', 'cloud', 'cleared'],
  ['device', '-', '-', 'cloud', 'cleared'],
  ['-', 'learner', 'roster', 'cloud', 'found'],
  ['-', 'learner', '-', 'cloud', 'found'],
  ['-', '-', 'roster', 'cloud', 'cleared'],
  ['-', '-', '-', 'cloud', 'nobody'],
]

function newsOf([first]: readonly Learner[]): Row[4] {
  if (first === undefined) return 'nobody'
  return first.isFound === true ? 'found' : first.isCleared === true ? 'cleared' : 'as ever'
}

describe('the data of a learner that a browser has kept', () => {
  it.each(table)('device database %s, learner’s %s, list %s, %s: %s', async (onDevice, own, listed, kind, shown) => {
    const id = await somebodyLearns(kind)
    if (onDevice === '-') await deletes.device()
    if (own === '-') await deletes.learner(id)
    if (listed === '-') kept.clear()
    // Twice, in two tabs, and again, to prove that no learner is added twice.
    await Promise.all([accounts().knownLearners(), accounts().knownLearners()])
    const known = (await accounts().knownLearners()).map((one) => ({ ...one, look: [one.picture, one.color].join() }))
    const isNamed = onDevice === 'device' || own === 'learner'
    const expected = {
      id,
      kind,
      displayName: isNamed && kind === 'cloud' ? 'Maya Larsen' : 'Maya',
      // Only its service can open an account.
      isProtected: kind === 'cloud',
      ...(isNamed && { look: 'boat,taxes' }),
    }
    expect(known).toMatchObject(shown === 'nobody' ? [] : [expected])
    expect(newsOf(known)).toBe(shown)
    const { kind: opens } = await accounts().open(id)
    expect(opens).toBe(kind === 'device' && shown !== 'nobody' ? 'signed-in' : 'refused')
    expect(known.length === 0 ? 0 : await lessonsOf(id)).toBe(own === 'learner' ? 1 : 0)
    // After opening, there is nothing more to say here. The banner above the screens says the rest.
    const after = newsOf(await accounts().knownLearners())
    expect(after).toBe(opens === 'refused' && shown !== 'cleared' ? shown : 'as ever')
  })

  it('reports the loss of a database once its learner is opened', async () => {
    const id = await somebodyLearns('device')
    await deletes.device()
    await deletes.learner(id)
    await accounts().knownLearners()
    const store = await openLearnerStore({ learnerId: id, clock, syllabus: () => undefined, device })
    expect(store.beginning).toBe('lost')
    store.close()
  })

  it('is found when neither the browser nor Dexie lists the databases', async () => {
    const id = await somebodyLearns('device')
    await deletes.device()
    vi.spyOn(Dexie, 'getDatabaseNames').mockImplementation(() => Dexie.Promise.resolve([]))
    expect(await accounts().knownLearners()).toMatchObject([{ id, displayName: 'Maya', isFound: true }])
    expect(await lessonsOf(id)).toBe(1)
  })

  it('reports no lost progress while the browser can’t be asked', async () => {
    const id = await somebodyLearns('device')
    vi.spyOn(Dexie, 'getDatabaseNames').mockImplementation(() => Dexie.Promise.reject(new Error('hung')))
    vi.spyOn(Dexie, 'exists').mockImplementation(() => Dexie.Promise.reject(new Error('hung')))
    const [known] = await accounts().knownLearners()
    expect([known?.id, known?.isCleared]).toEqual([id, undefined])
    await deletes.device()
    expect(await accounts().knownLearners()).toEqual([])
  })
})

describe('a PIN whose list was deleted', () => {
  it.each(['with', 'without'])('is required as before, %s the list in local storage', async (listed) => {
    const id = await somebodyLearns('device', PIN)
    await learns(id)
    await deletes.device()
    if (listed === 'without') kept.clear()
    expect(await accounts().knownLearners()).toMatchObject([{ id, hasPin: true, isProtected: true }])
    expect(await accounts().open(id)).toEqual({ kind: 'refused', reason: 'no-match' })
    expect((await accounts().open(id, '1357')).kind).toBe('refused')
    expect((await accounts().open(id, PIN)).kind).toBe('signed-in')
  })

  it('expires after 24 hours when no copy of it was made', async () => {
    const id = await somebodyLearns('device')
    roster().note([{ ...(roster().read()[0] as RosterEntry), isProtected: true }])
    await deletes.device()
    expect(await accounts().knownLearners()).toMatchObject([{ id, hasPin: true, isProtected: true }])
    expect((await accounts().open(id)).kind).toBe('refused')
    clock.turnTo('2026-03-03T09:00:00')
    expect((await accounts().open(id)).kind).toBe('signed-in')
  })
})

describe('a learner who was removed', () => {
  it('does not return when the removal was interrupted', async () => {
    const id = await somebodyLearns('device')
    await beginRemoval(device, id)
    expect(await accounts().knownLearners()).toEqual([])
    expect(await Dexie.exists(learnerDatabaseName(id))).toBe(true)
  })

  it('does not return when an emptied database is left without a list', async () => {
    const id = await somebodyLearns('device')
    const database = await new Dexie(learnerDatabaseName(id)).open()
    for (const table of database.tables) await table.clear()
    database.close()
    await deletes.device()
    kept.clear()
    expect(await accounts().knownLearners()).toEqual([])
    expect(await Dexie.exists(learnerDatabaseName(id))).toBe(false)
    expect(await device.run(({ removals }) => removals.toArray())).toEqual([])
  })

  it('leaves the list in local storage, from any tab', async () => {
    const id = await somebodyLearns('device')
    kept.clear()
    const stop = followRoster(device, roster())
    await vi.waitFor(() =>
      expect(roster().read()).toEqual([{ id, firstName: 'Maya', kind: 'device', isProtected: false }]),
    )
    await accounts().changePin(id, PIN)
    await vi.waitFor(() => expect(roster().read()[0]?.isProtected).toBe(true))
    await accounts(createDeviceDatabase()).remove(id)
    await vi.waitFor(() => expect(roster().read()).toEqual([]))
    stop()
  })
})

describe('a learner who started again after the loss', () => {
  it('makes the found learner get another picture when both look alike', async () => {
    const id = await somebodyLearns('device')
    await deletes.device()
    const again = await accounts().learnOnThisDevice('maya', { picture: 'boat', color: 'saving' })
    const known = await accounts().knownLearners()
    expect(known.map(({ displayName }) => displayName).toSorted()).toEqual(['Maya', 'maya'])
    expect(new Set(known.map(({ picture }) => picture)).size).toBe(2)
    expect(again.kind === 'signed-in' && (await accounts().current())?.id).toBe(known.find((one) => one.id !== id)?.id)
  })

  it('leaves the class to the learner who was found', async () => {
    const id = await somebodyLearns('device')
    const key = '0123456789abcdef0123456789abcdef'
    const book = new Dexie(`class-${key}`)
    book.version(1).stores({ about: 'key', rows: 'key, revision' })
    await book.open()
    await book.table('about').put({ key: 'about', owner: id })
    book.close()
    await deletes.device()
    await accounts().knownLearners()
    expect(await device.run(({ classBooks }) => classBooks.toArray())).toEqual([{ key, owner: id, state: 'here' }])
  })
})

describe('the list in local storage', () => {
  it('has no email and no secret', async () => {
    await somebodyLearns('cloud')
    expect([...kept.values()].join()).not.toMatch(/example\.org|Larsen|salt/)
  })

  it.each(['', 'torn', 'null', '{}', '[null,1,{"id":7}]'])('has no learner when it is %j', async (text) => {
    kept.set('ledger-learners', text)
    expect(roster().read()).toEqual([])
    expect(await accounts().knownLearners()).toEqual([])
  })
})
