import 'fake-indexeddb/auto'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { JoinedClasses } from '../../../src/classroom/ports/JoinedClasses'
import { deletionBytes } from '../../../src/classroom/protocol/book/deletedSenders'
import { type Bytes, hexOf } from '../../../src/classroom/protocol/bytes'
import { decodeEnvelope } from '../../../src/classroom/protocol/envelope/envelope'
import type { Signer } from '../../../src/classroom/protocol/ClassroomTools'
import { NO_PLAN, type Plan } from '../../../src/classroom/protocol/plan/plan'
import { receiptOf, receiptsText } from '../../../src/classroom/protocol/plan/receipts'
import { sealPlan } from '../../../src/classroom/protocol/plan/sealPlan'
import { sealReport } from '../../../src/classroom/protocol/report/sealReport'
import { packText } from '../../../src/classroom/protocol/envelope/packText'
import { failingPuts, lookInto } from '../../data/store/faultyStorage'
import { SAVING_1, SAVING_2 } from '../../data/store/openTestStore'
import { day, instant } from '../../core/progress/samples'
import { flipped, learnerSigner, type OpenedClass, openedClass, tools } from '../protocol/openedClass'
import { made, member, memberOf, only } from '../classSamples'

const MADE_AT = instant('2026-11-20T09:00:00.000Z')

interface Given {
  /** The reports that arrived but don't count. Left out as older apps do. */
  readonly uncounted?: readonly Bytes[]
  readonly sequence?: number
  readonly signer?: Signer
  readonly plan?: Partial<Plan>
}

/** The envelope that the class gives to its learners, with a receipt for each of these reports. */
async function receiptsFor(opened: OpenedClass, reports: readonly Bytes[], given: Given = {}): Promise<Bytes> {
  const { sequence = 1, signer = opened.signer, plan = {} } = given
  const listed = async (some: readonly Bytes[]) =>
    receiptsText(await Promise.all(some.map((bytes) => receiptOf(bytes, tools))))
  const receipts = await listed(reports)
  const uncounted = given.uncounted && { uncounted: await listed(given.uncounted) }
  return await sealPlan(
    { ...NO_PLAN, madeAt: MADE_AT, sequence, asked: 0, ...plan, receipts, ...uncounted },
    signer,
    opened.card,
    tools,
  )
}

const proofs = async (classes: JoinedClasses) =>
  (await only(classes)).handedIn.map(({ sequence, proof }) => [sequence, proof])

/** A learner who has made two reports, with a lesson between them. */
async function withTwoReports() {
  const joined = await member()
  await joined.store.completeLesson(SAVING_1)
  const first = await made(joined.classes, joined.key)
  joined.clock.turnTo('2026-11-20T10:00:00')
  await joined.store.completeLesson(SAVING_2)
  return { ...joined, first, second: await made(joined.classes, joined.key) }
}

