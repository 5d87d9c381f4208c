import { classBookWords as words } from '#words/classBook'
import { classCollectWords as collectWords } from '#words/classCollect'
import { classGridWords as gridWords } from '#words/classGrid'
import { classPlanWords as planWords } from '#words/classPlan'
import { classYearWords as year } from '#words/classYear'
import { openingClassWords as ways } from '#words/openingClass'
import { secondTeacherWords as second } from '#words/secondTeacher'
import { weakPasswordWords as weak } from '#words/weakPassword'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { ClassBookPages } from '../../../../src/classroom/screens/teacher/ClassBookPages'
import { ClassScreen } from '../../../../src/classroom/screens/teacher/ClassScreen'
import { classPath } from '../../../../src/words/links'
import type { ClassPage } from '../../../../src/words/places'
import { FakeRelays, ROOM } from '../../../fakes/fakeRelays'
import { handIn, type MemoryBook, MemoryTaughtClasses } from '../../../fakes/MemoryTaughtClasses'
import { noClasses } from '../../../fakes/noClasses'
import { day } from '../../../core/progress/samples'
import { type RenderedScreen, renderScreen } from '../../../screens/renderScreen'
import { memberId, senderHash } from '../../protocol/bookSamples'

beforeAll(async () => {
  await Promise.all([
    import('../../../../src/classroom/screens/teacher/card/CardPage'),
    import('../../../../src/classroom/screens/teacher/collect/CollectPage'),
    import('../../../../src/classroom/screens/teacher/keep/KeepPage'),
    import('../../../../src/classroom/screens/teacher/keep/NewYear'),
    import('../../../../src/classroom/screens/teacher/keep/useArchiving'),
    import('../../../../src/classroom/screens/teacher/learner/LearnerPage'),
    import('../../../../src/classroom/screens/teacher/list/MyClasses'),
    import('../../../../src/classroom/screens/teacher/list/NewClassForm'),
    import('../../../../src/classroom/screens/teacher/plan/PlanPage'),
    import('../../../../src/classroom/screens/teacher/today/TodayPage'),
    import('../../../../src/classroom/services/openBookRelays'),
  ])
})

const PASSWORD = 'four good words here'
const PERIOD_3 = { className: 'Period 3', teacherName: 'Ms. Hale', password: PASSWORD }
const NAMED = { name: 'couchdb', address: ROOM, user: 'u', password: 'p' } as const

let taught: MemoryTaughtClasses
let book: MemoryBook
let relays: FakeRelays
beforeEach(async () => {
  taught = new MemoryTaughtClasses()
  book = taught.add(PERIOD_3)
  relays = new FakeRelays()
  await book.collect(handIn({ name: 'Ada', lessons: ['foundations_1'] }), 'light')
  await book.decide([{ sender: senderHash('Ada'), member: memberId('Ada'), isLetIn: true }])
  await book.setNote(memberId('Ada'), 'Sits in front.')
  await book.setPlan({ parts: [], until: day('2026-11-27'), message: 'Read on.' })
})

async function shows(page: ClassPage, of: string | null = null): Promise<RenderedScreen> {
  const none = (): void => undefined
  return await renderScreen(
    <ClassBookPages book={book} isMadeUp={false} page={page} of={of} onLock={none} onClosed={none} />,
    { classes: { ...noClasses, relays: async () => relays } },
  )
}

async function presses(page: RenderedScreen, name: string): Promise<void> {
  const button = await screen.findByRole('button', { name: new RegExp(`^${name}`) })
  await page.advance(600)
  await page.user.click(button)
}

