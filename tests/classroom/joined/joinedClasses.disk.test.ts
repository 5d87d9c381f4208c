import 'fake-indexeddb/auto'
import { describe, expect, it, vi } from 'vitest'
import { sealPlan } from '../../../src/classroom/protocol/plan/sealPlan'
import type { Plan } from '../../../src/classroom/protocol/plan/plan'
import { keptSections } from '../../../src/data/store/sectionRows'
import type { LocalDate } from '../../../src/core/progress/ids'
import { instant } from '../../core/progress/samples'
import { type OpenedClass, openedClass, tools } from '../protocol/openedClass'
import { failingPuts, lookInto } from '../../data/store/faultyStorage'
import { newLearner, openTestStore, SAVING_1, SAVING_2 } from '../../data/store/openTestStore'
import { writeStoredDatabase } from '../../data/store/storedVersions'
import { learnerDatabaseName } from '../../../src/data/store/learnerDatabase'
import { classesOf, digitsFor, keyOf, made, member, memberOf, only, openedBy } from '../classSamples'

const planOf = (sequence: number, message = 'Read two lessons'): Plan => ({
  parts: [{ kind: 'lesson', id: SAVING_1 }],
  until: '2026-11-27' as LocalDate,
  message,
  madeAt: instant('2026-11-20T09:00:00.000Z'),
  sequence,
})
const sealedPlan = (opened: OpenedClass, plan: Plan) => sealPlan(plan, opened.signer, opened.card, tools)