describe('a receipt of the class', () => {
  it('confirms exactly the report that the class has', async () => {
    const { classes, key, opened, first, second } = await withTwoReports()
    expect(await classes.takeReceipts(key, await receiptsFor(opened, [first.envelope]))).toBe(1)
    expect(await proofs(classes)).toEqual([[first.sequence, 'answered']])
    expect((await only(classes)).waiting).toBe(1)
    expect(await classes.takeReceipts(key, await receiptsFor(opened, [second.envelope]))).toBe(1)
    expect(await proofs(classes)).toEqual([
      [second.sequence, 'answered'],
      [first.sequence, 'answered'],
    ])
    expect((await only(classes)).waiting).toBe(0)
  })

  it('confirms nothing without the report’s own bytes', async () => {
    const { classes, key, opened, second } = await withTwoReports()
    const other = await memberOf(opened)
    const theirs = (await made(other.classes, key)).envelope
    // The same text under another number, the same number under another key, and one bit off.
    const packed = await packText(JSON.parse(second.text) as object, tools)
    const renumbered = await sealReport(packed, second.sequence + 1, await learnerSigner(), opened.card, tools)
    const resigned = await sealReport(packed, second.sequence, await learnerSigner(), opened.card, tools)
    const strangers = [theirs, renumbered, resigned, flipped(second.envelope, 200)]
    expect(await classes.takeReceipts(key, await receiptsFor(opened, strangers))).toBe(0)
    expect(await proofs(classes)).toEqual([])
    expect(await other.classes.takeReceipts(key, await receiptsFor(opened, [second.envelope]))).toBe(0)
    expect(await proofs(other.classes)).toEqual([])
  })

  it('is rejected if a classmate or another class made it', async () => {
    const { classes, key, opened, second } = await withTwoReports()
    const classmate = await learnerSigner()
    const forged = await receiptsFor(opened, [second.envelope], { signer: classmate })
    const pretended = { ...classmate, key: opened.signer.key }
    const signedAsClass = await receiptsFor(opened, [second.envelope], { signer: pretended })
    const other = await openedClass()
    const ofOther = await receiptsFor(other, [second.envelope])
    const rekeyed = { ...opened, card: { ...opened.card, planKey: tools.random(32) } }
    const cases = [
      [forged, 'forged'],
      [signedAsClass, 'forged'],
      [ofOther, 'another-class'],
      [await receiptsFor(rekeyed, [second.envelope]), 'unopened'],
      [second.envelope, 'another-kind'],
      [new Uint8Array(), 'not-an-envelope'],
    ] as const
    for (const [bytes, reason] of cases) expect(await classes.takeReceipts(key, bytes)).toBe(reason)
    expect(await classes.takeReceipts('ff', await receiptsFor(opened, [second.envelope]))).toBe('not-in-class')
    expect(await proofs(classes)).toEqual([])
    expect((await only(classes)).plan).toBeUndefined()
  })

  it('is rejected with any byte changed', async () => {
    const { classes, key, opened, second } = await withTwoReports()
    const sealed = await receiptsFor(opened, [second.envelope])
    for (const at of sealed.keys())
      expect(await classes.takeReceipts(key, flipped(sealed, at)), `byte ${at}`).toEqual(expect.any(String))
    expect(await proofs(classes)).toEqual([])
    expect(await classes.takeReceipts(key, sealed)).toBe(1)
  })

  it('of an older list takes nothing back, and changes no plan', async () => {
    const { classes, key, opened, first, second } = await withTwoReports()
    const plan = { message: 'Bring a bill.', until: day('2026-12-01'), asked: 5 }
    const newer = await receiptsFor(opened, [second.envelope], { sequence: 9, plan })
    const older = await receiptsFor(opened, [first.envelope], {
      sequence: 6,
      plan: { ...plan, message: 'Old.', asked: 4 },
    })
    expect(await classes.takeReceipts(key, newer)).toBe(1)
    expect(await classes.takePlan(key, newer)).toBeUndefined()
    const before = await only(classes)
    expect(await classes.takePlan(key, older)).toBe('old')
    expect((await only(classes)).plan).toEqual(before.plan)
    await classes.takeReceipts(key, older)
    const after = await only(classes)
    expect(after.handedIn[0]).toEqual(before.handedIn[0])
    expect([after.waiting, after.plan]).toEqual([before.waiting, before.plan])
  })

  it('is better proof than a tick or a relay', async () => {
    const { classes, key, opened, second } = await withTwoReports()
    await classes.tick(key, second.sequence)
    await classes.onRelay(key, second.sequence)
    expect(await classes.takeReceipts(key, await receiptsFor(opened, [second.envelope]))).toBe(1)
    await classes.onRelay(key, second.sequence)
    expect(await proofs(classes)).toEqual([[second.sequence, 'answered']])
    expect(await classes.takeReceipts(key, await receiptsFor(opened, [second.envelope]))).toBe(0)
  })

  it('counts only once it is on the disk', async () => {
    const { classes, key, opened, second } = await withTwoReports()
    const sealed = await receiptsFor(opened, [second.envelope])
    const disk = failingPuts(Infinity)
    expect(await classes.takeReceipts(key, sealed)).toBe('quota')
    disk.mockRestore()
    expect(await proofs(classes)).toEqual([])
    expect(await classes.takeReceipts(key, sealed)).toBe(1)
  })

  it('confirms a report that an older version of the app made', async () => {
    const { classes, key, opened, learnerId, second } = await withTwoReports()
    await lookInto(learnerId, async ({ classes: rows }) => {
      const [row] = (await rows.toArray()) as unknown as { last: object; reports: readonly object[] }[]
      if (row === undefined) throw new Error('There is one class')
      const without = (report: object) => ({ ...report, receipt: undefined })
      await rows.put({ ...row, last: without(row.last), reports: row.reports.map(without) } as never)
    })
    expect(await classes.takeReceipts(key, await receiptsFor(opened, [second.envelope]))).toBe(1)
  })

  it('deletes a class that the learner has left', async () => {
    const { classes, key, opened, second } = await withTwoReports()
    await classes.leave(key)
    const left = await made(classes, key)
    expect(await classes.takeReceipts(key, await receiptsFor(opened, [second.envelope]))).toBe(0)
    expect((await only(classes)).isLeaving).toBe(true)
    expect(await classes.takeReceipts(key, await receiptsFor(opened, [left.envelope]))).toBe(1)
    expect(await classes.list()).toEqual([])
  })
})

