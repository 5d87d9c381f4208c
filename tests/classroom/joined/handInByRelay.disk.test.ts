import { describe, expect, it } from 'vitest'
import { collectByRelay } from '../../../src/classroom/book/collectByRelay'
import { handInByRelay } from '../../../src/classroom/joined/handInByRelay'
import type { JoinedClasses } from '../../../src/classroom/ports/JoinedClasses'
import type { OpenBook } from '../../../src/classroom/ports/TaughtClasses'
import type { CardRelay, ClassCard } from '../../../src/classroom/protocol/card/classCard'
import { day, fresh } from '../../core/progress/samples'
import { MemoryRelay, MemoryRelayStore } from '../../fakes/MemoryRelay'
import { SAVING_1 } from '../../data/store/openTestStore'
import { openedBook, opened, PASSWORD, reportOf, otherDevice, staffRoom } from '../classRoom'
import { learnerSigner, openedClass } from '../protocol/openedClass'
import { memberOf, only } from '../classSamples'

const NAMED: CardRelay = { name: 'couchdb', address: 'https://relay.test', user: 'u', password: 'p' }
const never = new AbortController().signal

/** Creates a teacher's book whose card names a relay, the relay, and learners with that card. */
async function classWithRelay() {
  const staff = staffRoom()
  const book = await openedBook(staff)
  expect(await book.setRelays([NAMED])).toBeUndefined()
  const there = new MemoryRelayStore()
  const relay = new MemoryRelay(there)
  const learner = async () => {
    const some = await openedClass()
    return await memberOf({ ...some, card: book.card })
  }
  const handIn = (all: readonly JoinedClasses[], relayOf = async (_card: ClassCard, _named: CardRelay) => relay) =>
    handInByRelay({
      tablet: {
        everyone: async (work) => {
          for (const classes of all) await work(classes, 'anybody' as never)
          return undefined
        },
      },
      relayOf,
      signal: never,
    })
  return { staff, book, there, relay, learner, handIn }
}

const collect = (book: OpenBook, relay: MemoryRelay, mark?: string) =>
  collectByRelay(book, relay, { mark, signal: never })

