import { classBookWords as words } from '#words/classBook'
import { classCardWords as cardWords } from '#words/classCard'
import { classCollectWords as collectWords } from '#words/classCollect'
import { classDeletedWords as deletedWords } from '#words/classDeleted'
import { classGridWords as gridWords } from '#words/classGrid'
import { classPlanWords as planWords } from '#words/classPlan'
import { classRejectedWords as rejectedWords } from '#words/classRejected'
import { classWaitingWords as waitingWords } from '#words/classWaiting'
import { isThereWords } from '#words/isThere'
import { weakPasswordWords } from '#words/weakPassword'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { BookFailure } from '../../../../src/classroom/ports/TaughtClasses'
import { membersOf } from '../../../../src/classroom/protocol/book/members'
import { ClassBookPages } from '../../../../src/classroom/screens/teacher/ClassBookPages'
import * as givers from '../../../../src/platform/window/giveFile'
import type { ClassPage } from '../../../../src/words/places'
import { siteAddress } from '../../../../src/words/siteAddress'
import { instantOf } from '../../../../src/core/progress/calendar'
import { memberId, senderHash } from '../../protocol/bookSamples'
import { handIn, type HandIn, type MemoryBook, MemoryTaughtClasses } from '../../../fakes/MemoryTaughtClasses'
import { type RenderedScreen, renderScreen } from '../../../screens/renderScreen'

const ADA: HandIn = { name: 'Ada', lessons: ['foundations_1', 'foundations_2'] }

/** Loads the separate script of each page first, so that no test waits for it. */
beforeAll(async () => {
  await Promise.all([
    import('../../../../src/classroom/screens/teacher/card/CardPage'),
    import('../../../../src/classroom/screens/teacher/collect/CollectPage'),
    import('../../../../src/classroom/screens/teacher/grid/GridPage'),
    import('../../../../src/classroom/screens/teacher/keep/KeepPage'),
    import('../../../../src/classroom/screens/teacher/learner/LearnerPage'),
    import('../../../../src/classroom/screens/teacher/plan/PlanPage'),
    import('../../../../src/classroom/screens/teacher/today/TodayPage'),
  ])
})

let book: MemoryBook
beforeEach(() => {
  book = new MemoryTaughtClasses().add({ className: 'Period 3', teacherName: 'Ms. Hale', password: 'four good words' })
})
afterEach(() => {
  vi.restoreAllMocks()
})

interface Pressed {
  readonly onLock: () => void
  readonly onClosed: () => void
}

async function shows(page: ClassPage, of: string | null = null): Promise<RenderedScreen & Pressed> {
  const pressed = { onLock: vi.fn<() => void>(), onClosed: vi.fn<() => void>() }
  const shown = await renderScreen(<ClassBookPages book={book} isMadeUp={false} page={page} of={of} {...pressed} />)
  return { ...shown, ...pressed }
}

/** Adds a learner whom the teacher has let in. */
async function isIn(said: HandIn): Promise<void> {
  await book.collect(handIn(said), 'light')
  await book.decide([{ sender: senderHash(said.device ?? said.name), member: memberId(said.name), isLetIn: true }])
}

async function presses(page: RenderedScreen, name: string): Promise<void> {
  const button = await screen.findByRole('button', { name: new RegExp(`^${name}`) })
  await page.advance(600)
  await page.user.click(button)
}