describe('a receipt that says if a report counts', () => {
  const standing = async (classes: JoinedClasses) => (await only(classes)).handedIn.map(({ counts }) => counts)

  it('says nothing when an older app made it', async () => {
    const { classes, key, opened, second } = await withTwoReports()
    await classes.takeReceipts(key, await receiptsFor(opened, [second.envelope]))
    expect(await standing(classes)).toEqual([undefined])
  })

  it('holds until a newer envelope, in any order', async () => {
    const { classes, key, opened, second } = await withTwoReports()
    const report = second.envelope
    const waits = await receiptsFor(opened, [report], { sequence: 1, uncounted: [report] })
    const counts = await receiptsFor(opened, [report], { sequence: 2, uncounted: [] })
    const removed = await receiptsFor(opened, [], { sequence: 3, uncounted: [report] })
    const says: (boolean | undefined)[] = []
    for (const envelope of [waits, counts, waits, removed, counts]) {
      await classes.takeReceipts(key, envelope)
      says.push(...(await standing(classes)))
    }
    expect(says).toEqual([false, true, true, false, false])
    expect(await proofs(classes)).toEqual([[second.sequence, 'answered']])
  })
})

describe('a class that deleted a learner’s reports', () => {
  it('tells the learner’s device, which hands in only after joining again', async () => {
    const { classes, key, opened, second } = await withTwoReports()
    await classes.takeReceipts(key, await receiptsFor(opened, [second.envelope]))
    const read = decodeEnvelope(second.envelope)
    if (read.kind === 'refused') throw new Error(read.reason)
    const mark = deletionBytes(opened.card.classId, read.envelope.sender)
    expect(await classes.takeReceipts(key, await receiptsFor(opened, [mark], { sequence: 2 }))).toBe(0)
    expect(await only(classes)).toMatchObject({ isDeleted: true, handedIn: [] })
    expect(await classes.report(key)).toEqual({ kind: 'failed', reason: 'deleted' })
    // A classmate's mark says nothing about this learner.
    const other = await memberOf(opened)
    await other.classes.takeReceipts(key, await receiptsFor(opened, [mark], { sequence: 2 }))
    expect((await only(other.classes)).isDeleted).toBe(false)
    expect(await classes.join(opened.card, 'Ada')).toBeUndefined()
    const again = decodeEnvelope((await made(classes, key)).envelope)
    expect(again.kind === 'envelope' && hexOf(again.envelope.sender)).not.toBe(hexOf(read.envelope.sender))
    expect((await only(classes)).isDeleted).toBe(false)
  })
})

describe('lists of receipts', () => {
  it('give the same state in any order and any number of times', async () => {
    const opened = await openedClass()
    const learners = [await memberOf(opened), await memberOf(opened), await memberOf(opened)]
    const key = learners[0]?.key ?? ''
    const reports: Bytes[] = []
    for (const { classes, store, clock } of learners) {
      for (const [at, lesson] of [SAVING_1, SAVING_2].entries()) {
        clock.turnTo(`2026-11-20T1${at}:00:00`)
        await store.completeLesson(lesson)
        reports.push((await made(classes, key)).envelope)
      }
    }
    // A list of one report that no learner here made confirms nothing.
    const stranger = await made((await memberOf(opened)).classes, key)
    const lists = await Promise.all(
      [reports.slice(0, 1), reports.slice(1, 4), reports.slice(2), [reports[5] as Bytes], [stranger.envelope]].map(
        (some, at) => receiptsFor(opened, some, { sequence: at + 1 }),
      ),
    )
    const initial = await Promise.all(
      learners.map(({ learnerId }) => lookInto(learnerId, ({ classes }) => classes.toArray())),
    )
    const stateAfter = async (order: readonly number[]) => {
      for (const [at, { learnerId }] of learners.entries())
        await lookInto(learnerId, ({ classes }) => classes.bulkPut(initial[at] as never[]))
      for (const one of order)
        for (const { classes } of learners) {
          await classes.takeReceipts(key, lists[one] as Bytes)
          await classes.takePlan(key, lists[one] as Bytes)
        }
      const known = await Promise.all(learners.map(({ classes }) => only(classes)))
      return known.map(({ handedIn, waiting, plan }) => ({ handedIn, waiting, plan }))
    }
    const whole = await stateAfter([0, 1, 2, 3, 4])
    expect(whole.map(({ handedIn }) => handedIn.length)).toEqual([2, 2, 2])
    const all = [0, 1, 2, 3, 4]
    await fc.assert(
      fc.asyncProperty(
        fc.shuffledSubarray(all, { minLength: 5 }),
        fc.array(fc.constantFrom(...all), { maxLength: 4 }),
        async (order, repeated) => {
          expect(await stateAfter([...repeated, ...order, ...repeated])).toEqual(whole)
        },
      ),
      { numRuns: 15 },
    )
  })
})
