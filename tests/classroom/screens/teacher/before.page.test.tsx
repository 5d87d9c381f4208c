import { classBeforeWords as words } from '#words/classBefore'
import { screen, waitFor } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { EMPTY_BOOK, withArrival, withDecision } from '../../../../src/classroom/protocol/book/classBook'
import { membersOf } from '../../../../src/classroom/protocol/book/members'
import { ClassBookPages } from '../../../../src/classroom/screens/teacher/ClassBookPages'
import type { ClassPage } from '../../../../src/words/places'
import { arrivalOf, memberId, senderHash } from '../../protocol/bookSamples'
import { type MemoryBook, MemoryTaughtClasses } from '../../../fakes/MemoryTaughtClasses'
import { type RenderedScreen, renderScreen } from '../../../screens/renderScreen'

const OLD_CLASS = new Uint8Array(16).fill(3)
let book: MemoryBook

/** Adds a learner who was let in, with a report sealed for that class. */
function isIn(id: string, name: string, classId: Uint8Array, lessons: readonly string[]): void {
  const arrival = arrivalOf({ sender: senderHash(id), says: memberId(id), sequence: 1, lessons, name })
  const bytes = new Uint8Array(52)
  bytes.set(classId, 4)
  bytes.set(arrival.bytes, 20)
  const taken = withArrival(book.getSnapshot().book, { ...arrival, bytes })
  book.set({ book: withDecision(taken, senderHash(id), memberId(id), true) })
}

/** Loads the separate script of each page first, so that no test waits for it. */
beforeAll(async () => {
  await Promise.all([
    import('../../../../src/classroom/screens/teacher/collect/CollectPage'),
    import('../../../../src/classroom/screens/teacher/learner/LearnerPage'),
  ])
})

beforeEach(() => {
  book = new MemoryTaughtClasses().add({ className: 'Period 3', teacherName: 'Ms. Hale', password: 'four good words' })
  book.set({ book: EMPTY_BOOK })
  isIn('oldAda', 'Ada', OLD_CLASS, ['foundations_1', 'foundations_2'])
  isIn('oldBen', 'Benjamin', OLD_CLASS, ['foundations_1'])
  isIn('newAda', 'Ada', book.card.classId, [])
  isIn('newBen', 'Ben', book.card.classId, [])
})

const shows = (page: ClassPage, of: string | null = null): Promise<RenderedScreen> =>
  renderScreen(
    <ClassBookPages
      book={book}
      isMadeUp={false}
      page={page}
      of={of}
      onLock={vi.fn<() => void>()}
      onClosed={vi.fn<() => void>()}
    />,
  )

async function presses(page: RenderedScreen, name: string): Promise<void> {
  const button = await screen.findByRole('button', { name: new RegExp(`^${name}`, 'u') })
  await page.advance(600)
  await page.user.click(button)
}

const known = () =>
  membersOf(book.getSnapshot().book).map(({ name, before }) => [name, ...before.map((one) => one.name)])

describe('a learner under a new card', () => {
  it('is matched by name, and becomes one learner after a tap', async () => {
    const page = await shows('collect')
    await screen.findByText(words.is('Ada'))
    expect(screen.queryByText(words.is('Ben'))).toBeNull()
    book.fails = 'quota'
    await presses(page, words.yes('Ada'))
    await screen.findByText(/out of space/u)
    book.fails = undefined
    await presses(page, words.yes('Ada'))
    await waitFor(() => expect(screen.queryByText(words.is('Ada'))).toBeNull())
    expect(known()).toEqual([['Ada', 'Ada'], ['Ben'], ['Benjamin']])
  })

  it('can be someone else with the same name, and is settled then', async () => {
    const page = await shows('collect')
    await presses(page, words.no('Ada'))
    await waitFor(() => expect(screen.queryByText(words.is('Ada'))).toBeNull())
    expect(known()).toEqual([['Ada'], ['Ada'], ['Ben'], ['Benjamin']])
  })

  it('is chosen between namesakes by the number of completed lessons', async () => {
    isIn('otherAda', 'ada', OLD_CLASS, ['foundations_1'])
    const page = await shows('collect')
    await screen.findByRole('button', { name: new RegExp(`^${words.yesOf('ada', 1)}`, 'u') })
    await presses(page, words.yesOf('Ada', 2))
    await waitFor(() => expect(known()).toContainEqual(['Ada', 'Ada']))
  })

  it('with another name is chosen on their page, and can be undone', async () => {
    const page = await shows('learner', memberId('newBen'))
    await presses(page, words.same)
    await screen.findByText(words.noneChosen)
    await page.user.selectOptions(await screen.findByLabelText(words.who), 'Benjamin')
    await presses(page, words.same)
    await screen.findByText(new RegExp(words.completed(1, 0), 'u'))
    await screen.findByText(words.read)
    expect(known()).toEqual([['Ada'], ['Ada'], ['Ben', 'Benjamin']])
    await presses(page, words.undo)
    await screen.findByLabelText(words.who)
    expect(known()).toEqual([['Ada'], ['Ada'], ['Ben'], ['Benjamin']])
  })

  it('has no earlier self in a class with one card only', async () => {
    book.set({ book: EMPTY_BOOK })
    isIn('newAda', 'Ada', book.card.classId, [])
    await shows('learner', memberId('newAda'))
    await screen.findByRole('heading', { level: 1, name: /Ada/u })
    expect(screen.queryByText(words.title)).toBeNull()
  })
})