describe('collecting files', () => {
  const picks = async (files: readonly File[]) => {
    const picker = await screen.findByLabelText(collectWords.filesLabel)
    await act(async () => void fireEvent.change(picker, { target: { files } }))
  }
  const fileOf = (said: HandIn) => new File([handIn(said)], `${said.name}.ledger-report.txt`)

  it('takes several files, shows each answer, and lets in a new learner', async () => {
    const page = await shows('collect')
    expect(screen.queryByText(collectWords.answerText)).toBeNull()
    await picks([fileOf(ADA), fileOf({ name: 'Ben', lessons: ['foundations_1'] })])
    await screen.findByText(collectWords.filesDone(2, 0))
    await screen.findByText(collectWords.stored('Ben'))
    const digits = screen.getAllByText(/^Digits for their device: \d{4} \d{4}$/)
    expect(new Set(digits.map(({ textContent }) => textContent)).size).toBe(2)
    await screen.findByText('of 0')
    const wait = () => screen.queryAllByText(new RegExp(collectWords.waitingNow)).length
    expect(wait()).toBe(2)
    await presses(page, collectWords.yes('Ada'))
    await screen.findByText('of 1')
    // The list of new reports no longer says that the learner waits.
    expect(wait()).toBe(1)
    expect(membersOf(book.getSnapshot().book).map(({ name }) => name)).toEqual(['Ada'])
    await presses(page, collectWords.no('Ben'))
    await waitFor(() => expect(screen.queryByText(collectWords.claimText)).toBeNull())
    expect(wait()).toBe(0)
    expect(membersOf(book.getSnapshot().book)).toHaveLength(1)
  })

  it('shows the digits of each report without a fold', async () => {
    await shows('collect')
    await picks(Array.from({ length: 7 }, (_, at) => fileOf({ name: `Learner ${at + 1}` })))
    await screen.findByText(collectWords.filesDone(7, 0))
    const digits = screen.getAllByText(/^Digits for their device/)
    expect(digits.map((one) => one.closest('details'))).toEqual(digits.map(() => null))
    // The rows are long on a phone, so a link leads to those that need a decision.
    const eye = screen.getByRole('link', { name: `${collectWords.eye}: 7` })
    expect(document.querySelector(eye.getAttribute('href') ?? '')?.textContent).toBe(collectWords.eye)
  })

  it('shows no answer for a report that could not be stored', async () => {
    await shows('collect')
    book.fails = 'quota'
    await picks([fileOf(ADA)])
    await screen.findAllByText(collectWords.notTaken.quota)
    expect(screen.queryByText(collectWords.answerText)).toBeNull()
    expect(screen.queryByText(/^Digits for/)).toBeNull()
    expect(screen.queryByText(collectWords.stored('Ada'))).toBeNull()
    book.fails = undefined
    await picks([fileOf(ADA)])
    await screen.findByText(collectWords.stored('Ada'))
  })

  it('shows an error when the class was locked meanwhile', async () => {
    await shows('collect')
    await screen.findByLabelText(collectWords.filesLabel)
    await act(async () => book.lock())
    await picks([fileOf(ADA)])
    await screen.findAllByText(collectWords.notTaken.locked)
  })

  it('does not let in a learner who could not be saved', async () => {
    await book.collect(handIn(ADA), 'light')
    const page = await shows('collect')
    await screen.findByText(collectWords.claimText)
    book.fails = 'connection'
    await presses(page, collectWords.yes('Ada'))
    await screen.findByText(words.notSaved('connection'))
    expect(screen.getByText(collectWords.claimText)).toBeDefined()
  })

  it.each(Object.entries(collectWords.reason))(
    'explains a report rejected as %s, with the next step',
    async (reason, text) => {
      await book.collect(handIn({ name: 'Eli', refused: reason as keyof typeof collectWords.reason }), 'file')
      await shows('collect')
      await screen.findByText(text)
      expect(screen.getByText(collectWords.refusedTitle('Eli'))).toBeDefined()
    },
  )
})

describe('a class without learners and with a backup', () => {
  it.each(['today', 'grid', 'plan', 'collect', 'card'] as const)(
    'leads from %s to settings and all classes',
    async (page) => {
      book.set({ backedUpAt: instantOf(new Date()), hasChanged: false })
      await shows(page)
      await screen.findByRole('link', { name: words.keep.title })
      screen.getByRole('link', { name: words.back })
    },
  )
})

describe('the page of a learner', () => {
  it('saves a note once, and shows an error when the disk fails', async () => {
    await isIn(ADA)
    const page = await shows('learner', memberId('Ada'))
    const note = await screen.findByLabelText(gridWords.one.note)
    await page.user.type(note, 'Ask about rent.')
    await page.user.dblClick(screen.getByRole('button', { name: new RegExp(`^${gridWords.one.saveNote}`) }))
    await screen.findByText(gridWords.one.noteSaved)
    expect(book.getSnapshot().notes).toEqual({ [memberId('Ada')]: 'Ask about rent.' })
    book.fails = 'quota'
    await page.user.click(screen.getByRole('button', { name: new RegExp(`^${gridWords.one.saveNote}`) }))
    await screen.findByText(words.notSaved('quota'))
  })

  it('no longer counts after their device is removed', async () => {
    await isIn(ADA)
    const page = await shows('learner', memberId('Ada'))
    await presses(page, gridWords.one.notThem(1))
    await screen.findByText(rejectedWords.gone)
    expect(membersOf(book.getSnapshot().book)).toEqual([])
    // The page from which the last device was removed offers the way back.
    await presses(page, waitingWords.undo)
    await screen.findByRole('heading', { name: 'Ada' })
    await presses(page, gridWords.one.notThem(1))
    await presses(page, rejectedWords.approve('Ada'))
    await screen.findByRole('heading', { name: 'Ada' })
    expect(membersOf(book.getSnapshot().book)).toHaveLength(1)
  })

  it('is deleted after a question, with the class’s word about copies', async () => {
    await isIn(ADA)
    const page = await shows('learner', memberId('Ada'))
    await page.user.click(await screen.findByRole('button', { name: deletedWords.action }))
    await screen.findByText(deletedWords.askElsewhere)
    expect(membersOf(book.getSnapshot().book)).toHaveLength(1)
    await presses(page, deletedWords.now)
    await screen.findByText(deletedWords.deletedText)
    expect(Object.values(book.getSnapshot().book.reports)).toEqual([])
  })

  it('says so when the learner does not count or never existed', async () => {
    await shows('learner', 'nobody')
    await screen.findByText(gridWords.one.goneText)
  })
})

