import 'fake-indexeddb/auto'
import { Dexie } from 'dexie'
import { describe, expect, it } from 'vitest'
import { createDeviceDatabase, type DeviceDatabase } from '../../../src/data/store/deviceDatabase'
import { learnerDatabase, learnerDatabaseName } from '../../../src/data/store/learnerDatabase'
import type { LearnerId } from '../../../src/core/progress/ids'
import { createTabletClasses } from '../../../src/classroom/joined/tabletClasses'
import type { TabletReport } from '../../../src/classroom/ports/TabletClasses'
import { NO_PLAN } from '../../../src/classroom/protocol/plan/plan'
import { receiptOf, receiptsText } from '../../../src/classroom/protocol/plan/receipts'
import { sealPlan } from '../../../src/classroom/protocol/plan/sealPlan'
import { instant } from '../../core/progress/samples'
import { openedClass, type OpenedClass, tools } from '../protocol/openedClass'
import { TurnableClock } from '../../fakes/TurnableClock'
import { newLearner, openTestStore, SAVING_1 } from '../../data/store/openTestStore'
import { breakable } from '../../data/store/faultyStorage'
import { classesOf, digitsFor, keyOf, openedBy } from '../classSamples'

const clock = new TurnableClock('2026-11-20T09:00:00')

interface Someone {
  readonly name: string
  readonly hasPin?: boolean
}

/** Makes a separate tablet on which these learners have started to learn. */
async function tablet(names: readonly Someone[]) {
  const device: DeviceDatabase = createDeviceDatabase({ indexedDB, IDBKeyRange })
  await device.run(({ learners }) => learners.clear())
  const ids: LearnerId[] = []
  for (const [turn, { name, hasPin = false }] of names.entries()) {
    const id = newLearner()
    ids.push(id)
    const pin = { salt: new Uint8Array(1), key: new Uint8Array(1), rounds: 1 }
    await device.run(({ learners }) =>
      learners.put({
        id,
        displayName: name,
        email: '',
        cloth: 'saving',
        kind: 'device',
        openedTurn: turn,
        createdAt: '',
        lastOpenedAt: '',
        ...(hasPin && { pin }),
      }),
    )
    ;(await openTestStore({ learnerId: id, device, clock })).close()
  }
  let broken: LearnerId | undefined
  const openStore = (learnerId: LearnerId) =>
    openTestStore({
      learnerId,
      device,
      clock,
      ...(learnerId === broken && { makeDatabase: () => failing() }),
    })
  return {
    device,
    ids,
    classes: createTabletClasses({ device, openStore, clock, app: 'v9' }),
    join: async (id: LearnerId, opened: OpenedClass, name: string) => {
      const store = await openTestStore({ learnerId: id, device, clock })
      await classesOf(store, clock).join(opened.card, name)
      return store
    },
    breakDatabaseOf: (id: LearnerId) => {
      broken = id
    },
  }
}

function failing() {
  const factory = breakable(() => true, 'UnknownError')
  return learnerDatabase('broken' as LearnerId, { indexedDB: factory, IDBKeyRange })
}

function listed(reports: readonly TabletReport[] | string): readonly TabletReport[] {
  if (typeof reports === 'string') throw new Error(`No list: ${reports}`)
  return reports
}

