import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { sheetWords as words } from '#words/sheets'
import { SheetBox } from '../../../src/screens/lesson/sheet/SheetBox'
import { getSnapshot as isAnythingInProgress } from '../../../src/session/inProgress'
import { leftSheets } from '../../../src/platform/window/leftNotes'
import { fillSheet } from '../../../src/data/store/fillSheet'
import type { OpenedLearnerStore } from '../../../src/data/store/learnerStore'
import { later } from '../../render/renderPart'
import { failingPuts } from '../../data/store/faultyStorage'
import { renderScreen, type ScreenOptions } from '../renderScreen'
import { sampleSheet } from './sampleSheet'

const place = { moduleId: 'saving', lessonId: 'saving_2' }
const ID = sampleSheet.id
const open = (options: ScreenOptions = {}, sheet: unknown = sampleSheet) =>
  renderScreen(<SheetBox sheet={sheet} {...place} />, options)
const rent = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Rent' })
const textsIn = async (store: OpenedLearnerStore) => {
  const item = (await store.kept.items('sheets')).find(({ key }) => key === ID)
  const fields = (item?.value as { fields?: Readonly<Record<string, { text: string }>> } | undefined)?.fields ?? {}
  return Object.fromEntries(Object.entries(fields).map(([name, { text }]) => [name, text]))
}
const fills = (store: OpenedLearnerStore, texts: Readonly<Record<string, string>>, sheet = ID, as?: string) =>
  fillSheet(
    store.kept,
    sheet,
    { ...place, title: 'Your budget', at: '2026-11-20T15:00:00.000Z' },
    new Map(Object.entries(texts).map(([name, text]) => [name, { text, ...(as !== undefined && { as }) }])),
  )

afterEach(() => window.localStorage.clear())

