import { act, screen } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { classBeforeWords } from '#words/classBefore'
import { classBookWords } from '#words/classBook'
import { classCollectWords } from '#words/classCollect'
import { classRelayWords } from '#words/classRelay'
import { joinClassWords } from '#words/joinClass'
import { lightWords } from '#words/light'
import { openingClassWords } from '#words/openingClass'
import { otherCardWords } from '#words/otherCard'
import { reloadPageWords } from '#words/reloadPage'
import type { TabletReport } from '../../../src/classroom/ports/TabletClasses'
import { ClassBookPages } from '../../../src/classroom/screens/teacher/ClassBookPages'
import { ClassScreen } from '../../../src/classroom/screens/teacher/ClassScreen'
import { MADE_UP_KEY } from '../../../src/words/madeUpKey'
import { EMPTY_BOOK, withArrival, withDecision } from '../../../src/classroom/protocol/book/classBook'
import { classPath } from '../../../src/words/links'
import { classPages, type ClassPage } from '../../../src/words/places'
import { FakeRelays, ROOM } from '../../fakes/fakeRelays'
import { handIn, type MemoryBook, MemoryTaughtClasses } from '../../fakes/MemoryTaughtClasses'
import { MemoryAccounts } from '../../fakes/MemoryAccounts'
import { noClasses } from '../../fakes/noClasses'
import { TurnableClock } from '../../fakes/TurnableClock'
import { arrivalOf, memberId, senderHash } from '../protocol/bookSamples'
import { classesOf } from '../classSamples'
import { openedClass } from '../protocol/openedClass'
import { renderScreen } from '../../screens/renderScreen'
import { cardOf, inClass, linkOf, show } from './join/showJoin'

/** The names that may appear twice, because every press on them has the same effect. */
const SAME_EFFECT: readonly string[] = [reloadPageWords.action]

/**
 * The names that two things to press share although a press has different effects. Two links have the same effect if
 * they lead to the same address. The content of closed folds counts.
 */
function sharedNames(): readonly string[] {
  const effects = new Map<string, Set<unknown>>()
  for (const element of document.querySelectorAll('button, summary, a[href], [role="button"]')) {
    const name = (element.getAttribute('aria-label') ?? element.textContent).replace(/\s+/gu, ' ').trim()
    const known = effects.get(name) ?? new Set()
    effects.set(name, known.add(element.getAttribute('href') ?? element))
  }
  expect(effects.size).toBeGreaterThan(1)
  return [...effects].filter(([name, all]) => all.size > 1 && !SAME_EFFECT.includes(name)).map(([name]) => name)
}

/** Loads the separate scripts first, so that no test waits for them. */
beforeAll(async () => {
  await Promise.all([
    import('../../../src/classroom/screens/teacher/demonstration/MadeUpClass'),
    import('../../../src/classroom/screens/teacher/list/MyClasses'),
    import('../../../src/classroom/screens/teacher/card/CardPage'),
    import('../../../src/classroom/screens/teacher/relays/CardRelays'),
    import('../../../src/classroom/screens/teacher/collect/CollectPage'),
    import('../../../src/classroom/screens/teacher/grid/GridPage'),
    import('../../../src/classroom/screens/teacher/keep/KeepPage'),
    import('../../../src/classroom/screens/teacher/learner/LearnerPage'),
    import('../../../src/classroom/screens/teacher/plan/PlanPage'),
    import('../../../src/classroom/screens/teacher/today/TodayPage'),
  ])
})

const PERIOD_3 = { className: 'Period 3', teacherName: 'Ms. Hale', password: 'four good words' }
const EARLIER_CARD = new Uint8Array(16).fill(3)