describe('the plan', () => {
  it('is signed once with the choices, and shows the class’s progress', async () => {
    await isIn(ADA)
    const page = await shows('plan')
    const setPlan = vi.spyOn(book, 'setPlan')
    await page.user.selectOptions(await screen.findByLabelText(planWords.partLabel(1)), 'lesson foundations_1')
    await page.user.selectOptions(screen.getByLabelText(planWords.partLabel(2)), 'quiz foundations')
    await page.user.type(screen.getByLabelText(planWords.message), 'Before Friday.')
    await page.user.dblClick(screen.getByRole('button', { name: new RegExp(`^${planWords.send}`) }))
    await screen.findByText(planWords.saved)
    // The buttons that share it are at the current plan, far above.
    await presses(page, planWords.now)
    expect(document.activeElement?.textContent).toBe(planWords.now)
    expect(document.activeElement?.tagName).toBe('H2')
    expect(setPlan).toHaveBeenCalledTimes(1)
    const parts = [
      { kind: 'lesson', id: 'foundations_1' },
      { kind: 'quiz', id: 'foundations' },
    ]
    expect(book.getSnapshot().plan?.plan).toMatchObject({ parts, until: '2026-11-27', message: 'Before Friday.' })
    const table = screen.getByRole('table', { name: planWords.table })
    const cells = within(table).getAllByRole('cell')
    expect(cells.map(({ textContent }) => textContent)).toEqual([planWords.doneBy(1, 1), planWords.doneBy(0, 1)])
  })

  it('says that the class can do a locked quiz anyway', async () => {
    const page = await shows('plan')
    await page.user.selectOptions(await screen.findByLabelText(planWords.partLabel(1)), 'lesson foundations_1')
    expect(screen.queryByText(/locked for new learners/)).toBeNull()
    await page.user.selectOptions(screen.getByLabelText(planWords.partLabel(2)), 'quiz taxes')
    expect(screen.getByText(planWords.locked(['Taxes']))).toBeTruthy()
    await page.user.selectOptions(screen.getByLabelText(planWords.partLabel(2)), '')
    expect(screen.queryByText(/locked for new learners/)).toBeNull()
  })

  it('needs a lesson or a message, and a current or future day', async () => {
    const page = await shows('plan')
    await presses(page, planWords.send)
    await screen.findByText(planWords.empty)
    await page.user.type(screen.getByLabelText(planWords.message), 'Hello')
    fireEvent.change(screen.getByLabelText(planWords.untilLabel), { target: { value: '2026-11-19' } })
    await presses(page, planWords.send)
    await screen.findByText(planWords.noDay)
    expect(book.getSnapshot().plan).toBeUndefined()
  })
})

