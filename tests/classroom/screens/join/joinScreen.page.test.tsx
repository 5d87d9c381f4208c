import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { sixWords } from '../../../../src/classroom/protocol/card/sixWords'
import * as giving from '../../../../src/platform/window/giveFile'
import { joinClassWords as words } from '#words/joinClass'
import { reloadPageWords } from '#words/reloadPage'
import type { UserEvent } from '@testing-library/user-event'
import type { Classes } from '../../../../src/classroom/ports/Classes'
import { joinClassPath, joinedClassPath } from '../../../../src/words/links'
import { classesOf, digitsFor, keyOf, made } from '../../classSamples'
import { openedClass } from '../../protocol/openedClass'
import { MemoryAccounts } from '../../../fakes/MemoryAccounts'
import { failingPuts } from '../../../data/store/faultyStorage'
import { lesson } from '../../../core/progress/samples'
import * as switching from '../../../../src/session/switchLanguage'
import { siteIsAlsoIn, spanish } from '../../../fakes/severalLanguages'
import { cardOf, inClass, linkOf, show } from './showJoin'

const STEADY_MS = 500

siteIsAlsoIn(spanish)

/** Waits for the script that saves classes. */
async function readyToJoin(): Promise<HTMLElement> {
  const join = await screen.findByRole('button', { name: /^Join/ })
  await waitFor(() => expect(join.getAttribute('aria-busy')).toBeNull())
  return join
}

afterEach(() => vi.restoreAllMocks())

async function reloads(user: UserEvent, advance: (ms: number) => Promise<void>): Promise<void> {
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue(undefined)
  const button = await screen.findByRole('button', { name: reloadPageWords.action })
  await advance(STEADY_MS)
  await user.click(button)
  expect(reload).toHaveBeenCalledOnce()
}