describe('joining', () => {
  it('keeps card, name and a key that can’t leave the device', async () => {
    const { classes, opened, learnerId, key } = await member()
    expect(await only(classes)).toMatchObject({ key, name: 'Ada', handedIn: [], waiting: 0, isLeaving: false })
    expect((await only(classes)).card).toEqual(opened.card)
    const [row] = await lookInto(learnerId, ({ classes: rows }) => rows.toArray())
    expect(row).toMatchObject({ signing: { kind: 'kept', privateKey: { type: 'private', extractable: false } } })
  })

  it('is visible to another page, which uses the same key', async () => {
    const { classes, opened, learnerId, key } = await member()
    const first = await openedBy(opened, (await made(classes, key)).envelope)
    const store = await openTestStore({ learnerId })
    await store.completeLesson(SAVING_1)
    const second = await openedBy(opened, (await made(classesOf(store), key)).envelope)
    expect(second.envelope.sender).toEqual(first.envelope.sender)
    expect(second.envelope.sequence).toBeGreaterThan(first.envelope.sequence)
  })

  it('stores the key as bytes when the browser can’t return keys', async () => {
    const opened = await openedClass()
    const store = await openTestStore()
    const { find } = store.classes
    // Some WebKit modes return the key as an empty object.
    vi.spyOn(store.classes, 'find').mockImplementation(async (key) => {
      const found = await find(key)
      const row = found.kind === 'read' ? (found.row as { signing?: { kind: string } } | undefined) : undefined
      if (row?.signing?.kind !== 'kept') return found
      return { kind: 'read', row: { ...row, signing: { ...row.signing, privateKey: {} } } }
    })
    const classes = classesOf(store)
    expect(await classes.join(opened.card, 'Ada')).toBeUndefined()
    const [row] = await lookInto(store.learnerId, ({ classes: rows }) => rows.toArray())
    expect(row).toMatchObject({ signing: { kind: 'bytes', privateKey: expect.any(Uint8Array) } })
    expect((await openedBy(opened, (await made(classes, keyOf(opened))).envelope)).report.kind).toBe('learning')
  })

  it('stores the key as bytes when the returned key can’t sign', async () => {
    const opened = await openedClass()
    const store = await openTestStore()
    const other = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, false, ['sign', 'verify'])
    const { find } = store.classes
    vi.spyOn(store.classes, 'find').mockImplementation(async (key) => {
      const found = await find(key)
      const row = found.kind === 'read' ? (found.row as { signing?: { kind: string } } | undefined) : undefined
      if (row?.signing?.kind !== 'kept') return found
      return { kind: 'read', row: { ...row, signing: { ...row.signing, privateKey: other.privateKey } } }
    })
    expect(await classesOf(store).join(opened.card, 'Ada')).toBeUndefined()
    const [row] = await lookInto(store.learnerId, ({ classes: rows }) => rows.toArray())
    expect(row).toMatchObject({ signing: { kind: 'bytes' } })
  })

  it('again takes the new name and keeps the key', async () => {
    const { classes, opened, learnerId, key } = await member()
    const sender = (await openedBy(opened, (await made(classes, key)).envelope)).envelope.sender
    expect(await classes.join(opened.card, 'Ada L.')).toBeUndefined()
    expect(await only(classes)).toMatchObject({ name: 'Ada L.' })
    const after = await openedBy(opened, (await made(classes, key)).envelope)
    expect(after.envelope.sender).toEqual(sender)
    expect(after.report).toMatchObject({ name: 'Ada L.' })
    expect(await lookInto(learnerId, ({ classes: rows }) => rows.count())).toBe(1)
  })

  it('rejects an empty-looking name, and reports a full disk', async () => {
    const { card } = await openedClass()
    const store = await openTestStore()
    const classes = classesOf(store)
    expect(await classes.join(card, ' \u202e ')).toBe('bad-name')
    const disk = failingPuts(Infinity)
    expect(await classes.join(card, 'Ada')).toBe('quota')
    disk.mockRestore()
    expect(await classes.list()).toEqual([])
  })

  it('reports a browser that can’t seal', async () => {
    const { card } = await openedClass()
    const store = await openTestStore()
    vi.stubGlobal('crypto', { getRandomValues: () => new Uint8Array(0) })
    expect(await classesOf(store).join(card, 'Ada')).toBe('unsupported')
    vi.unstubAllGlobals()
  })

  it('works with a database of version 4', async () => {
    const learnerId = newLearner()
    await writeStoredDatabase(learnerDatabaseName(learnerId), 4, {
      document: { keyPath: 'key', rows: [] },
      activity: { keyPath: 'id', autoIncrement: true, rows: [] },
      drafts: { keyPath: 'moduleId', rows: [] },
      places: { keyPath: 'lessonId', rows: [] },
      aside: { keyPath: 'id', autoIncrement: true, rows: [] },
      remotes: { keyPath: 'name', rows: [] },
      backup: { keyPath: 'key', rows: [{ key: 'certificate-name', name: 'Ada Lovelace' }] },
    })
    const opened = await openedClass()
    const store = await openTestStore({ learnerId })
    expect(await classesOf(store).join(opened.card, 'Ada')).toBeUndefined()
    expect(await store.certificateName()).toBe('Ada Lovelace')
    expect(await store.classes.count()).toBe(1)
  })
})