describe('a report handed in over the network', () => {
  it('counts as on the relay, and the teacher can fetch it', async () => {
    const { book, relay, learner, handIn } = await classWithRelay()
    const [ada, ben] = [await learner(), await learner()]
    expect(await handIn([ada.classes, ben.classes])).toEqual([])
    expect((await only(ada.classes)).handedIn).toMatchObject([{ proof: 'on-relay' }])
    expect((await only(ada.classes)).waiting).toBe(0)
    const collected = await collect(book, relay)
    expect(collected).toMatchObject({ fault: undefined, news: [{ kind: 'stored' }, { kind: 'stored' }] })
    expect(Object.values(book.getSnapshot().book.reports)).toHaveLength(2)
  })

  it.each(['offline', 'unavailable', 'refused', 'full', 'closed', 'no-room', 'signed-out'] as const)(
    'is not handed in while the relay is %s, and is later',
    async (fault) => {
      const { relay, learner, handIn } = await classWithRelay()
      const ada = await learner()
      relay.fault = fault
      expect(await handIn([ada.classes])).toEqual([fault])
      expect((await only(ada.classes)).handedIn).toEqual([])
      relay.fault = undefined
      expect(await handIn([ada.classes])).toEqual([])
      expect((await only(ada.classes)).handedIn).toHaveLength(1)
    },
  )

  it('is not handed in when the relay falsely claims to keep it', async () => {
    const { there, learner, handIn } = await classWithRelay()
    const ada = await learner()
    there.isLying = true
    expect(await handIn([ada.classes])).toEqual(['unavailable'])
    expect((await only(ada.classes)).handedIn).toEqual([])
  })

  it('is not handed in when the relay has a newer one', async () => {
    const { relay, learner, handIn } = await classWithRelay()
    const ada = await learner()
    relay.fault = 'older'
    expect(await handIn([ada.classes], async () => Object.assign(relay, { plan: noPlan }))).toEqual([])
    expect((await only(ada.classes)).handedIn).toEqual([])
  })

  it('is sent again when the relay has lost it', async () => {
    const { staff, there, relay, learner, handIn } = await classWithRelay()
    const ada = await learner()
    await handIn([ada.classes])
    there.reports.clear()
    there.log.length = 0
    expect(await handIn([ada.classes])).toEqual([])
    const [{ key } = { key: '' }] = await staff.classes.list()
    const book = opened(await staff.classes.unlock(key, PASSWORD))
    expect(await collect(book, relay)).toMatchObject({ news: [{ kind: 'stored' }] })
  })

  it('leaves the relay when the class closes there, until it opens again', async () => {
    const { book, relay, there, learner, handIn } = await classWithRelay()
    const ada = await learner()
    await handIn([ada.classes])
    await relay.close(never)
    expect(await handIn([ada.classes])).toEqual(['closed'])
    expect((await only(ada.classes)).handedIn).toMatchObject([{ proof: 'on-relay', isOffRelay: true }])
    // A second look finds the same.
    await handIn([ada.classes])
    expect(there.reports.size).toBe(0)
    await relay.open(book.card, never)
    expect(await handIn([ada.classes])).toEqual([])
    const [again] = (await only(ada.classes)).handedIn
    expect([again?.proof, again?.isOffRelay]).toEqual(['on-relay', undefined])
  })

  it('stays on the relay while another relay of the card is open', async () => {
    const { book, relay, learner, handIn } = await classWithRelay()
    expect(await book.setRelays([NAMED, { ...NAMED, address: 'https://second.test' }])).toBeUndefined()
    const ada = await learner()
    const second = new MemoryRelay(new MemoryRelayStore())
    const relayOf = async (_card: ClassCard, named: CardRelay) => (named.address === NAMED.address ? relay : second)
    await handIn([ada.classes], relayOf)
    await relay.close(never)
    expect(await handIn([ada.classes], relayOf)).toEqual(['closed'])
    const [one] = (await only(ada.classes)).handedIn
    expect([one?.proof, one?.isOffRelay]).toEqual(['on-relay', undefined])
  })

  it('stays confirmed if the class had answered before it was archived', async () => {
    const { book, relay, learner, handIn } = await classWithRelay()
    const ada = await learner()
    await handIn([ada.classes])
    await collect(book, relay)
    await handIn([ada.classes])
    await relay.close(never)
    await handIn([ada.classes])
    const [one] = (await only(ada.classes)).handedIn
    expect([one?.proof, one?.isOffRelay]).toEqual(['answered', undefined])
  })

  it('is sent again after each lesson, without waiting for failing learners', async () => {
    const { there, relay, learner, handIn } = await classWithRelay()
    const [ada, ben] = [await learner(), await learner()]
    await handIn([ada.classes])
    await ada.store.completeLesson(SAVING_1)
    const failing = new MemoryRelay(there)
    failing.fault = 'offline'
    let turn = 0
    expect(await handIn([ben.classes, ada.classes], async () => (turn++ === 0 ? failing : relay))).toEqual(['offline'])
    expect((await only(ada.classes)).handedIn).toHaveLength(2)
    expect((await only(ben.classes)).handedIn).toEqual([])
  })

  it('is not sent to a relay that can’t be reached', async () => {
    const { there, learner, handIn } = await classWithRelay()
    const ada = await learner()
    expect(await handIn([ada.classes], async () => undefined as never)).toEqual([])
    expect(there.reports.size).toBe(0)
    expect((await only(ada.classes)).handedIn).toEqual([])
  })

  it('is confirmed by the next exchange, for everyone on the device', async () => {
    const { book, relay, learner, handIn } = await classWithRelay()
    const [ada, ben, cleo] = [await learner(), await learner(), await learner()]
    await handIn([ada.classes, ben.classes])
    await collect(book, relay)
    // Cleo’s report is on the relay, but the teacher’s device has not read it.
    expect(await handIn([ada.classes, ben.classes, cleo.classes])).toEqual([])
    const proof = async ({ classes }: typeof ada) => (await only(classes)).handedIn[0]?.proof
    expect([await proof(ada), await proof(ben), await proof(cleo)]).toEqual(['answered', 'answered', 'on-relay'])
    expect((await only(ada.classes)).plan?.message).toBe('')
    await collect(book, relay)
    await handIn([cleo.classes])
    expect(await proof(cleo)).toBe('answered')
  })

  it('is confirmed if the teacher got it as a file', async () => {
    const { book, relay, learner, handIn } = await classWithRelay()
    const ada = await learner()
    const report = await ada.classes.report(ada.key)
    await book.collect(report.kind === 'made' ? report.envelope : new Uint8Array(), 'file')
    await collect(book, relay)
    await handIn([ada.classes])
    expect((await only(ada.classes)).handedIn).toMatchObject([{ proof: 'answered' }])
  })

  it('tells the relay that the learner left, then deletes the class', async () => {
    const { book, relay, learner, handIn } = await classWithRelay()
    const ada = await learner()
    await handIn([ada.classes])
    await collect(book, relay)
    await ada.classes.leave(ada.key)
    expect(await handIn([ada.classes])).toEqual([])
    expect(await ada.classes.list()).toEqual([])
    expect(await collect(book, relay)).toMatchObject({ news: [{ kind: 'left' }] })
  })
})

