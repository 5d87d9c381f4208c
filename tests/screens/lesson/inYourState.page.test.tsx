import { act, screen, within } from '@testing-library/react'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { homeStateWords as words } from '#words/homeState'
import { InYourState } from '../../../src/screens/lesson/InYourState'
import { LessonScreen } from '../../../src/screens/lesson/LessonScreen'
import { WhereYouLive } from '../../../src/screens/profile/WhereYouLive'
import { later } from '../../render/renderPart'
import { failingPuts } from '../../data/store/faultyStorage'
import { renderScreen, type ScreenOptions } from '../renderScreen'

const drawn = (text: string) => <p>{text}</p>
const box = () => screen.getByRole('region', { name: 'Small loans where you live' })

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
    expect(screen.queryByText(/payday-type/)).toBeNull()
    await user.click(save())
    await screen.findByText(/^Nebraska limits payday-type loans to/)
    expect(screen.queryByRole('combobox')).toBeNull()
    expect(await store.kept.items('settings')).toEqual([{ key: 'state', value: 'NE' }])
    expect(document.activeElement).toBe(screen.getByRole('button', { name: words.change }))
  })

  it('does not ask again in another lesson', async () => {
    await renderScreen(<InYourState topic="loans" draw={drawn} />, {
      before: (store) => store.kept.keep('settings', 'state', 'IL'),
    })
    await screen.findByText(/^Illinois limits/)
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
    await screen.findByText(/^Illinois limits/)
    await user.click(screen.getByRole('button', { name: words.change }))
    await user.selectOptions(field(), 'Minnesota')
    await user.click(save())
    await screen.findByText(/^Minnesota limits/)
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
    await screen.findByText(/^Ohio lets/)
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
    await screen.findByText(/^Kansas lets/)
  })

  it('follows its section in the lesson, with the lesson’s figures', async () => {
    await renderScreen(<LessonScreen />, {
      path: '/lesson/credit/credit_4',
      pattern: '/lesson/:moduleId/:lessonId',
      before: (store) => store.kept.keep('settings', 'state', 'MO'),
    })
    const section = await screen.findByRole('region', { name: 'What to try first, and what to avoid' })
    const part = await within(section).findByRole('region', { name: 'Small loans where you live' })
    await within(part).findByText('75%')
    expect(part.textContent).toContain('fees and interest stop at 75% of the loan')
  })
})

describe('my state on my profile', () => {
  it('is empty until I choose it, and can be changed', async () => {
    const { user, store } = await renderScreen(<WhereYouLive />)
    await screen.findByText(words.none)
    await user.click(screen.getByRole('button', { name: words.choose }))
    await user.selectOptions(field(), 'South Dakota')
    await user.click(save())
    const change = await screen.findByRole('button', { name: words.change })
    expect(screen.getByText('South Dakota')).toBeTruthy()
    expect(await store.kept.items('settings')).toEqual([{ key: 'state', value: 'SD' }])
    await user.click(change)
    await user.selectOptions(field(), words.elsewhere)
    await user.click(save())
    await screen.findByRole('button', { name: words.change })
    expect(screen.getByText(words.elsewhere)).toBeTruthy()
    expect(await store.kept.items('settings')).toEqual([{ key: 'state', value: 'other' }])
  })
})