describe('a report', () => {
  it('contains exactly the text that the teacher reads', async () => {
    const { classes, store, opened, key } = await member()
    await store.completeLesson(SAVING_1)
    const report = await made(classes, key)
    const read = await openedBy(opened, report.envelope)
    expect(new TextDecoder().decode(read.text)).toBe(report.text)
    expect(read.report).toMatchObject({ kind: 'learning', name: 'Ada', app: 'v9', sequence: report.sequence })
    expect(report.text).not.toContain(store.learnerId)
  })

  it('has the same bytes for the same progress and name', async () => {
    const { classes, store, learnerId, clock, key } = await member()
    await store.completeLesson(SAVING_1)
    const first = await made(classes, key)
    clock.turnTo('2026-11-21T09:00:00')
    expect(await made(classes, key)).toEqual(first)
    expect(await made(classesOf(await openTestStore({ learnerId })), key)).toEqual(first)
    await classes.rename(key, 'Ada L.')
    expect((await made(classes, key)).sequence).toBeGreaterThan(first.sequence)
  })

  it('has a higher number after a clock was turned back', async () => {
    const { classes, store, clock, key } = await member()
    const first = await made(classes, key)
    expect(first.sequence).toBe(clock.now().getTime())
    clock.turnTo('2025-11-20T09:00:00')
    await store.completeLesson(SAVING_1)
    expect((await made(classes, key)).sequence).toBe(first.sequence + 1)
  })

  it('is not shown when its number can’t be stored', async () => {
    const { classes, store, learnerId, key } = await member()
    const disk = failingPuts(Infinity)
    expect(await classes.report(key)).toEqual({ kind: 'failed', reason: 'quota' })
    disk.mockRestore()
    await store.completeLesson(SAVING_1)
    const report = await made(classes, key)
    const [row] = await lookInto(learnerId, ({ classes: rows }) => rows.toArray())
    expect(row).toMatchObject({ sequence: report.sequence, last: { envelope: report.envelope } })
  })

  it('never shares a number when two pages make one at once', async () => {
    const { classes, store, learnerId, clock, opened, key } = await member()
    const other = await openTestStore({ learnerId, clock })
    await store.completeLesson(SAVING_1)
    const both = await Promise.all([made(classes, key), made(classesOf(other, clock), key)])
    const [one, two] = await Promise.all(both.map(({ envelope }) => openedBy(opened, envelope)))
    expect(both[0].envelope).toEqual(both[1].envelope)
    expect(one?.envelope.sequence).toBe(two?.envelope.sequence)
  })

  it('does not exist without a class', async () => {
    const store = await openTestStore()
    expect(await classesOf(store).report('ff')).toEqual({ kind: 'failed', reason: 'not-in-class' })
  })

  it('can be previewed before joining, without making one', async () => {
    const { card } = await openedClass()
    const store = await openTestStore()
    await store.completeLesson(SAVING_1)
    const text = await classesOf(store).preview(card, 'Ada')
    expect(JSON.parse(text ?? '')).toMatchObject({ name: 'Ada', learning: { lessons: { [SAVING_1]: {} } } })
    expect(await store.classes.count()).toBe(0)
  })

  it('shows that the learner started over, and the class stays', async () => {
    const { classes, store, opened, key } = await member()
    await store.completeLesson(SAVING_1)
    await made(classes, key)
    await store.setAside.startOver()
    const { report } = await openedBy(opened, (await made(classes, key)).envelope)
    expect(report).toMatchObject({ document: { epoch: 1, lessons: {} } })
  })
})

