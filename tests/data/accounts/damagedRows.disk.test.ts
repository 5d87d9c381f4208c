import 'fake-indexeddb/auto'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Accounts, Learner } from '../../../src/data/accounts/accounts'
import { createDeviceDatabase, type LearnerRow } from '../../../src/data/store/deviceDatabase'
import { emptyDevice, MAYA, openPageOfDeviceBuild, refused, signedIn } from './cloudDevice'

let accounts: Accounts
let ana: Learner
let maya: Learner
beforeEach(async () => {
  await emptyDevice()
  accounts = openPageOfDeviceBuild()
  ana = signedIn(await accounts.learnOnThisDevice('Ana'))
  maya = signedIn(await accounts.register(MAYA))
})

/** Writes a row that a disk, an extension or another version of the app may leave. */
async function keep(table: 'learners' | 'settings' | 'removals', row: unknown): Promise<void> {
  const device = createDeviceDatabase()
  await device.run((database) => database.table(table).put(row))
  device.end('closed')
}

async function rowOf({ id }: Learner): Promise<LearnerRow | undefined> {
  const device = createDeviceDatabase()
  const row = await device.run((database) => database.learners.get(id))
  device.end('closed')
  return row
}

async function damage(learner: Learner, change: Readonly<Record<string, unknown>>): Promise<void> {
  await keep('learners', { ...(await rowOf(learner)), ...change })
}

const names = async () => (await accounts.knownLearners()).map(({ displayName }) => displayName)

describe('an unreadable row of a learner', () => {
  it.each<[string, unknown]>([
    ['is a key alone', { id: 'torn' }],
    ['has an id that is no name of a database', { id: '__proto__', kind: 'device', displayName: 'Eve' }],
    ['has a number for an id', { id: 7, kind: 'device', displayName: 'Eve' }],
    ['is of a kind that nobody knows', { id: 'eve', kind: 'ghost', displayName: 'Eve' }],
    ['has half a password', { id: 'eve', kind: 'device', displayName: 'Eve', password: { rounds: 2 } }],
  ])('hides only itself when it %s', async (_name, row) => {
    await keep('learners', row)
    expect(await names()).toEqual(['Maya Larsen', 'Ana'])
    expect(await accounts.current()).toEqual(maya)
    await accounts.signOut()
    expect(signedIn(await accounts.signIn(MAYA.email, MAYA.password))).toMatchObject({ id: maya.id })
    expect(signedIn(await accounts.open(ana.id))).toMatchObject({ id: ana.id })
    signedIn(await accounts.learnOnThisDevice('Ben'))
    expect(await names()).toEqual(['Ben', 'Ana', 'Maya Larsen'])
  })

  it('does not open when its password is damaged', async () => {
    await damage(maya, { password: null })
    expect(await accounts.current()).toBeUndefined()
    expect(await accounts.open(maya.id)).toEqual(refused('no-match'))
    expect(await rowOf(maya)).toMatchObject({ displayName: 'Maya Larsen' })
  })

  it('still shows its learner when an optional field is damaged', async () => {
    await damage(ana, {
      displayName: { de: 'Ana' },
      openedTurn: Number.NaN,
      cloth: 3,
      picture: { of: 'a horse' },
      offeredTo: ['x', 4],
      email: null,
    })
    expect(await names()).toEqual(['Maya Larsen', ''])
    expect(signedIn(await accounts.open(ana.id))).toMatchObject({ id: ana.id, email: '' })
    expect(await accounts.knownLearners()).toMatchObject([{ id: ana.id }, { id: maya.id }])
  })

  it('shows another picture for an unknown one, and keeps it', async () => {
    await damage(ana, { picture: 'rocket' })
    expect(await accounts.knownLearners()).toMatchObject([{ id: maya.id }, { id: ana.id }])
    const [, shown] = await accounts.knownLearners()
    expect(shown?.picture).not.toBe('rocket')
    await accounts.rename(ana.id, 'Anna')
    expect(await rowOf(ana)).toMatchObject({ displayName: 'Anna', picture: 'rocket' })
  })

  it('keeps the fields of a newer version of the app', async () => {
    await damage(ana, { reminders: ['monday'] })
    await accounts.rename(ana.id, 'Anna')
    expect(await rowOf(ana)).toMatchObject({ displayName: 'Anna', reminders: ['monday'] })
  })
})

describe('the setting of the current learner', () => {
  it.each([[{ id: 'torn' }], [null], [42], ['nobody']])('selects no learner when it is %j', async (value) => {
    await keep('settings', { key: 'current-learner', value })
    expect(await accounts.current()).toBeUndefined()
    expect(signedIn(await accounts.open(ana.id))).toMatchObject({ id: ana.id })
    expect(await accounts.current()).toMatchObject({ id: ana.id })
  })
})