describe('everyone on this tablet', () => {
  it('hands in each learner under their class name, despite a PIN', async () => {
    const { ids, classes, join } = await tablet([{ name: 'Zoe' }, { name: 'Ada', hasPin: true }, { name: 'Noor' }])
    const opened = await openedClass()
    const [zoe, ada] = [ids[0] as LearnerId, ids[1] as LearnerId]
    await (await join(zoe, opened, 'Zoe Z.')).completeLesson(SAVING_1)
    await join(ada, opened, 'Ada L.')
    await join(ids[2] as LearnerId, await openedClass('Period 4'), 'Noor')
    const reports = listed(await classes.reports(keyOf(opened)))
    expect(reports).toMatchObject([
      { kind: 'made', learner: ada, name: 'Ada L.', isLeaving: false },
      { kind: 'made', learner: zoe, name: 'Zoe Z.', isLeaving: false },
    ])
    const made = reports.filter((report) => report.kind === 'made')
    const read = await Promise.all(made.map(({ envelope }) => openedBy(opened, envelope)))
    expect(read.map(({ report }) => report)).toMatchObject([{ name: 'Ada L.' }, { name: 'Zoe Z.' }])
  })

  it('proves each report separately, by digits or by a tick', async () => {
    const { ids, classes, join } = await tablet([{ name: 'Ada' }, { name: 'Zoe' }])
    const opened = await openedClass()
    const [ada, zoe] = [ids[0] as LearnerId, ids[1] as LearnerId]
    for (const id of [ada, zoe]) (await join(id, opened, id === ada ? 'Ada' : 'Zoe')).close()
    const key = keyOf(opened)
    const [first, second] = listed(await classes.reports(key)).filter((report) => report.kind === 'made')
    if (first === undefined || second === undefined) throw new Error('Two reports were expected')
    expect(await classes.answer(key, '0')).toBe('wrong')
    expect(await classes.answer(key, await digitsFor(opened, second.envelope))).toEqual({ learner: zoe })
    expect(await classes.tick(ada, key, first.sequence)).toBeUndefined()
    expect(await classes.tick(ada, key, 1)).toBe('wrong')
    expect(listed(await classes.reports(key))).toMatchObject([
      { learner: ada, sequence: first.sequence, handedIn: { proof: 'ticked' } },
      { learner: zoe, sequence: second.sequence, handedIn: { proof: 'answered' } },
    ])
  })

  it('takes receipts for everyone, though one learner’s data fails', async () => {
    const { ids, classes, join, breakDatabaseOf } = await tablet([
      { name: 'Ada' },
      { name: 'Noor' },
      { name: 'Zoe' },
      { name: 'Sam' },
    ])
    const opened = await openedClass()
    const [ada, noor, zoe] = ids as [LearnerId, LearnerId, LearnerId]
    for (const id of [ada, noor, zoe]) (await join(id, opened, `${ids.indexOf(id)}`)).close()
    const key = keyOf(opened)
    const made = listed(await classes.reports(key)).filter((report) => report.kind === 'made')
    const receipts = receiptsText(await Promise.all(made.map(({ envelope }) => receiptOf(envelope, tools))))
    const plan = {
      ...NO_PLAN,
      message: 'Bring a bill.',
      madeAt: instant('2026-11-20T09:00:00.000Z'),
      sequence: 3,
      receipts,
    }
    const envelope = await sealPlan(plan, opened.signer, opened.card, tools)
    breakDatabaseOf(noor)
    const confirmed = { kind: 'taken', confirmed: 1, isNewPlan: true }
    expect(await classes.take(key, envelope)).toEqual([
      { learner: ada, name: '0', outcome: confirmed },
      { learner: zoe, name: '2', outcome: confirmed },
      { learner: noor, name: 'Noor', outcome: { kind: 'refused', reason: 'connection' } },
    ])
    expect(listed(await classes.reports(key))).toMatchObject([
      { learner: ada, handedIn: { proof: 'answered' } },
      { learner: zoe, handedIn: { proof: 'answered' } },
      { learner: noor, kind: 'failed' },
    ])
    expect(await classes.take(key, envelope.slice(1))).toMatchObject([
      { outcome: { kind: 'refused', reason: 'not-an-envelope' } },
      { outcome: { kind: 'refused', reason: 'not-an-envelope' } },
      { outcome: { kind: 'refused', reason: 'connection' } },
    ])
  })

  it('hands in that a learner has left', async () => {
    const { ids, classes, join } = await tablet([{ name: 'Ada' }])
    const opened = await openedClass()
    const store = await join(ids[0] as LearnerId, opened, 'Ada')
    await classesOf(store, clock).leave(keyOf(opened))
    const [report] = listed(await classes.reports(keyOf(opened)))
    expect(report).toMatchObject({ kind: 'made', isLeaving: true })
    const made = report?.kind === 'made' ? report.envelope : new Uint8Array()
    expect((await openedBy(opened, made)).report.kind).toBe('left')
  })

  it('names learners without readable progress, and creates none for them', async () => {
    const { ids, classes, join, breakDatabaseOf } = await tablet([{ name: 'Ada' }, { name: 'Noor' }, { name: 'Zoe' }])
    const opened = await openedClass()
    const [ada, noor, zoe] = [ids[0] as LearnerId, ids[1] as LearnerId, ids[2] as LearnerId]
    for (const id of [ada, noor, zoe]) (await join(id, opened, 'In class')).close()
    await Dexie.delete(learnerDatabaseName(noor))
    breakDatabaseOf(zoe)
    expect(listed(await classes.reports(keyOf(opened)))).toMatchObject([
      { kind: 'made', learner: ada },
      { kind: 'failed', learner: noor, name: 'Noor', reason: 'gone' },
      { kind: 'failed', learner: zoe, name: 'Zoe', reason: 'connection' },
    ])
    expect(await Dexie.exists(learnerDatabaseName(noor))).toBe(false)
    expect(await classes.tick(noor, keyOf(opened), 1)).toBe('not-in-class')
  })

  it('names learners outside the class only while they agree', async () => {
    const { ids, classes, join } = await tablet([{ name: 'Ada' }, { name: 'Noor' }, { name: 'Zoe' }, { name: 'Sam' }])
    const opened = await openedClass()
    const key = keyOf(opened)
    const [ada, noor, zoe, sam] = ids as [LearnerId, LearnerId, LearnerId, LearnerId]
    for (const id of [ada, zoe]) (await join(id, opened, id === ada ? 'Ada' : 'Zoe')).close()
    const others = async () => {
      const known = await classes.others(key)
      return typeof known === 'string' ? known : known.map(({ name, isNamed }) => [name, isNamed])
    }
    const named = async () => {
      const made = listed(await classes.reports(key)).filter((report) => report.kind === 'made')
      const read = await Promise.all(made.map(({ envelope }) => openedBy(opened, envelope)))
      // The report has nothing else about them, and nothing at all if they have not agreed.
      const texts = made.map(({ text }) => text.match(/Noor|Sam/g) ?? [])
      return read.map(({ report }, at) => [report.kind === 'learning' && report.notJoined, texts[at]])
    }
    const nobody = [
      [undefined, []],
      [undefined, []],
    ]
    expect(await others()).toEqual([
      ['Noor', false],
      ['Sam', false],
    ])
    expect(await named()).toEqual(nobody)

    expect(await classes.tellOf(key, noor, true)).toBeUndefined()
    expect(await others()).toEqual([
      ['Noor', true],
      ['Sam', false],
    ])
    const both = [
      [['Noor'], ['Noor']],
      [['Noor'], ['Noor']],
    ]
    expect(await named()).toEqual(both)
    // A member never counts as a learner who has not joined, whatever is requested.
    expect(await classes.tellOf(key, ada, true)).toBeUndefined()
    expect(await named()).toEqual(both)

    await classes.tellOf(key, noor, false)
    expect(await named()).toEqual(nobody)

    await classes.tellOf(key, sam, true)
    ;(await join(sam, opened, 'Samuel')).close()
    expect(await others()).toEqual([['Noor', false]])
    const three = await named()
    expect(three.map(([names]) => names)).toEqual([undefined, undefined, undefined])
  })

  it('says when the device can’t list its learners', async () => {
    const factory = breakable(() => true, 'QuotaExceededError')
    const device = createDeviceDatabase({ indexedDB: factory, IDBKeyRange })
    const openStore = () => Promise.reject(new Error('asked for nobody'))
    const classes = createTabletClasses({ device, openStore, clock, app: 'v9' })
    expect(await classes.reports('ff')).toBe('quota')
    expect(await classes.answer('ff', '1')).toBe('quota')
    expect(await classes.take('ff', new Uint8Array())).toBe('quota')
  })
})
