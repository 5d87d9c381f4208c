import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { homeStateWords as words } from '#words/homeState'
import { learnerFrameWords } from '#words/learnerFrame'
import loans from '../../../public/data/lessons/states_loans.json'
import { settingsWords } from '#words/settings'
import { InYourState } from '../../../src/screens/lesson/InYourState'
import { LessonScreen } from '../../../src/screens/lesson/LessonScreen'
import { WhereYouLive } from '../../../src/screens/profile/WhereYouLive'
import { later } from '../../render/renderPart'
import { failingPuts } from '../../data/store/faultyStorage'
import { statePath } from '../../../src/words/links'
import { readPublicFile, renderScreen, type ScreenOptions } from '../renderScreen'

const loanNote = (state: string) => {
  const note = loans.notes.find((one) => one.state === state)
  if (note === undefined) throw new Error(`there is a note for ${state}`)
  return note
}
const OFFICE = 'The attorney general takes complaints. It costs nothing.'
const PHONE = '614-555-0123'
/** The files of the site, with these notes in place of a topic’s own. */
const withNotes = (topics: Readonly<Record<string, readonly unknown[]>>) => async (path: string) => {
  const topic = Object.keys(topics).find((id) => path.endsWith(`states_${id}.json`))
  return topic === undefined ? await readPublicFile(path) : JSON.stringify({ topic, notes: topics[topic] })
}
const seesNote = (state: string) => screen.findByText(loanNote(state).text)
const drawn = (text: string) => <p>{text}</p>
const box = () => screen.getByRole('region', { name: 'Payday and title loans' })

async function openPart(options: ScreenOptions = {}) {
  const page = await renderScreen(<InYourState topic="loans" draw={drawn} />, options)
  await screen.findByRole('region')
  return page
}
const field = () => screen.getByRole<HTMLSelectElement>('combobox', { name: words.ask })
const save = () => screen.getByRole('button', { name: new RegExp(`^${words.save}`) })