describe('a teacher who fetches', () => {
  it('gets each report once, and again if the disk failed', async () => {
    const { book, relay, learner, handIn } = await classWithRelay()
    await handIn([(await learner()).classes])
    const refusing = { ...book, getSnapshot: book.getSnapshot, collectAll: async () => [notTaken] }
    const failed = await collectByRelay(refusing, relay, { mark: undefined, signal: never })
    expect(failed).toEqual({ news: [notTaken], mark: undefined, fault: undefined })
    const first = await collect(book, relay)
    expect(first.news).toHaveLength(1)
    expect(await collect(book, relay, first.mark)).toEqual({ news: [], mark: first.mark, fault: undefined })
    // A device that has no mark yet.
    expect(await collect(book, relay)).toMatchObject({ news: [] })
  })

  it('sees tampered documents as rejected, and all other reports', async () => {
    const { book, relay, learner, handIn } = await classWithRelay()
    const other = await openedClass()
    const { envelope } = await vandalsEnvelope(other.card)
    await relay.put(envelope, never)
    await handIn([(await learner()).classes])
    expect(await collect(book, relay)).toMatchObject({ news: [{ kind: 'refused' }, { kind: 'stored' }] })
  })

  it('puts the plan on the relay, and learners receive it', async () => {
    const { book, relay, there, learner, handIn } = await classWithRelay()
    expect(await book.setPlan({ parts: [], until: day('2026-12-01'), message: 'Bring a bill.' })).toBeUndefined()
    await collect(book, relay)
    const ada = await learner()
    await handIn([ada.classes])
    expect((await only(ada.classes)).plan?.message).toBe('Bring a bill.')
    there.plan = undefined
    await collect(book, relay)
    expect(there.plan).toBeDefined()
  })

  it('takes a newer plan that a colleague’s copy wrote', async () => {
    const { staff, book, relay, there, learner, handIn } = await classWithRelay()
    const backup = await book.makeBackup()
    if (backup.kind !== 'made') throw new Error('no backup')
    const theirs = otherDevice()
    const copy = opened(await theirs.classes.restore(new TextEncoder().encode(backup.text), PASSWORD))
    staff.clock.turnTo('2026-11-22T09:00:00Z')
    await book.setPlan({ parts: [], until: day('2026-12-01'), message: 'The new plan.' })
    await collect(book, relay)
    theirs.clock.turnTo('2026-11-21T12:00:00Z')
    const ada = await learner()
    await handIn([ada.classes])
    expect(await collect(copy, relay)).toMatchObject({ fault: undefined, news: [{ kind: 'stored' }] })
    expect(copy.getSnapshot().plan?.plan.message).toBe('The new plan.')
    staff.clock.turnTo('2026-11-23T09:00:00Z')
    await collect(book, relay)
    const settled = there.plan
    for (const one of [copy, book, copy]) await collect(one, relay)
    expect(there.plan).toEqual(settled)
    await handIn([ada.classes])
    expect((await only(ada.classes)).plan?.message).toBe('The new plan.')
    expect((await only(ada.classes)).handedIn).toMatchObject([{ proof: 'answered' }])
  })

  it('opens the class again when someone else closed it', async () => {
    const { book, there, relay, learner, handIn } = await classWithRelay()
    there.isOpen = false
    const ada = await learner()
    expect(await handIn([ada.classes])).toEqual(['closed'])
    await collect(book, relay)
    expect(await handIn([ada.classes])).toEqual([])
  })

  it('learns why no report arrived', async () => {
    const { book, relay } = await classWithRelay()
    relay.fault = 'offline'
    expect(await collect(book, relay)).toEqual({ news: [], mark: undefined, fault: 'offline' })
  })

  it('finds the relay on the card when the book opens again', async () => {
    const { staff } = await classWithRelay()
    const [{ key } = { key: '' }] = await staff.classes.list()
    expect(opened(await staff.classes.unlock(key, PASSWORD)).card.relays).toEqual([NAMED])
  })
})

const noPlan = () => Promise.resolve({ kind: 'plan', envelope: undefined } as const)

const notTaken = { kind: 'not-taken', reason: 'quota' } as const

async function vandalsEnvelope(card: ClassCard) {
  const { decodeEnvelope } = await import('../../../src/classroom/protocol/envelope/envelope')
  const read = decodeEnvelope(await reportOf(card, { signer: await learnerSigner(), document: fresh() }))
  if (read.kind === 'refused') throw new Error(read.reason)
  return read
}