describe('keeping the class safe', () => {
  const asks = () => screen.findByText(words.keep.never)

  it('confirms a backup only after the teacher has the file', async () => {
    const give = vi.spyOn(givers, 'giveFile').mockResolvedValueOnce('cancelled').mockResolvedValue('downloading')
    const page = await shows('keep')
    await asks()
    await presses(page, words.keep.make)
    await screen.findByText(words.keep.given.cancelled)
    await asks()
    await presses(page, words.keep.make)
    await screen.findByText(words.keep.given.downloading)
    expect(give.mock.lastCall?.[0]).toBe('Class Period 3.class-backup.txt')
    // The browser was asked to save it. Only the teacher can tell that it is there.
    await asks()
    book.fails = 'quota'
    await presses(page, isThereWords.yes)
    await screen.findByText(words.keep.notNoted('quota'))
    await asks()
    book.fails = undefined
    await presses(page, isThereWords.yes)
    await screen.findByText(/^Backed up through [^.]+\.$/)
    await act(async () => isIn(ADA))
    await screen.findByText(/Newer changes aren’t backed up/)
  })

  it.each(['quota', 'locked', 'gone'] as const)(
    'gives the reason when no backup was made: %s',
    async (reason: BookFailure) => {
      const page = await shows('keep')
      await asks()
      book.fails = reason
      await presses(page, words.keep.make)
      await screen.findByText(words.keep.notMade[reason])
      await asks()
    },
  )

  it('deletes the class after a typed confirmation, unless the disk fails', async () => {
    const page = await shows('keep')
    const field = await screen.findByLabelText(words.keep.closeType)
    await presses(page, words.keep.close)
    await screen.findByText(words.keep.closeNotTyped)
    book.fails = 'quota'
    await page.user.type(field, 'Yes')
    await presses(page, words.keep.close)
    await screen.findByText(words.keep.notClosed('quota'))
    expect(page.onClosed).not.toHaveBeenCalled()
    book.fails = undefined
    await presses(page, words.keep.close)
    await waitFor(() => expect(page.onClosed).toHaveBeenCalledTimes(1))
  })

  it('changes the password, warns about old backups, and empties both fields', async () => {
    const page = await shows('keep')
    const now = await screen.findByLabelText<HTMLInputElement>(words.keep.passwordNow)
    const next = screen.getByLabelText<HTMLInputElement>(words.keep.passwordNext)
    await page.user.type(now, 'not the password')
    await page.user.type(next, 'three grey mittens')
    await presses(page, words.keep.passwordChange)
    await screen.findByText(words.unlock.refused['wrong-password'])
    expect(document.activeElement).toBe(now)
    await page.user.clear(now)
    await page.user.type(now, 'four good words')
    await presses(page, words.keep.passwordChange)
    await screen.findByText(words.keep.passwordChanged)
    expect([now.value, next.value, book.password]).toEqual(['', '', 'three grey mittens'])
  })

  it.each([
    ['four good words', weakPasswordWords['same-password']],
    ['asdfghjkl;', weakPasswordWords['in-a-row']],
  ])('keeps the password when the new one is %s', async (typed, sentence) => {
    const page = await shows('keep')
    await page.user.type(await screen.findByLabelText(words.keep.passwordNow), 'four good words')
    await page.user.type(screen.getByLabelText(words.keep.passwordNext), typed)
    await presses(page, words.keep.passwordChange)
    await screen.findByText(sentence)
    expect(document.activeElement).toBe(screen.getByLabelText(words.keep.passwordNext))
    expect(book.password).toBe('four good words')
  })

  it('locks at once by the button', async () => {
    const page = await shows('keep')
    await presses(page, words.keep.lock)
    expect(page.onLock).toHaveBeenCalledTimes(1)
  })

  it('deletes the reports of a learner who left', async () => {
    await isIn(ADA)
    await book.collect(handIn({ name: 'Ada', hasLeft: true, sequence: 2 }), 'file')
    const page = await shows('keep')
    await presses(page, words.keep.erase('Ada'))
    await waitFor(() => expect(screen.queryByText(words.keep.leftTitle)).toBeNull())
    expect(book.getSnapshot().book.reports).toEqual({})
  })

  it('reminds on every other page until a backup has everything', async () => {
    await shows('plan')
    await screen.findByText(words.keep.remind)
    await act(async () => void (await book.backupGiven()))
    await waitFor(() => expect(screen.queryByText(words.keep.remind)).toBeNull())
  })
})

describe('the class card on paper', () => {
  it('has an address to type, without the class’s secret', async () => {
    await shows('card')
    const address = await screen.findByText(siteAddress(window.location.origin))
    const paper = address.closest('article')
    expect(paper?.textContent).toContain(cardWords.orTypeAddress)
    const link = await screen.findByLabelText<HTMLInputElement>(cardWords.link)
    const [, secret = ''] = link.value.split('#')
    expect(secret.length).toBeGreaterThan(40)
    expect(paper?.textContent).not.toContain(secret.slice(0, 20))
    expect(address.textContent).not.toContain('#')
  })
})

describe('a class without learners', () => {
  it.each(['today', 'grid'] as const)('leads from %s to devices that the teacher rejected', async (page) => {
    await book.collect(handIn(ADA), 'light')
    await book.decide([{ sender: senderHash('Ada'), member: memberId('Ada'), isLetIn: false }])
    await shows(page)
    const link = await screen.findByRole('link', { name: rejectedWords.title(1) })
    expect(link.getAttribute('href')).toMatch(/page=collect/)
  })

  it('links to the card, and then to the devices that wait', async () => {
    await shows('today')
    const link = await screen.findByRole('link', { name: words.toCard })
    expect(link.getAttribute('href')).toContain('page=card')
    await act(async () => void (await book.collect(handIn(ADA), 'light')))
    expect((await screen.findByRole('link', { name: /approve: 1/ })).getAttribute('href')).toContain('page=collect')
  })
})