describe('archiving a class', () => {
  it('is undone by reopening it, and asks nothing before', async () => {
    const page = await shows('keep')
    await screen.findByText(year.archiveText)
    await presses(page, year.archive)
    await screen.findByText(year.archived)
    await screen.findByRole('heading', { name: year.reopenTitle })
    expect(book.getSnapshot().archivedAt).toBeDefined()
    await presses(page, year.reopen)
    await screen.findByText(year.reopened)
    expect(book.getSnapshot().archivedAt).toBeUndefined()
  })

  it('says why when the disk failed, and the class stays open', async () => {
    const page = await shows('keep')
    await screen.findByText(year.archiveText)
    book.fails = 'quota'
    await presses(page, year.archive)
    await screen.findByText(year.notDone('quota'))
    screen.getByRole('heading', { name: year.archiveTitle })
  })

  it('collects from the relay first, and then closes the class there', async () => {
    await book.setRelays([NAMED])
    const page = await shows('keep')
    await screen.findByText(year.archiveText)
    await presses(page, year.archive)
    await screen.findByText(`${year.archived} ${year.relayClosed}`)
    expect(relays.there.isOpen).toBe(false)
    // Nothing opens the class on the relay again until the teacher reopens it.
    await page.advance(120_000)
    expect(relays.there.isOpen).toBe(false)
    await presses(page, year.reopen)
    await waitFor(() => expect(relays.there.isOpen).toBe(true))
  })

  it('does not close a relay that could not be read', async () => {
    await book.setRelays([NAMED])
    const page = await shows('keep')
    await screen.findByText(year.archiveText)
    relays.relay.fault = 'offline'
    await presses(page, year.archive)
    await screen.findByText(`${year.archived} ${year.relayUntold}`)
    expect(relays.there.isOpen).toBe(true)
    expect(book.getSnapshot().archivedAt).toBeDefined()
  })
})

describe('an archived class', () => {
  beforeEach(async () => void (await book.setArchived(true)))

  it('says so on each page, with the way to reopen it', async () => {
    await shows('today')
    await screen.findByText(year.notice)
    const link = screen.getByRole('link', { name: year.toReopen })
    expect(link.getAttribute('href')).toBe(classPath(book.key, 'keep'))
    // Its tables can still be printed and exported.
    await screen.findByRole('button', { name: new RegExp(words.csv) })
  })

  it('collects nothing, and explains that to the teacher', async () => {
    await shows('collect')
    await screen.findByText(year.collectText)
    expect(screen.queryByLabelText(collectWords.filesLabel)).toBeNull()
  })

  it('shows a note and the plan without a way to change them', async () => {
    const { unmount } = await shows('learner', memberId('Ada'))
    await screen.findByText('Sits in front.')
    expect(screen.queryByRole('button', { name: new RegExp(gridWords.one.saveNote) })).toBeNull()
    expect(screen.queryByRole('button', { name: new RegExp(gridWords.one.notThem(1)) })).toBeNull()
    unmount()
    await shows('plan')
    await screen.findByText('Read on.')
    expect(screen.queryByRole('button', { name: new RegExp(planWords.send) })).toBeNull()
    expect(screen.queryByRole('button', { name: new RegExp(planWords.give) })).toBeNull()
  })

  it('says that a report was not taken when another tab archived it', async () => {
    await book.setArchived(false)
    await shows('collect')
    const picker = await screen.findByLabelText(collectWords.filesLabel)
    vi.spyOn(book, 'collectFiles').mockResolvedValue([{ kind: 'not-taken', reason: 'archived' }])
    const files = [new File(['x'], 'Ben.ledger-report.txt')]
    await act(async () => void fireEvent.change(picker, { target: { files } }))
    await screen.findAllByText(collectWords.notTaken.archived)
    expect(screen.queryByText(collectWords.answerText)).toBeNull()
  })

  it('is listed apart from the others', async () => {
    taught.add({ ...PERIOD_3, className: 'Period 4' })
    await renderScreen(<ClassScreen open={async () => taught} />, { path: classPath() })
    await screen.findByRole('heading', { name: year.listTitle })
    const lists = screen.getAllByRole('list').map((list) => within(list).queryAllByRole('link'))
    const names = lists.map((links) => links.map(({ textContent }) => textContent)).filter(({ length }) => length > 0)
    expect(names).toEqual([[words.className('Period 4', 'Ms. Hale')], [words.className('Period 3', 'Ms. Hale')]])
    screen.getByText(/^Archived (?!classes)/)
  })
})

