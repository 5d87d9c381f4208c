import { classCollectWords as collectWords } from '#words/classCollect'
import { classRejectedWords as rejectedWords } from '#words/classRejected'
import { classWaitingWords as words } from '#words/classWaiting'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { membersOf, waitingSenders } from '../../../../src/classroom/protocol/book/members'
import { ClassBookPages } from '../../../../src/classroom/screens/teacher/ClassBookPages'
import { memberId, senderHash } from '../../protocol/bookSamples'
import { handIn, type MemoryBook, MemoryTaughtClasses } from '../../../fakes/MemoryTaughtClasses'
import { type RenderedScreen, renderScreen } from '../../../screens/renderScreen'

beforeAll(async () => {
  await Promise.all([
    import('../../../../src/classroom/screens/teacher/collect/CollectPage'),
    import('../../../../src/classroom/screens/teacher/collect/ExpectedLearners'),
    import('../../../../src/classroom/screens/teacher/collect/WaitingAll'),
  ])
})

let book: MemoryBook
beforeEach(() => {
  book = new MemoryTaughtClasses().add({ className: 'Period 3', teacherName: 'Ms. Hale', password: 'four good words' })
})

const shows = async (): Promise<RenderedScreen> =>
  await renderScreen(
    <ClassBookPages
      book={book}
      isMadeUp={false}
      page="collect"
      of={null}
      onLock={() => undefined}
      onClosed={() => undefined}
    />,
  )

const handsInReports = async (count: number): Promise<void> => {
  const reports = Array.from({ length: count }, (_, at) => handIn({ name: `Learner ${at + 1}` }))
  await book.collectAll(reports, 'file')
}

async function presses(page: RenderedScreen, name: string): Promise<void> {
  const button = await screen.findByRole('button', { name: new RegExp(`^${name}`) })
  await page.advance(600)
  await page.user.click(button)
}

const waiting = () => waitingSenders(book.getSnapshot().book).length
const members = () => membersOf(book.getSnapshot().book).length

describe('several new devices', () => {
  it('are rejected with one answer, which can be undone, or let in', async () => {
    await handsInReports(23)
    const page = await shows()
    await screen.findByText(words.waiting(23))
    // Only the first 20 devices get a row. The page says how many have none.
    expect(screen.getAllByText(collectWords.claimText)).toHaveLength(20)
    screen.getByText(words.more(3))
    await presses(page, words.refuseAll(23))
    await screen.findByText(words.refused(23))
    expect([waiting(), members()]).toEqual([0, 0])
    await presses(page, words.undo)
    await screen.findByText(words.undone)
    expect(waiting()).toBe(23)
    await presses(page, words.letAllIn(23))
    await screen.findByText(words.letIn(23))
    expect([waiting(), members()]).toEqual([0, 23])
  })

  it('wait again when the teacher finds later that all were rejected', async () => {
    const first = await shows()
    await act(() => handsInReports(3))
    await presses(first, words.refuseAll(3))
    await screen.findByText(words.refused(3))
    first.unmount()
    const page = await shows()
    await screen.findByText(rejectedWords.title(3))
    expect(screen.queryByRole('button', { name: words.undo })).toBeNull()
    await presses(page, rejectedWords.askAgain(3))
    await screen.findByText(rejectedWords.askedAgain(3))
    expect([waiting(), members()]).toEqual([3, 0])
    expect(screen.queryByText(rejectedWords.title(3))).toBeNull()
    await presses(page, words.letAllIn(3))
    await screen.findByText(words.letIn(3))
  })

  it('include a namesake, which is named and never let in with all', async () => {
    await book.collect(handIn({ name: 'Dakota R.' }), 'light')
    await book.decide([{ sender: senderHash('Dakota R.'), member: memberId('Dakota R.'), isLetIn: true }])
    await handsInReports(3)
    await book.collect(handIn({ name: 'dаkota R' }), 'file')
    const page = await shows()
    await screen.findByText(collectWords.namesake('Dakota R.'))
    await presses(page, words.letAllIn(3))
    await screen.findByText(words.letIn(3))
    expect([waiting(), members()]).toEqual([1, 4])
  })

  it('are compared with the number of learners that the teacher expects', async () => {
    await handsInReports(5)
    const page = await shows()
    await screen.findByText(words.text)
    await page.user.click(screen.getByText(words.expectedNone))
    const field = screen.getByLabelText(words.expected)
    await page.user.type(field, 'many')
    await page.user.click(screen.getByRole('button', { name: new RegExp(`^${words.expectedSave}`) }))
    await screen.findByText(words.expectedError(300))
    await page.user.clear(field)
    await page.user.type(field, '3')
    await page.user.click(screen.getByRole('button', { name: new RegExp(`^${words.expectedSave}`) }))
    await screen.findByText(words.tooMany(2, 3))
    expect(book.getSnapshot().expects).toBe(3)
    screen.getByText(words.expectedNow(3))
  })

  it('exclude a device that was already let in for someone else', async () => {
    await handsInReports(2)
    await book.collect(handIn({ name: 'Ben', device: 'shared' }), 'light')
    await book.decide([{ sender: senderHash('shared'), member: memberId('Ben'), isLetIn: true }])
    await book.collect(handIn({ name: 'Ada', device: 'shared', sequence: 2 }), 'light')
    const page = await shows()
    await screen.findByText(words.waiting(2))
    await presses(page, words.refuseAll(2))
    await screen.findByText(words.refused(2))
    expect(membersOf(book.getSnapshot().book).map(({ name }) => name)).toEqual(['Ben'])
    screen.getByText(collectWords.claim['other-member']('Ada'))
  })

  it('keep waiting when the answer could not be saved', async () => {
    await handsInReports(4)
    const page = await shows()
    await screen.findByText(words.waiting(4))
    book.fails = 'quota'
    await presses(page, words.refuseAll(4))
    await screen.findByText(/out of space/)
    expect(waiting()).toBe(4)
    expect(screen.queryByText(words.refused(4))).toBeNull()
  })
})