describe('handing in', () => {
  it('counts changes since the newest proved report', async () => {
    const { classes, store, opened, key } = await member()
    expect((await only(classes)).waiting).toBe(0)
    await store.completeLesson(SAVING_1)
    await store.completeLesson(SAVING_2)
    expect((await only(classes)).waiting).toBe(2)
    const report = await made(classes, key)
    // The arrival is not confirmed yet.
    expect((await only(classes)).waiting).toBe(2)
    expect(await classes.answer(key, await digitsFor(opened, report.envelope))).toBeUndefined()
    expect((await only(classes)).waiting).toBe(0)
    await store.undoLesson(SAVING_2)
    expect((await only(classes)).waiting).toBe(1)
  })

  it('is proved only by the eight digits, in any format', async () => {
    const { classes, clock, opened, key } = await member()
    const report = await made(classes, key)
    const digits = await digitsFor(opened, report.envelope)
    const wrong = digits.replace(/^./u, (digit) => String((Number(digit) + 1) % 10))
    expect(await classes.answer(key, wrong)).toBe('wrong')
    expect(await classes.answer(key, '')).toBe('wrong')
    expect((await only(classes)).handedIn).toEqual([])
    expect(await classes.answer(key, ` ${digits.slice(0, 4)}-${digits.slice(4)} `)).toBeUndefined()
    const at = clock.now().toISOString()
    expect((await only(classes)).handedIn).toEqual([{ at, proof: 'answered', sequence: report.sequence }])
  })

  it('proves an older report and leaves newer changes waiting', async () => {
    const { classes, store, opened, key } = await member()
    await store.completeLesson(SAVING_1)
    const first = await made(classes, key)
    await store.completeLesson(SAVING_2)
    await made(classes, key)
    expect(await classes.answer(key, await digitsFor(opened, first.envelope))).toBeUndefined()
    expect(await only(classes)).toMatchObject({ waiting: 1, handedIn: [{ sequence: first.sequence }] })
  })

  it('keeps the last five answer codes and ten proofs', async () => {
    const { classes, store, opened, clock, key } = await member()
    const digits: string[] = []
    for (let turn = 0; turn < 12; turn += 1) {
      clock.turnTo(`2026-11-20T10:${10 + turn}:00`)
      await (turn % 2 === 0 ? store.completeLesson(SAVING_1) : store.undoLesson(SAVING_1))
      const { envelope, sequence } = await made(classes, key)
      digits.push(await digitsFor(opened, envelope))
      expect(await classes.tick(key, sequence)).toBeUndefined()
    }
    expect(await classes.answer(key, digits.at(-6) ?? '')).toBe('wrong')
    expect(await classes.answer(key, digits.at(-5) ?? '')).toBeUndefined()
    expect((await only(classes)).handedIn).toHaveLength(10)
  })

  it('records a tick, and prefers an answer code to it', async () => {
    const { classes, opened, key } = await member()
    const report = await made(classes, key)
    expect(await classes.tick(key, report.sequence + 1)).toBe('wrong')
    expect(await classes.tick(key, report.sequence)).toBeUndefined()
    expect((await only(classes)).handedIn).toMatchObject([{ proof: 'ticked' }])
    expect(await classes.answer(key, await digitsFor(opened, report.envelope))).toBeUndefined()
    expect(await classes.tick(key, report.sequence)).toBeUndefined()
    expect((await only(classes)).handedIn).toMatchObject([{ proof: 'answered' }])
  })

  it('is not shown when the disk fails', async () => {
    const { classes, opened, key } = await member()
    const digits = await digitsFor(opened, (await made(classes, key)).envelope)
    const disk = failingPuts(Infinity)
    expect(await classes.answer(key, digits)).toBe('quota')
    disk.mockRestore()
    expect((await only(classes)).handedIn).toEqual([])
  })
})

describe('a plan', () => {
  it('is accepted when it is newer and of this class', async () => {
    const { classes, opened, key } = await member()
    expect(await classes.takePlan(key, await sealedPlan(opened, planOf(7)))).toBeUndefined()
    expect((await only(classes)).plan).toEqual(planOf(7))
    expect(await classes.takePlan(key, await sealedPlan(opened, planOf(7, 'Again')))).toBe('old')
    expect(await classes.takePlan(key, await sealedPlan(opened, planOf(6, 'Older')))).toBe('old')
    expect((await only(classes)).plan?.message).toBe('Read two lessons')
    expect(await classes.takePlan(key, await sealedPlan(opened, planOf(8, 'Newer')))).toBeUndefined()
    expect((await only(classes)).plan?.message).toBe('Newer')
  })

  it('changes nothing when another class or a classmate made it', async () => {
    const { classes, opened, key } = await member()
    const stranger = await openedClass()
    expect(await classes.takePlan(key, await sealedPlan(stranger, planOf(9)))).toBe('another-class')
    expect(await classes.takePlan(key, await sealPlan(planOf(9), stranger.signer, opened.card, tools))).toBe('forged')
    expect(await classes.takePlan('ff', await sealedPlan(opened, planOf(9)))).toBe('not-in-class')
    expect((await only(classes)).plan).toBeUndefined()
  })
})