describe('no two things to press have one name, for a teacher,', () => {
  let book: MemoryBook
  let taught: MemoryTaughtClasses
  beforeEach(() => {
    taught = new MemoryTaughtClasses()
    book = taught.add(PERIOD_3)
  })

  const shows = async (page: ClassPage, of: string | null = null) => {
    const none = (): void => undefined
    const relays = new FakeRelays()
    relays.relay.fault = 'offline'
    const screens = <ClassBookPages book={book} isMadeUp={false} page={page} of={of} onLock={none} onClosed={none} />
    return await renderScreen(screens, { classes: { ...noClasses, relays: async () => relays } })
  }

  /** Adds a report of a device. A learner from before has a report for the earlier card. */
  const isIn = (device: string, name: string, member = device, classId = book.card.classId): void => {
    const arrival = arrivalOf({ sender: senderHash(device), says: memberId(member), sequence: 1, lessons: [], name })
    const bytes = new Uint8Array(52)
    bytes.set(classId, 4)
    bytes.set(arrival.bytes, 20)
    const taken = withArrival(book.getSnapshot().book, { ...arrival, bytes })
    book.set({ book: withDecision(taken, senderHash(device), memberId(member), true) })
  }

  it.each(classPages)('in the sample class on page %s', async (page) => {
    await renderScreen(<ClassScreen open={() => Promise.reject(new Error('Nothing is stored'))} />, {
      path: classPath(MADE_UP_KEY, page, page === 'learner' ? '1'.padStart(32, '0') : undefined),
    })
    await screen.findAllByText(classBookWords.madeUp[0])
    expect(sharedNames()).toEqual([])
  })

  it('where two new devices claim one name', async () => {
    for (const device of ['phone', 'tablet', 'laptop']) {
      const name = device === 'laptop' ? 'Ben' : 'Ada'
      await book.collect(handIn({ name, device }), 'light')
    }
    await shows('collect')
    await screen.findByText(classCollectWords.claim['new-member']('Ben'))
    expect(screen.getAllByText(classCollectWords.yes('Ada'))).toHaveLength(2)
    expect(sharedNames()).toEqual([])
  })

  it('where two learners may be the ones from before the new card', async () => {
    book.set({ book: EMPTY_BOOK })
    for (const name of ['Ada', 'Ben']) {
      isIn(`old ${name}`, name, `old ${name}`, EARLIER_CARD)
      isIn(`new ${name}`, name)
    }
    isIn('other Ada', 'Ada')
    await shows('collect')
    await screen.findByText(classBeforeWords.is('Ben'))
    expect(screen.getAllByText(classBeforeWords.is('Ada'))).toHaveLength(2)
    expect(sharedNames()).toEqual([])
  })

  it('where a learner has two devices', async () => {
    book.set({ book: EMPTY_BOOK })
    isIn('phone', 'Ada', 'Ada')
    isIn('tablet', 'Ada', 'Ada')
    await shows('learner', memberId('Ada'))
    await screen.findByRole('heading', { level: 1, name: 'Ada' })
    expect(sharedNames()).toEqual([])
  })

  it('where two learners of one name left', async () => {
    for (const device of ['phone', 'tablet']) {
      isIn(device, 'Ada')
      await book.collect(handIn({ name: 'Ada', device, sequence: 2, hasLeft: true }), 'light')
    }
    await shows('keep')
    await screen.findByText(classBookWords.keep.leftTitle)
    expect(sharedNames()).toEqual([])
  })

  it('on the card of a class whose relay can’t be told', async () => {
    await book.setRelays([{ name: 'couchdb', address: ROOM, user: 'u', password: 'p' }])
    const page = await shows('card')
    const drop = await screen.findByRole('button', { name: new RegExp(`^${classRelayWords.drop}`, 'u') })
    expect(sharedNames()).toEqual([])
    await page.user.click(drop)
    await screen.findByText(classRelayWords.remains.drop)
    expect(sharedNames()).toEqual([])
  })

  it('in a list with an open class and two that were replaced', async () => {
    const [one] = await taught.list()
    if (one === undefined) throw new Error('No class is listed')
    const replaced = ['a', 'b'].map((key) => ({ ...one, key, replacedBy: one.key }))
    vi.spyOn(taught, 'list').mockResolvedValue([one, ...replaced])
    await renderScreen(<ClassScreen open={async () => taught} />, { path: classPath() })
    expect(await screen.findAllByText(classBookWords.dropReplaced)).toHaveLength(2)
    await screen.findByText(openingClassWords.lost.title)
    expect(sharedNames()).toEqual([])
  })
})

describe('no two things to press have one name, for a learner,', () => {
  it('before joining', async () => {
    await show()
    await screen.findByLabelText(joinClassWords.linkLabel)
    expect(sharedNames()).toEqual([])
  })

  it('with a class card', async () => {
    await show({ card: cardOf(await linkOf(await openedClass())) })
    await screen.findByRole('button', { name: new RegExp(`^${joinClassWords.seeReport}`, 'u') })
    expect(sharedNames()).toEqual([])
  })

  it('in a class with two newer cards', async () => {
    await inClass(async (store) => {
      for (const hour of ['10', '11']) {
        const clock = new TurnableClock(`2026-11-20T${hour}:00:00`)
        await classesOf(store, clock).join((await openedClass()).card, 'Ada')
      }
    })
    expect(await screen.findAllByText(otherCardWords.toNewer)).toHaveLength(2)
    expect(sharedNames()).toEqual([])
  })

  it('on a shared tablet with the report, all reports and both cameras', async () => {
    const someone = { email: '', color: 'foundations', picture: 'barn', kind: 'device', isProtected: false } as const
    const known = ['Ada', 'Ben'].map((name) => ({ ...someone, id: name as never, displayName: name }))
    const reports = known.map(({ id, displayName }, at): TabletReport => {
      const envelope = Uint8Array.from({ length: 900 }, (_, place) => (place * (at + 3)) % 256)
      const report = { envelope, text: '{}', sequence: at + 1, isLeaving: false, handedIn: undefined }
      return { kind: 'made', learner: id, name: displayName, ...report }
    })
    const tablet = {
      reports: async () => reports,
      everyone: async () => undefined,
      others: async () => ['Noor', 'Omar'].map((name) => ({ learner: name as never, name, isNamed: false })),
      tellOf: async () => undefined,
      answer: async () => 'wrong' as const,
      tick: async () => undefined,
      take: async () => [],
    }
    const { user, advance } = await inClass(undefined, {
      accounts: new MemoryAccounts(known),
      tablet: async () => tablet,
    })
    const presses = async (name: string) => {
      const [button] = await screen.findAllByRole('button', { name: new RegExp(`^${name}`, 'u') })
      if (button === undefined) throw new Error(`Nothing is named ${name}`)
      await advance(600)
      await act(async () => user.click(button))
    }
    await presses(joinClassWords.everyoneNow)
    await presses(joinClassWords.showCodes)
    await vi.waitFor(() => expect(screen.getAllByText(lightWords.slower)).toHaveLength(2))
    expect(sharedNames()).toEqual([])
    await presses(lightWords.answer.read)
    await presses(lightWords.plan.read)
    await presses(lightWords.receipts.read)
    await vi.waitFor(() => expect(screen.getAllByText(lightWords.closeCamera)).toHaveLength(3))
    expect(sharedNames()).toEqual([])
  })
})