describe('a single new device', () => {
  it('is rejected, found again, and approved after all', async () => {
    const page = await shows()
    await act(async () => void (await book.collect(handIn({ name: 'Zoe' }), 'light')))
    await presses(page, collectWords.no('Zoe'))
    await screen.findByText(rejectedWords.refused('Zoe'))
    await presses(page, words.undo)
    await screen.findByText(collectWords.claimText)
    await presses(page, collectWords.no('Zoe'))
    await screen.findByText(rejectedWords.title(1))
    await presses(page, rejectedWords.approve('Zoe'))
    await screen.findByText(rejectedWords.approved('Zoe'))
    expect([waiting(), members()]).toEqual([0, 1])
    expect(screen.queryByText(rejectedWords.title(1))).toBeNull()
  })

  it('gets no digits after a rejection, and needs attention', async () => {
    const page = await shows()
    await book.collect(handIn({ name: 'Zoe' }), 'light')
    await act(() => book.decide([{ sender: senderHash('Zoe'), member: memberId('Zoe'), isLetIn: false }]))
    expect(screen.queryByText(rejectedWords.back('Zoe'))).toBeNull()
    await page.advance(5000)
    const picker = await screen.findByLabelText(collectWords.filesLabel)
    const files = [new File([handIn({ name: 'Zoe', sequence: 2 })], 'zoe.txt')]
    await act(async () => void fireEvent.change(picker, { target: { files } }))
    await screen.findByText(`${collectWords.filesDone(1, 0)} ${rejectedWords.ofFiles(1)}`)
    screen.getByText(rejectedWords.back('Zoe'))
    screen.getByText(rejectedWords.news)
    expect(screen.queryByText(collectWords.answerText)).toBeNull()
    expect(screen.queryByText(/^Digits for/)).toBeNull()
    await presses(page, rejectedWords.keepOut)
    await screen.findByText(rejectedWords.keptOut('Zoe'))
    expect(screen.queryByText(rejectedWords.back('Zoe'))).toBeNull()
  })
})

describe('a report that a rejected device hands in twice', () => {
  it('needs attention, and never looks like one that counts', async () => {
    const page = await shows()
    const picker = await screen.findByLabelText(collectWords.filesLabel)
    const picks = async () =>
      await act(async () => {
        const files = [new File([handIn({ name: 'Zoe' })], 'zoe.txt')]
        fireEvent.change(picker, { target: { files } })
      })
    await picks()
    await presses(page, collectWords.no('Zoe'))
    await screen.findByText(rejectedWords.title(1))
    await page.advance(5000)
    await picks()
    await screen.findByText(rejectedWords.back('Zoe'))
    const rows = within(screen.getByRole('region', { name: collectWords.came })).getAllByRole('listitem')
    const icons = rows.map((row) => row.querySelector('svg')?.innerHTML)
    await presses(page, rejectedWords.approve('Zoe'))
    await screen.findByText(rejectedWords.approved('Zoe'))
    const approved = within(screen.getByRole('region', { name: collectWords.came })).getAllByRole('listitem')
    for (const [at, row] of approved.entries()) expect(row.querySelector('svg')?.innerHTML).not.toBe(icons[at])
  })
})

describe('reports that could not be taken', () => {
  it('of one device with one fault are one row with a number', async () => {
    for (let tries = 0; tries < 25; tries += 1) await book.collect(handIn({ name: 'Eli', refused: 'forged' }), 'relay')
    await shows()
    await screen.findByText(words.times(25))
    expect(screen.getAllByText(collectWords.refusedTitle('Eli'))).toHaveLength(1)
  })

  it('are counted beyond the rows shown', async () => {
    await Promise.all(
      Array.from({ length: 25 }, (_, at) => book.collect(handIn({ name: `L${at}`, refused: 'forged' }), 'file')),
    )
    await shows()
    await screen.findByText(words.moreRefused(5))
  })

  it('include a file that the browser can’t read, without stopping the others', async () => {
    await shows()
    const picker = await screen.findByLabelText(collectWords.filesLabel)
    const gone = new File(['x'], 'gone.txt')
    const slice = { arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotFoundError')) }
    Object.assign(gone, { slice: () => slice })
    const files = [gone, new File([handIn({ name: 'Ada' })], 'ada.txt')]
    await act(async () => void fireEvent.change(picker, { target: { files } }))
    await screen.findByText(collectWords.filesDone(1, 1))
    await screen.findByText(collectWords.stored('Ada'))
    await waitFor(() => expect(screen.getAllByText(collectWords.notTaken['no-file'])).not.toHaveLength(0))
  })
})