describe('the note for my state in a lesson', () => {
  beforeAll(() => import('../../../src/screens/lesson/InYourState'))

  it('asks once, in the lesson that uses it, and saves my answer', async () => {
    const { user, store } = await openPart()
    expect(within(box()).getByText(words.kept)).toBeTruthy()
    await user.selectOptions(field(), 'Nebraska')
    expect(screen.queryByText(loanNote('NE').text)).toBeNull()
    await user.click(save())
    await seesNote('NE')
    expect(screen.queryByRole('combobox')).toBeNull()
    expect(await store.kept.items('settings')).toEqual([{ key: 'state', value: 'NE' }])
    expect(document.activeElement).toBe(screen.getByRole('button', { name: words.change }))
  })

  it('does not ask again in another lesson', async () => {
    await renderScreen(<InYourState topic="loans" draw={drawn} />, {
      before: (store) => store.kept.keep('settings', 'state', 'IL'),
    })
    await seesNote('IL')
    expect(screen.queryByRole('combobox')).toBeNull()
  })

  it('names no state for a place outside the states', async () => {
    const { user } = await openPart()
    await user.selectOptions(field(), words.elsewhere)
    await user.click(save())
    await screen.findByText(words.inElsewhere)
    expect(box().textContent).toContain('Each state has its own rule')
  })

  it('can be changed, or left as it is', async () => {
    const { user, store } = await openPart({ before: (kept) => kept.kept.keep('settings', 'state', 'IL') })
    await user.click(await screen.findByRole('button', { name: words.change }))
    expect(field().value).toBe('IL')
    await user.click(screen.getByRole('button', { name: words.cancel }))
    await seesNote('IL')
    await user.click(screen.getByRole('button', { name: words.change }))
    await user.selectOptions(field(), 'Minnesota')
    await user.click(save())
    await seesNote('MN')
    expect(await store.kept.items('settings')).toEqual([{ key: 'state', value: 'MN' }])
  })

  it('requires a choice', async () => {
    const { user, store } = await openPart()
    await user.click(save())
    expect((await screen.findByRole('alert')).textContent).toBe(words.notChosen)
    expect(await store.kept.items('settings')).toEqual([])
  })

  it('saves once however often I press, and confirms only then', async () => {
    const { user, store } = await openPart()
    const saved = later<undefined>()
    const keep = vi.spyOn(store.kept, 'keep').mockImplementation(() => saved.promise)
    await user.selectOptions(field(), 'Ohio')
    await user.dblClick(save())
    expect(keep).toHaveBeenCalledOnce()
    expect(field()).toBeTruthy()
    await act(async () => saved.resolve(undefined))
  })

  it('says so when saving fails, and can be retried', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const { user } = await openPart()
    const disk = failingPuts(Infinity)
    await user.selectOptions(field(), 'Ohio')
    await user.click(save())
    expect((await screen.findByText(words.notKept.quota)).getAttribute('role')).toBe('alert')
    expect(field().value).toBe('OH')
    disk.mockRestore()
    await user.click(save())
    await seesNote('OH')
  })

  it('can be left while it is being saved', async () => {
    const { user, store, unmount } = await openPart()
    const saved = later<undefined>()
    vi.spyOn(store.kept, 'keep').mockImplementation(() => saved.promise)
    await user.selectOptions(field(), 'Ohio')
    await user.click(save())
    unmount()
    await act(async () => saved.resolve(undefined))
    expect(screen.queryByRole('region')).toBeNull()
  })

  it('follows another tab, and asks again after an unknown place', async () => {
    const { openOtherTab } = await openPart({ before: (store) => store.kept.keep('settings', 'state', 'Atlantis') })
    expect(field().value).toBe('')
    const other = await openOtherTab()
    await act(() => other.kept.keep('settings', 'state', 'KS'))
    await seesNote('KS')
  })

  it('follows its section in the lesson, with the lesson’s figures', async () => {
    await renderScreen(<LessonScreen />, {
      path: '/lesson/taxes/taxes_3',
      pattern: '/lesson/:moduleId/:lessonId',
      before: (store) => store.kept.keep('settings', 'state', 'KS'),
    })
    const section = await screen.findByRole('region', { name: 'What your state adds, and missed years' })
    const part = await within(section).findByRole('region', { name: 'State income tax and credits' })
    await within(part).findByText('17%')
    expect(part.textContent).not.toContain('{{')
  })

  it('has its source, its site and a link to all notes', async () => {
    await openPart({ before: (store) => store.kept.keep('settings', 'state', 'OH') })
    await seesNote('OH')
    const { source, url, site, sourceDated, readOn } = loanNote('OH')
    expect(
      within(box())
        .getByRole('link', { name: new RegExp(`^${site}`) })
        .getAttribute('href'),
    ).toBe(`https://${site}`)
    const link = within(box()).getByText(source).closest('a')
    expect(link?.getAttribute('href')).toBe(url)
    expect(box().textContent).toContain(`${words.sourceDated(sourceDated)} ${words.readOn(readOn)}`)
    const all = within(box()).getByRole('link', { name: words.allNotes('Ohio') })
    expect(all.getAttribute('href')).toBe(statePath())
  })

  it('shows the office with its number where a note is missing', async () => {
    const fetchText = withNotes({ loans: [], office: [{ ...loanNote('OH'), text: OFFICE, phone: '614-555-0123' }] })
    await openPart({ fetchText, before: (store) => store.kept.keep('settings', 'state', 'OH') })
    await screen.findByText(`${words.noNote} ${words.officeHelps}`)
    expect(screen.getByText(OFFICE)).toBeTruthy()
    expect(screen.getByRole('link', { name: '614-555-0123' }).getAttribute('href')).toBe('tel:+16145550123')
  })

  it('shows where offices are listed when the state has no office either', async () => {
    const fetchText = withNotes({ loans: [], office: [] })
    await openPart({ fetchText, before: (store) => store.kept.keep('settings', 'state', 'OH') })
    await screen.findByText(words.noNote)
    expect(box().textContent).toContain('usa.gov/state-attorney-general')
  })

  it('shows a number once when the note has it', async () => {
    const fetchText = withNotes({ loans: [{ ...loanNote('OH'), text: `Call ${PHONE}. It is free.`, phone: PHONE }] })
    await openPart({ fetchText, before: (store) => store.kept.keep('settings', 'state', 'OH') })
    await waitFor(() => expect(box().textContent?.split(PHONE)).toHaveLength(2))
  })

  it('loads a note that failed when I press the button', async () => {
    let isThere = false
    const fetchText = (path: string) => {
      if (path.endsWith('states_loans.json') && !isThere) return Promise.reject(new Error('offline'))
      return readPublicFile(path)
    }
    const { user } = await openPart({ fetchText, before: (store) => store.kept.keep('settings', 'state', 'OH') })
    await screen.findByText(words.unread.unreachable)
    isThere = true
    await user.click(screen.getByRole('button', { name: learnerFrameWords.tryAgain }))
    await seesNote('OH')
    expect(screen.queryByText(words.unread.unreachable)).toBeNull()
  })
})

describe('my state on my profile', () => {
  it('is empty until I choose it, and can be changed', async () => {
    const { user, store } = await renderScreen(<WhereYouLive />)
    await screen.findByText(settingsWords.noState)
    await user.click(screen.getByRole('button', { name: settingsWords.chooseState }))
    await user.selectOptions(field(), 'South Dakota')
    await user.click(save())
    const change = await screen.findByRole('button', { name: settingsWords.changeState })
    expect(screen.getByText('South Dakota')).toBeTruthy()
    expect(await store.kept.items('settings')).toEqual([{ key: 'state', value: 'SD' }])
    await user.click(change)
    await user.selectOptions(field(), words.elsewhere)
    await user.click(save())
    await screen.findByRole('button', { name: settingsWords.changeState })
    expect(screen.getByText(words.elsewhere)).toBeTruthy()
    expect(await store.kept.items('settings')).toEqual([{ key: 'state', value: 'other' }])
  })
})
