import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { homeStateWords as words } from '#words/homeState'
import { figureInTextWords } from '#words/figureInText'
import credits from '../../../public/data/lessons/states_credits.json'
import winter from '../../../public/data/lessons/states_winter.json'
import states from '../../../src/core/curriculum/states.json'
import { StateScreen } from '../../../src/screens/state/StateScreen'
import { statePath } from '../../../src/words/links'
import { readPublicFile, renderScreen, type ScreenOptions } from '../renderScreen'

const open = (options: ScreenOptions = {}) =>
  renderScreen(<StateScreen />, { path: statePath(), pattern: '/learning', ...options })
const in_ = (state: string): ScreenOptions => ({ before: (store) => store.kept.keep('settings', 'state', state) })
const titles = states.topics.map(({ title }) => title)
const headings = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
const textOf = (file: typeof winter, state: string) => file.notes.find((one) => one.state === state)?.text ?? ''

describe('all notes for my state', () => {
  it('asks where I live, and shows every topic after one answer', async () => {
    const { user } = await open()
    await user.selectOptions(await screen.findByRole('combobox', { name: words.ask }), 'Iowa')
    expect(headings()).toEqual([])
    await user.click(screen.getByRole('button', { name: new RegExp(`^${words.save}`) }))
    await screen.findByText(textOf(winter, 'IA'))
    expect(headings()).toEqual(titles)
    expect(screen.getByText(words.inState('Iowa'))).toBeTruthy()
  })

  it.each(states.states.map(({ id }) => id))('has every topic for %s, without a figure left open', async (state) => {
    await open(in_(state))
    await waitFor(() => expect(headings()).toEqual(titles))
    const page = screen.getByRole('heading', { level: 1 }).closest('div[class]')?.parentElement?.parentElement
    expect(page?.textContent).not.toContain('{{')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('shows the figures of the course in a note', async () => {
    await open(in_('KS'))
    expect(textOf(credits, 'KS')).toContain('{{state-eitc-kansas}}')
    await screen.findByText('17%')
  })

  it('says through which day a figure applied', async () => {
    const figure = { id: 'state-eitc-kansas', label: 'Share', value: 17, unit: 'percent', year: 2020, source: 'A page' }
    const figures = [{ ...figure, url: 'https://example.gov/', compiledOn: '2020-01-01', expiresOn: '2020-12-31' }]
    const fetchText = (path: string) =>
      path.endsWith('figures.json') ? Promise.resolve(JSON.stringify(figures)) : readPublicFile(path)
    await open({ ...in_('KS'), fetchText })
    await screen.findByText(`17% ${figureInTextWords.throughBeside('December 31, 2020')}`)
  })

  it('opens at the topic of its address, with the focus on it', async () => {
    const { user, advance } = await open({ ...in_('OH'), path: statePath('renting') })
    const heading = await screen.findByRole('heading', { name: 'Deposit, eviction and repairs' })
    await advance(20)
    expect(document.activeElement).toBe(heading)
    const topics = screen.getByRole('navigation', { name: words.page.topics })
    await user.click(within(topics).getByRole('link', { name: 'Medicaid where you live' }))
    const next = screen.getByRole('heading', { name: 'Medicaid where you live' })
    await advance(20)
    expect(document.activeElement).toBe(next)
  })

  it('shows the texts for another place, and names no state in them', async () => {
    await open(in_('other'))
    await waitFor(() => expect(headings()).toEqual(titles))
    const topics = screen
      .getAllByRole('heading', { level: 2 })
      .map((heading) => heading.parentElement?.textContent ?? '')
    for (const { name } of states.states) expect(topics.filter((text) => text.includes(name))).toEqual([])
  })

  it('changes to another state', async () => {
    const { user } = await open(in_('OH'))
    await screen.findByText(textOf(winter, 'OH'))
    await user.click(screen.getByRole('button', { name: words.change }))
    await user.selectOptions(screen.getByRole('combobox', { name: words.ask }), 'Iowa')
    await user.click(screen.getByRole('button', { name: new RegExp(`^${words.save}`) }))
    await screen.findByText(textOf(winter, 'IA'))
    expect(screen.queryByText(textOf(winter, 'OH'))).toBeNull()
  })

  it('loads the other topics when one can’t be read', async () => {
    const fetchText = (path: string) =>
      path.endsWith('states_wages.json') ? Promise.reject(new Error('offline')) : readPublicFile(path)
    await open({ ...in_('OH'), fetchText })
    await screen.findByText(words.unread.unreachable)
    expect(screen.getByText(textOf(winter, 'OH'))).toBeTruthy()
  })

  it('prints', async () => {
    const print = vi.fn<() => void>()
    vi.stubGlobal('print', print)
    const { user } = await open(in_('OH'))
    await user.click(await screen.findByRole('button', { name: words.page.print }))
    expect(print).toHaveBeenCalledOnce()
    vi.unstubAllGlobals()
  })
})