describe('leaving', () => {
  it('seals a last report without progress, and deletes the key', async () => {
    const { classes, store, opened, learnerId, key } = await member()
    await store.completeLesson(SAVING_1)
    const before = await made(classes, key)
    expect(await classes.leave(key)).toBeUndefined()
    expect(await only(classes)).toMatchObject({ isLeaving: true })
    const last = await made(classes, key)
    const read = await openedBy(opened, last.envelope)
    expect(read.report.kind).toBe('left')
    expect(read.envelope.sequence).toBeGreaterThan(before.sequence)
    expect(new TextDecoder().decode(read.text)).not.toContain(SAVING_1)
    const [row] = await lookInto(learnerId, ({ classes: rows }) => rows.toArray())
    expect(row).toMatchObject({ signing: undefined })
    expect(JSON.stringify(row)).not.toContain(before.text.slice(0, 40))
    // The bytes stay the same until they are proved.
    expect((await made(classes, key)).envelope).toEqual(last.envelope)
    expect(await classes.answer(key, await digitsFor(opened, last.envelope))).toBeUndefined()
    expect(await classes.list()).toEqual([])
  })

  it('changes nothing when the disk fails', async () => {
    const { classes, key } = await member()
    const disk = failingPuts(Infinity)
    expect(await classes.leave(key)).toBe('quota')
    disk.mockRestore()
    expect(await only(classes)).toMatchObject({ isLeaving: false })
  })

  it('twice has no further effect; only forgetting or rejoining works', async () => {
    const { classes, opened, key } = await member()
    await classes.leave(key)
    const { envelope } = await made(classes, key)
    expect(await classes.leave(key)).toBeUndefined()
    expect((await made(classes, key)).envelope).toEqual(envelope)
    expect(await classes.rename(key, 'Eve')).toBe('not-in-class')
    expect(await classes.takePlan(key, await sealedPlan(opened, planOf(9)))).toBe('not-in-class')
    expect(await classes.forget(key)).toBeUndefined()
    expect(await classes.list()).toEqual([])
  })

  it('is undone by joining again, as a new sender', async () => {
    const { classes, opened, key } = await member()
    const first = await openedBy(opened, (await made(classes, key)).envelope)
    await classes.leave(key)
    expect(await classes.join(opened.card, 'Ada')).toBeUndefined()
    const again = await openedBy(opened, (await made(classes, key)).envelope)
    expect(again.report.kind).toBe('learning')
    expect(again.envelope.sender).not.toEqual(first.envelope.sender)
  })

  it('is required before a class can be forgotten', async () => {
    const { classes, key } = await member()
    expect(await classes.forget(key)).toBeUndefined()
    expect(await classes.list()).toHaveLength(1)
  })
})

describe('class data beside the learner’s progress', () => {
  it('is in no backup, and classes don’t share data', async () => {
    const { store, learnerId, opened } = await member()
    const second = await openedClass('Period 4')
    const classes = classesOf(store)
    await classes.join(second.card, 'A.')
    expect((await classes.list()).map(({ card }) => card.className)).toEqual(['Period 3', 'Period 4'])
    const [one, two] = [await made(classes, keyOf(opened)), await made(classes, keyOf(second))]
    const senders = [await openedBy(opened, one.envelope), await openedBy(second, two.envelope)]
    expect(senders[0]?.envelope.sender).not.toEqual(senders[1]?.envelope.sender)
    // A backup file has the document, the earlier progress and these sections.
    expect(await lookInto(learnerId, keptSections)).toEqual({})
    expect(JSON.stringify(await store.progress())).not.toContain(keyOf(opened))
    expect(await lookInto(learnerId, ({ aside }) => aside.count())).toBe(0)
  })

  it('hides only itself when it can’t be read', async () => {
    const { classes, learnerId } = await member()
    await lookInto(learnerId, ({ classes: rows }) => rows.bulkPut([{ key: 'torn' }, { key: 'odd', card: 7 } as never]))
    expect(await classes.list()).toHaveLength(1)
    expect(await memberOf(await openedClass())).toBeDefined()
  })
})
