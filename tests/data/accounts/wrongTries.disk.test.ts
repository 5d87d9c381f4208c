import 'fake-indexeddb/auto'
import { beforeEach, describe, expect, it } from 'vitest'
import type { AccountOutcome, Learner } from '../../../src/data/accounts/accounts'
import { createDeviceAccounts } from '../../../src/data/accounts/deviceAccounts'
import { systemRandom } from '../../../src/platform/random'
import { createDeviceDatabase } from '../../../src/data/store/deviceDatabase'
import { MemoryMirror } from '../../fakes/MemoryMirror'
import { emptyDevice, MAYA, refused, signedIn } from './cloudDevice'

const SECOND = 1000
const MINUTE = 60 * SECOND
const DAY = 24 * 60 * MINUTE

let nowMs: number
let maya: Learner
beforeEach(async () => {
  nowMs = Date.parse('2026-03-02T09:00:00Z')
  await emptyDevice()
  maya = signedIn(await openPage().register(MAYA))
})

/** A newly opened page, which knows only the data on the disk. */
function openPage() {
  const clock = { now: () => new Date(nowMs) }
  const device = createDeviceDatabase()
  return createDeviceAccounts({ device, clock, random: systemRandom, mirror: new MemoryMirror(), rounds: 2 })
}

const wrong = (): Promise<AccountOutcome> => openPage().signIn(MAYA.email, 'not the password')
const right = (): Promise<AccountOutcome> => openPage().signIn(MAYA.email, MAYA.password)
const waits = (waitMs: number): AccountOutcome => ({ kind: 'refused', reason: 'wait', waitMs })

async function fiveWrong(): Promise<void> {
  for (let tries = 0; tries < 5; tries += 1) expect(await wrong()).toEqual(refused('no-match'))
}

describe('after five wrong passwords', () => {
  it('a device account waits longer each time, up to 15 minutes', async () => {
    await fiveWrong()
    const gaps: number[] = []
    for (let tries = 0; tries < 8; tries += 1) {
      const answer = await wrong()
      if (answer.kind !== 'refused' || answer.waitMs === undefined) throw new Error('There was no wait.')
      gaps.push(answer.waitMs / SECOND)
      nowMs += answer.waitMs
      expect(await wrong()).toEqual(refused('no-match'))
    }
    expect(gaps).toEqual([30, 60, 120, 240, 480, 900, 900, 900])
  })

  it('the correct one waits too, in every page, then resets the count', async () => {
    await fiveWrong()
    expect(await right()).toEqual(waits(30 * SECOND))
    nowMs += 29 * SECOND
    expect(await openPage().open(maya.id, MAYA.password)).toEqual(waits(SECOND))
    nowMs += SECOND
    expect(await right()).toMatchObject({ kind: 'signed-in' })
    await fiveWrong()
  })

  it('ten at once gain no extra tries', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => wrong()))
    expect(answers.filter(({ kind, ...rest }) => kind === 'refused' && 'waitMs' in rest)).toHaveLength(5)
  })

  it('no other learner waits', async () => {
    const ana = signedIn(await openPage().register({ ...MAYA, email: 'ana@example.org' }))
    await fiveWrong()
    expect(await openPage().signIn('ana@example.org', MAYA.password)).toMatchObject({ learner: { id: ana.id } })
  })

  it('an unknown address waits too, and so reveals no account', async () => {
    const stranger = () => openPage().signIn('nobody@example.org', 'not the password')
    for (let tries = 0; tries < 5; tries += 1) expect(await stranger()).toEqual(refused('no-match'))
    expect(await stranger()).toEqual(waits(30 * SECOND))
    expect(await right()).toMatchObject({ kind: 'signed-in' })
  })
})

describe('a changed clock', () => {
  it('a year back causes no wait longer than the longest one', async () => {
    await fiveWrong()
    nowMs -= 365 * DAY
    expect(await right()).toEqual(waits(30 * SECOND))
    nowMs += 29 * SECOND
    expect(await right()).toEqual(waits(SECOND))
    nowMs += SECOND
    expect(await right()).toMatchObject({ kind: 'signed-in' })
  })

  it('forward gains one try, and makes the next wait longer', async () => {
    await fiveWrong()
    nowMs += 365 * DAY
    expect(await wrong()).toEqual(refused('no-match'))
    expect(await wrong()).toEqual(waits(60 * SECOND))
    nowMs -= 365 * DAY
    expect(await wrong()).toEqual(waits(60 * SECOND))
  })
})