describe('a new year', () => {
  const opensKeep = async () => {
    await book.setExpected(24)
    const page = await renderScreen(<ClassScreen open={async () => taught} />, { path: classPath(book.key, 'keep') })
    await page.user.type(await screen.findByLabelText(words.unlock.password), PASSWORD)
    await page.user.click(await screen.findByRole('button', { name: new RegExp(`^${words.unlock.action}`) }))
    await page.user.click(await screen.findByText(year.newTitle))
    return page
  }

  it('makes a class with these names, this size and this plan', async () => {
    const page = await opensKeep()
    const create = vi.spyOn(taught, 'create')
    const name = await screen.findByLabelText<HTMLInputElement>(new RegExp(`^${ways.opening.name}`))
    expect(name.value).toMatch(/^Period 3, 20\d\d$/)
    await page.user.clear(name)
    await page.user.type(name, 'period 3')
    const password = screen.getByLabelText(new RegExp(`^${ways.opening.password}`))
    await page.user.type(password, PASSWORD)
    await presses(page, ways.opening.action)
    await screen.findByText(ways.opening.sameName)
    await page.user.type(name, ', 2027')
    await presses(page, ways.opening.action)
    await screen.findByText(weak['same-password'])
    expect(create).not.toHaveBeenCalled()
    await page.user.clear(name)
    await page.user.type(name, 'Period 3, 2027')
    await page.user.clear(password)
    await page.user.type(password, 'three grey mittens')
    await presses(page, ways.opening.action)
    await waitFor(() => expect(page.location().search).toContain('page=card'))
    expect(create).toHaveBeenCalledWith({
      className: 'Period 3, 2027',
      teacherName: 'Ms. Hale',
      password: 'three grey mittens',
      expects: 24,
      plan: book.getSnapshot().plan?.plan,
    })
    expect(page.location().search).not.toContain(book.key)
    expect(taught.kept.size).toBe(2)
  })

  it('shows a weak password beside its field, and names the relay', async () => {
    await book.setRelays([NAMED])
    const page = await opensKeep()
    screen.getByText(year.newRelay)
    await page.user.type(screen.getByLabelText(new RegExp(`^${ways.opening.password}`)), '1111111111')
    await presses(page, ways.opening.action)
    await screen.findByText(weak.repeats)
    expect(taught.kept.size).toBe(1)
  })
})

describe('a second teacher', () => {
  it('is explained on the page of backups and in the list', async () => {
    const { unmount } = await shows('keep')
    for (const sentence of [...second.steps, ...second.rules]) await screen.findByText(sentence)
    unmount()
    await renderScreen(<ClassScreen open={async () => taught} />, { path: classPath() })
    await screen.findByText(second.title)
    for (const sentence of second.steps) screen.getByText(sentence)
  })

  it('hears what a merge brought', async () => {
    taught.news = { ...taught.news, reports: 3, decisions: 2, notes: 1, deleted: 1, archived: 'archived' }
    const page = await renderScreen(<ClassScreen open={async () => taught} />, { path: classPath() })
    await page.user.click(await screen.findByText(ways.bring.title, { selector: 'summary *' }))
    const picker = screen.getAllByLabelText(ways.bring.choose)[0] ?? document.body
    const files = [new File(['class-backup "Period 3"'], 'Class Period 3.class-backup.txt')]
    await act(async () => void fireEvent.change(picker, { target: { files } }))
    await act(async () => void fireEvent.submit(picker.closest('form') ?? document.body))
    const said = await screen.findByText(new RegExp(`^${ways.bring.joined('Period 3').slice(0, 20)}`))
    expect(said.textContent).toBe(
      `${ways.bring.joined('Period 3')} New here: 3 reports, 2 decisions and 1 note. ${second.deleted(1)} ${second.archived.archived}`,
    )
  })

  it('hears what the other copy still needs', () => {
    const none = taught.news
    expect(second.news(none)).toBe('Everything in the backup was already here.')
    expect(second.lacks(none)).toBe('')
    expect(second.lacks({ ...none, reports: 1, leavings: 1, hasPlan: true, hasSettings: true })).toBe(
      'Only on this device: 1 report, 1 device that left, 1 plan and changed settings. Your colleague’s copy may need a new backup from you.',
    )
  })
})
