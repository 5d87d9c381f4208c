import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { mySheetsWords as words } from '#words/mySheets'
import { toolsWords } from '#words/tools'
import { MySheetsScreen } from '../../../src/screens/learning-center/MySheetsScreen'
import { rememberedOf, sheetsOf } from '../../../src/session/sheets'
import { ToolsScreen } from '../../../src/screens/tools/ToolsScreen'
import { fillSheet, type SheetEntry } from '../../../src/data/store/fillSheet'
import type { OpenedLearnerStore } from '../../../src/data/store/learnerStore'
import { failingPuts } from '../../data/store/faultyStorage'
import { renderScreen } from '../renderScreen'

const fills = (
  store: OpenedLearnerStore,
  id: string,
  lessonId: string,
  entries: Readonly<Record<string, SheetEntry>>,
  title = `Sheet ${id}`,
) =>
  fillSheet(
    store.kept,
    id,
    { moduleId: lessonId.replace(/_\d+$/, ''), lessonId, title, at: '2026-11-19T15:00:00.000Z' },
    new Map(Object.entries(entries)),
  )
const open = (before?: (store: OpenedLearnerStore) => unknown) =>
  renderScreen(<MySheetsScreen />, { path: '/learning?view=sheets', ...(before && { before }) })

describe('my worksheets', () => {
  it('are empty at first, and say where worksheets come from', async () => {
    await open((store) => fills(store, 'emptied', 'saving_2', { a: { text: '' } }))
    await screen.findByText(words.emptyTitle)
    expect(screen.getByRole('link', { name: words.toLessons }).getAttribute('href')).toBe('/learning')
    expect(screen.queryByText(words.rememberedTitle)).toBeNull()
  })

  it('are listed by module in course order, with day and lesson link', async () => {
    await open(async (store) => {
      await fills(store, 'b', 'saving_2', { a: { text: '1' } })
      await fills(store, 'a', 'foundations_3', { a: { text: '1' } })
      await fills(store, 'old', 'farming_1', { a: { text: 'Ask Dad' } }, '')
    })
    await screen.findByText(words.intro)
    const links = screen.getAllByRole('link', { name: /^Sheet/ })
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Sheet a', '/lesson/foundations/foundations_3#sheet'],
      ['Sheet b', '/lesson/saving/saving_2#sheet'],
    ])
    expect(screen.getAllByText(/Filled in Nov 19/)).toHaveLength(3)
    expect(screen.getByText(words.goneTitle)).toBeTruthy()
    expect(screen.getByText('Ask Dad')).toBeTruthy()
  })

  it('keep their own numbers when remembered numbers are deleted', async () => {
    const { user, store } = await open(async (store) => {
      await fills(store, 'a', 'foundations_3', { rent: { text: '850', as: 'rent' }, food: { text: '480' } })
      await fills(store, 'b', 'saving_2', { rent: { text: '850', as: 'rent', from: 'Sheet a' } })
    })
    await screen.findByText('Monthly rent or house payment')
    expect(screen.getByText('From “Sheet a”')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: words.forget }))
    await screen.findByText(words.forgotten)
    await waitFor(() => expect(screen.queryByText('Monthly rent or house payment')).toBeNull())
    const kept = sheetsOf(await store.kept.items('sheets'))
    expect(kept.map(({ entries }) => entries.get('rent')?.text)).toEqual(['850', '850'])
    expect(kept.some(({ entries }) => [...entries.values()].some(({ as }) => as !== undefined))).toBe(false)
  })

  it('say so when remembered numbers could not be deleted', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const { user } = await open((store) => fills(store, 'a', 'saving_2', { rent: { text: '850', as: 'rent' } }))
    const disk = failingPuts(Infinity)
    await user.click(await screen.findByRole('button', { name: words.forget }))
    await screen.findByText(words.notForgotten.quota)
    expect(screen.getByText('Monthly rent or house payment')).toBeTruthy()
    disk.mockRestore()
  })
})

describe('a number from a worksheet', () => {
  it('is remembered as last entered, unless it is copied or not numeric', async () => {
    const { store } = await open(async (store) => {
      await fills(store, 'a', 'saving_1', { x: { text: '1', as: 'rent' } })
      await fills(store, 'b', 'saving_2', { x: { text: '2', as: 'rent' }, y: { text: 'much', as: 'savings' } })
      await fills(store, 'c', 'saving_3', { x: { text: '3', as: 'rent', from: 'Sheet b' } })
    })
    const remembered = rememberedOf(sheetsOf(await store.kept.items('sheets')))
    expect([...remembered]).toEqual([['rent', { text: '2', sheet: 'b', title: 'Sheet b', turn: 2 }]])
  })

  const openTool = (text: string) =>
    renderScreen(<ToolsScreen />, {
      path: '/tools?tool=budget',
      before: (store) => fills(store, 'a', 'foundations_3', { pay: { text, as: 'takeHomePay' } }, 'My month'),
    })

  it('is offered while a tool shows its example, and used on press', async () => {
    const { user } = await openTool('2480')
    const offer = await screen.findByRole('button', { name: /use 2,480 from “My month”/ })
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: /take-home/i })
    expect(field.value).toBe('2,600')
    await user.click(offer)
    expect(field.value).toBe('2,480')
    expect(document.activeElement).toBe(field)
    expect(screen.queryByRole('button', { name: /My month/ })).toBeNull()
  })

  it('is never offered over an entered number', async () => {
    const { user } = await openTool('2480')
    await user.type(await screen.findByRole('textbox', { name: /take-home/i }), '5')
    expect(screen.queryByRole('button', { name: /My month/ })).toBeNull()
  })

  it('is not offered when the tool would reject it', async () => {
    await openTool('99999999')
    await screen.findByRole('button', { name: toolsWords.copyLink })
    expect(screen.queryByRole('button', { name: /My month/ })).toBeNull()
  })
})