describe('joining a class', () => {
  it('shows the six words of a pasted link, and joins as named', async () => {
    const opened = await openedClass()
    const { user, advance, store, location } = await show()
    await user.type(await screen.findByLabelText(words.linkLabel), await linkOf(opened))
    await user.click(screen.getByRole('button', { name: words.readCard }))
    await screen.findByRole('heading', { level: 1, name: words.joinTitle })
    expect(screen.getByText('Period 3')).toBeTruthy()
    expect(screen.getByText('Ms. Okafor')).toBeTruthy()
    // Compare them in order, because a word may appear twice.
    const shown = screen.getAllByRole('listitem').map((item) => item.textContent)
    expect(shown.join(' ')).toContain(sixWords(opened.card.classId).join(' '))
    const name = screen.getByLabelText<HTMLInputElement>(words.name)
    expect(name.value).toBe('Maya')
    await user.clear(name)
    await user.type(name, 'Maya R.')
    const join = await readyToJoin()
    await advance(STEADY_MS)
    await user.dblClick(join)
    await screen.findByRole('heading', { level: 1, name: 'Period 3' })
    expect(`${location().pathname}${location().search}`).toBe(joinedClassPath(keyOf(opened)))
    expect(await classesOf(store).list()).toMatchObject([{ key: keyOf(opened), name: 'Maya R.' }])
  })

  it('explains what is wrong with a link, and accepts another', async () => {
    const { user } = await show()
    await user.click(await screen.findByRole('button', { name: words.readCard }))
    expect(screen.getByText(words.noLink)).toBeTruthy()
    await user.type(screen.getByLabelText(words.linkLabel), 'https://site.example/about')
    await user.click(screen.getByRole('button', { name: words.readCard }))
    await screen.findByText(words.fault['not-a-card'])
    await user.click(screen.getByRole('button', { name: words.anotherCard }))
    expect(await screen.findByLabelText(words.linkLabel)).toBeTruthy()
  })

  it('offers the other languages where a learner agrees', async () => {
    const switched = vi.spyOn(switching, 'switchLanguage').mockResolvedValue('loading')
    const card = cardOf(await linkOf(await openedClass()))
    const { user } = await show({ card })
    const español = await screen.findByRole('button', { name: spanish.name })
    expect(español.lang).toBe('es')
    await user.click(español)
    expect(switched).toHaveBeenCalledWith('es')
    // The page that loads in Spanish still has the card.
    expect(card.getSnapshot()).not.toBeNull()
    switched.mockRestore()
  })

  it('shows the report as text before joining, and joins nothing', async () => {
    const opened = await openedClass()
    const { user, store } = await show({ card: cardOf(await linkOf(opened)) })
    await user.click(await screen.findByRole('button', { name: new RegExp(`^${words.seeReport}`, 'u') }))
    const text = await screen.findByRole('region', { name: words.seeReport })
    expect(JSON.parse(text.textContent ?? '')).toMatchObject({ name: 'Maya', learning: { lessons: {} } })
    expect(await store.classes.count()).toBe(0)
  })

  it('deletes the card and joins nothing after no', async () => {
    const card = cardOf(await linkOf(await openedClass()))
    const { user, store, location } = await show({ card })
    await user.click(await screen.findByRole('button', { name: words.no }))
    await waitFor(() => expect(location().pathname).toBe('/dashboard'))
    expect(card.getSnapshot()).toBeNull()
    expect(await store.classes.count()).toBe(0)
  })

  it('keeps the card after later', async () => {
    const card = cardOf(await linkOf(await openedClass()))
    const { user, location } = await show({ card })
    await user.click(await screen.findByRole('button', { name: words.later }))
    await waitFor(() => expect(location().pathname).toBe('/dashboard'))
    expect(card.getSnapshot()).not.toBeNull()
  })

  it('shows an error when the disk is full, and allows a retry', async () => {
    const { user, advance, store } = await show({ card: cardOf(await linkOf(await openedClass())) })
    const join = await readyToJoin()
    await advance(STEADY_MS)
    const disk = failingPuts(Infinity)
    await user.click(join)
    await screen.findByText(words.notJoined.quota)
    disk.mockRestore()
    expect(await store.classes.count()).toBe(0)
    await user.click(join)
    await screen.findByRole('heading', { level: 1, name: 'Period 3' })
  })

  it('rejects an empty name beside its field', async () => {
    const { user, advance } = await show({ card: cardOf(await linkOf(await openedClass())) })
    await user.clear(await screen.findByLabelText(words.name))
    const join = await readyToJoin()
    await advance(STEADY_MS)
    await user.click(join)
    await screen.findByText(words.badName)
  })

  it('asks first who is learning when several learners use the device', async () => {
    const card = cardOf(await linkOf(await openedClass()))
    const someone = { displayName: 'Maya', email: '', color: 'foundations', picture: 'barn', kind: 'device' } as const
    const learners = ['one', 'two'].map((id) => ({ ...someone, id: id as never, isProtected: false }))
    const { location } = await show({ card, accounts: new MemoryAccounts(learners) })
    await waitFor(() => expect(location().pathname).toBe('/login'))
    expect(new URLSearchParams(location().search).get('from')).toBe(`${joinClassPath}&me=1`)
  })

  it('shows an error when the script for joining can’t be loaded', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const card = cardOf(await linkOf(await openedClass()))
    const { user, advance } = await show({ card, joined: () => Promise.reject(new Error('offline')) })
    const join = await readyToJoin()
    await advance(STEADY_MS)
    await user.click(join)
    await screen.findByText(words.missing)
    await reloads(user, advance)
  })

  it('offers a reload when the report can’t be shown', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const card = cardOf(await linkOf(await openedClass()))
    const { user, advance } = await show({ card, joined: () => Promise.reject(new Error('offline')) })
    await user.click(await screen.findByRole('button', { name: new RegExp(`^${words.seeReport}`, 'u') }))
    await screen.findByText(words.noReport)
    await reloads(user, advance)
  })

  it.each(['connection', 'outdated'] as const)('offers a reload when it was not joined: %s', async (reason) => {
    const card = cardOf(await linkOf(await openedClass()))
    const joined: Classes['joined'] = async (store) => {
      const classes = classesOf(store)
      vi.spyOn(classes, 'join').mockResolvedValue(reason)
      return classes
    }
    const { user, advance } = await show({ card, joined })
    const join = await readyToJoin()
    await advance(STEADY_MS)
    await user.click(join)
    await screen.findByText(words.notJoined[reason])
    await reloads(user, advance)
  })
})