describe('a worksheet', () => {
  it('saves entries, shows when, and updates the sums and the letter', async () => {
    const { user, store, advance } = await open()
    await user.type(await rent(), '850')
    await user.type(screen.getByRole('textbox', { name: 'Food at home' }), '480')
    await user.type(screen.getByRole('textbox', { name: 'Your name' }), 'Maya')
    expect(screen.getByText('1,330')).toBeTruthy()
    expect(screen.getByText('$3,990')).toBeTruthy()
    expect(within(screen.getByRole('group', { name: 'To the company' })).getByText('Maya')).toBeTruthy()
    await advance(700)
    await screen.findByText('Saved 9:00 AM')
    expect(await textsIn(store)).toEqual({ 'month.rent': '850', 'month.food': '480', 'you.name': 'Maya' })
  })

  it('is there at the next visit, with choices, dates and ticks', async () => {
    const { user } = await open({
      before: (store) =>
        fills(store, { 'you.how': 'By fax', 'you.by': '2026-12-01', 'papers.bill': 'yes', 'bills.paid.2': 'yes' }),
    })
    const how = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'How' })
    // This choice comes from another version of the worksheet.
    expect(how.value).toBe('By fax')
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'The bill' }).checked).toBe(true)
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Paid, Row 2' }).checked).toBe(true)
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Paid, Light' }).checked).toBe(false)
    expect(screen.getByText('December 1, 2026')).toBeTruthy()
    await user.selectOptions(how, 'By phone')
    expect(how.value).toBe('By phone')
  })

  it('explains an error once its field is left, and keeps text', async () => {
    const { user, store } = await open()
    await user.type(await rent(), 'a lot')
    expect((await rent()).getAttribute('aria-invalid')).toBeNull()
    await user.tab()
    const field = await rent()
    expect(field.getAttribute('aria-invalid')).toBe('true')
    const said = (field.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent)
    expect(said).toEqual(['Or the house payment', words.notANumber])
    await waitFor(async () => expect(await textsIn(store)).toEqual({ 'month.rent': 'a lot' }))
  })

  it('follows another tab, and loses nothing when both write', async () => {
    const { user, store, openOtherTab, advance } = await open()
    await user.type(await rent(), '850')
    const other = await openOtherTab()
    await act(() => fills(other, { 'month.food': '480' }))
    await waitFor(() =>
      expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Food at home' }).value).toBe('480'),
    )
    expect((await rent()).value).toBe('850')
    await advance(700)
    await screen.findByText('Saved 9:00 AM')
    expect(await textsIn(store)).toEqual({ 'month.rent': '850', 'month.food': '480' })
  })

  it('keeps and retries unsaved text, says so, and warns before leaving', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const { user, store, advance } = await open()
    const disk = failingPuts(Infinity)
    await user.type(await rent(), '850')
    await advance(700)
    await screen.findByText(words.notSaved.quota)
    expect((await rent()).value).toBe('850')
    const leaving = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(leaving)
    expect(leaving.defaultPrevented).toBe(true)
    expect(isAnythingInProgress()).toBe(true)
    disk.mockRestore()
    await user.click(screen.getByRole('button', { name: words.again }))
    await screen.findByText('Saved 9:00 AM')
    expect(isAnythingInProgress()).toBe(false)
    expect(await textsIn(store)).toEqual({ 'month.rent': '850' })
  })

  it('saves the text when I leave the lesson or the page closes', async () => {
    const first = await open()
    await first.user.type(await rent(), '850')
    first.unmount()
    await waitFor(async () => expect(await textsIn(first.store)).toEqual({ 'month.rent': '850' }))
    const second = await open()
    await second.user.type(await rent(), '9')
    const answer = later<never>()
    vi.spyOn(second.store.kept, 'change').mockReturnValue(answer.promise)
    window.dispatchEvent(new Event('pagehide'))
    expect(leftSheets.read(second.learner.id).get(ID)?.text).toContain('"text":"9"')
    second.unmount()
    vi.restoreAllMocks()
    const third = await open({ learner: second.learner })
    expect((await rent()).value).toBe('9')
    await waitFor(async () => expect(await textsIn(third.store)).toEqual({ 'month.rent': '9' }))
    expect(leftSheets.read(second.learner.id).size).toBe(0)
  })

  it('is cleared with a press, and restored with the next one', async () => {
    const { user, store, advance } = await open({ before: (store) => fills(store, { 'month.rent': '850', gone: 'x' }) })
    await user.dblClick(await screen.findByRole('button', { name: words.startAgain }))
    await screen.findByText(words.emptied)
    expect((await rent()).value).toBe('')
    await waitFor(async () => expect(await textsIn(store)).toEqual({ 'month.rent': '', gone: '' }))
    await advance(600)
    await user.click(screen.getByRole('button', { name: words.undoClearing }))
    expect((await rent()).value).toBe('850')
    await waitFor(async () => expect(await textsIn(store)).toEqual({ 'month.rent': '850', gone: 'x' }))
    expect(screen.queryByRole('button', { name: words.undoClearing })).toBeNull()
  })

  it('offers and names another worksheet’s number, saved with the first entry', async () => {
    const { user, store, advance } = await open({ before: (store) => fills(store, { 'a.b': '850' }, 'budget', 'rent') })
    expect((await rent()).value).toBe('850')
    expect(screen.getByText(/From “Your budget”/)).toBeTruthy()
    expect(await textsIn(store)).toEqual({})
    await user.type(screen.getByRole('textbox', { name: 'Food at home' }), '480')
    await advance(700)
    await screen.findByText('Saved 9:00 AM')
    expect(await textsIn(store)).toEqual({ 'month.rent': '850', 'month.food': '480' })
    expect(screen.getByText(/From “Your budget”/)).toBeTruthy()
    await user.clear(await rent())
    await advance(700)
    expect((await rent()).value).toBe('')
    expect(screen.queryByText(/From “Your budget”/)).toBeNull()
  })

  it('never offers over an existing entry', async () => {
    await open({
      before: async (store) => {
        await fills(store, { 'a.b': '850' }, 'budget', 'rent')
        await fills(store, { 'month.rent': '700', 'month.food': '' })
      },
    })
    expect((await rent()).value).toBe('700')
    expect(screen.queryByText(/From “/)).toBeNull()
  })

  it('marks answers in a document as right or wrong, and explains', async () => {
    const { user, store, advance } = await open()
    await user.click(await screen.findByRole('button', { name: /^Gross pay/ }))
    expect(screen.getByText(words.wrong('Gross pay'))).toBeTruthy()
    await user.click(screen.getByRole('button', { name: /^Net pay/ }))
    expect(screen.getByText(/Net pay is what is left after taxes\./)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: words.nextTask }))
    expect(document.activeElement?.textContent).toContain('What was earned?')
    await user.click(screen.getByRole('button', { name: /^Gross pay/ }))
    await user.click(screen.getByRole('button', { name: words.allAnswers }))
    expect(screen.getByText(words.allFound(2))).toBeTruthy()
    await advance(700)
    await waitFor(async () => expect(await textsIn(store)).toEqual({ 'stub.home': 'net', 'stub.before': 'gross' }))
  })

  it.each([null, 'zzz', 7, { ...sampleSheet, parts: [] }, { ...sampleSheet, parts: [{ type: 'film' }] }])(
    'says when it cannot be read, and that nothing is lost: %#',
    async (sheet) => {
      await open({}, sheet)
      expect(screen.getByText(words.unreadableTitle)).toBeTruthy()
    },
  )

  it('says that it is loading until it was read', async () => {
    const answer = later<never>()
    await open({ before: (store) => vi.spyOn(store.kept, 'items').mockReturnValue(answer.promise) })
    expect(screen.getByText(words.loading)).toBeTruthy()
    expect(screen.queryByRole('textbox')).toBeNull()
  })

  it('accepts no more letters than fit, and says so', async () => {
    await open()
    const long = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'What happened' })
    fireEvent.change(long, { target: { value: 'x'.repeat(2000) } })
    expect(screen.getByText(words.full('2,000'))).toBeTruthy()
    expect(long.maxLength).toBe(2000)
  })
})