describe('a class that was joined', () => {
  it('offers a reload when its script can’t be loaded', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const joined = () => Promise.reject(new Error('offline'))
    const { user, advance } = await show({ path: joinedClassPath('ff'), joined })
    await screen.findByText(words.missing)
    await reloads(user, advance)
  })

  it('is not shown to another learner', async () => {
    await show({ path: joinedClassPath('ff') })
    await screen.findByRole('heading', { level: 1, name: words.gone })
  })

  it('saves the report as a file, and confirms it by its digits', async () => {
    const give = vi.spyOn(giving, 'giveFile').mockResolvedValue('downloading')
    const { user, store, opened, key } = await inClass((mine) => mine.completeLesson(lesson('foundations_1')))
    expect(screen.getByText(words.waiting(1))).toBeTruthy()
    await user.click(screen.getByRole('button', { name: new RegExp(words.asFile, 'u') }))
    await screen.findByText(words.givenFile.downloading('Ada.ledger-report.txt'))
    expect(give).toHaveBeenCalledTimes(1)
    expect(screen.getByText(words.waiting(1))).toBeTruthy()
    const digits = await digitsFor(opened, (await made(classesOf(store), key)).envelope)
    const field = await screen.findByLabelText(words.digits)
    const check = screen.getByRole('button', { name: new RegExp(`^${words.check}`, 'u') })
    await user.click(check)
    await screen.findByText(words.someDigits)
    await user.type(field, '1')
    await user.click(check)
    await screen.findByText(words.wrongDigits)
    await user.clear(field)
    await user.type(field, digits)
    await user.click(check)
    await screen.findByText(words.isHandedInFirst)
    await screen.findByText(words.proof.answered)
    expect(screen.queryByText(words.waiting(1))).toBeNull()
  })

  it('claims no hand-in when a learner only saw their name', async () => {
    const { user, advance } = await inClass()
    await user.click(screen.getByRole('button', { name: new RegExp(`^${words.showCodes}`, 'u') }))
    const tick = await screen.findByRole('button', { name: words.saw })
    await advance(STEADY_MS)
    await user.click(tick)
    await screen.findByText(words.isTicked)
    await screen.findByText(words.proof.ticked)
    expect(screen.queryByText(words.isHandedIn)).toBeNull()
    expect(screen.queryByText(words.proof.answered)).toBeNull()
  })

  it('says above the codes what to do with them', async () => {
    const { user } = await inClass()
    await user.click(screen.getByRole('button', { name: new RegExp(`^${words.showCodes}`, 'u') }))
    const lead = await screen.findByText(words.showThis)
    expect(lead.parentElement?.textContent).toContain(words.thenDigits)
    const codes = document.querySelector('figure')
    if (codes === null) throw new Error('No codes are shown')
    expect(lead.compareDocumentPosition(codes) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0)
  })

  it('shows an error when no report can be made', async () => {
    const { user } = await inClass()
    const disk = failingPuts(Infinity)
    await user.click(screen.getByRole('button', { name: new RegExp(`^${words.showCodes}`, 'u') }))
    await screen.findByText(words.notMade.quota)
    disk.mockRestore()
  })

  it('lets the learner change their name', async () => {
    const { user, store } = await inClass()
    await user.click(screen.getByRole('button', { name: words.changeName }))
    const name = screen.getByLabelText(words.name)
    await user.clear(name)
    await user.click(screen.getByRole('button', { name: new RegExp(`^${words.saveName}`, 'u') }))
    await screen.findByText(words.badName)
    await user.type(name, 'Ada L.')
    await user.click(screen.getByRole('button', { name: new RegExp(`^${words.saveName}`, 'u') }))
    await screen.findByText(words.calledHere('Ada L.'))
    expect(await classesOf(store).list()).toMatchObject([{ name: 'Ada L.' }])
  })

  it('can be left after a question, and then forgotten', async () => {
    const { user, advance, store } = await inClass()
    await user.click(screen.getByRole('button', { name: words.leave }))
    const dialog = await screen.findByRole('dialog')
    expect(within(dialog).getByText(words.leaveText)).toBeTruthy()
    await user.click(within(dialog).getByRole('button', { name: words.stay }))
    expect(await classesOf(store).list()).toMatchObject([{ isLeaving: false }])
    await user.click(screen.getByRole('button', { name: words.leave }))
    await advance(STEADY_MS)
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: /^Leave/ }))
    await screen.findByRole('heading', { level: 1, name: words.leftTitle('Period 3') })
    expect(await classesOf(store).list()).toMatchObject([{ isLeaving: true }])
    await user.click(screen.getByRole('button', { name: new RegExp(`^${words.forget}`, 'u') }))
    await screen.findByRole('heading', { level: 1, name: words.gone })
    expect(await store.classes.count()).toBe(0)
  })

  it('is kept when leaving fails', async () => {
    const { user, advance, store } = await inClass()
    await user.click(screen.getByRole('button', { name: words.leave }))
    await advance(STEADY_MS)
    const disk = failingPuts(Infinity)
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: /^Leave/ }))
    await screen.findByText(words.notLeft.quota)
    disk.mockRestore()
    expect(await classesOf(store).list()).toMatchObject([{ isLeaving: false }])
  })
})
