import { reloadPageWords } from '#words/reloadPage'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { toolsWords as words } from '#words/tools'
import { toolsLoanWords as loanWords } from '#words/toolsLoan'
import { loanTool } from '../../../src/screens/tools/calculators/loanTool'
import { exampleTexts, searchFromTexts } from '../../../src/screens/tools/form/texts'
import { ToolsScreen } from '../../../src/screens/tools/ToolsScreen'
import type { OpenedLearnerStore } from '../../../src/data/store/learnerStore'
import { failingPuts } from '../../data/store/faultyStorage'
import { renderScreen } from '../renderScreen'

const MINE = searchFromTexts('loan', loanTool.form, { ...exampleTexts(loanTool.form), amount: '7500' })
/** A saved link of an earlier version, in which a field had another name. */
const OF_EARLIER_FORM = MINE.replace('&amount=', '&borrowed=')
const openTool = (search = '?tool=loan', before?: (store: OpenedLearnerStore) => unknown) =>
  renderScreen(<ToolsScreen />, { path: `/tools${search}`, pattern: '/tools', ...(before && { before }) })
const amount = () => screen.findByRole<HTMLInputElement>('textbox', { name: loanWords.amount })
const keptBefore = (store: OpenedLearnerStore) => store.kept.keep('tools', 'loan', MINE)
const rows = async (store: OpenedLearnerStore) => await store.kept.items('tools')

async function types(page: Awaited<ReturnType<typeof openTool>>, text: string): Promise<void> {
  const field = await amount()
  await page.user.clear(field)
  await page.user.type(field, text)
}

describe('numbers entered into a tool', () => {
  it('are saved after a pause, confirmed, and restored next visit', async () => {
    const page = await openTool()
    await types(page, '7500')
    expect(screen.queryByText(words.numbers.there)).toBeNull()
    expect(await rows(page.store)).toEqual([])
    await page.advance(700)
    await screen.findByText(words.numbers.there)
    expect(await rows(page.store)).toEqual([{ key: 'loan', value: expect.stringContaining('amount=7500') }])
  })

  it('are shown when I come back, and labeled as mine', async () => {
    await openTool('?tool=loan', keptBefore)
    expect((await amount()).value).toBe('7,500')
    expect(screen.getByText(words.numbers.there)).toBeTruthy()
  })

  it('are replaced by a link’s numbers, which are not saved unchanged', async () => {
    const { store, advance } = await openTool('?tool=loan&amount=900', keptBefore)
    expect((await amount()).value).toBe('900')
    expect(screen.queryByText(words.numbers.there)).toBeNull()
    await advance(2000)
    expect(await rows(store)).toEqual([{ key: 'loan', value: MINE }])
  })

  it('are saved immediately when I leave', async () => {
    const page = await openTool()
    await types(page, '7500')
    page.unmount()
    await waitFor(async () => expect(await rows(page.store)).toHaveLength(1))
  })

  it('are deleted when I start again, and the example is shown', async () => {
    const { user, store } = await openTool('?tool=loan', keptBefore)
    await amount()
    await user.click(screen.getByRole('button', { name: words.toExample }))
    expect(screen.getByText(words.example)).toBeTruthy()
    await waitFor(async () => expect(await rows(store)).toEqual([]))
  })

  it('are reported unsaved on a full device, and saved later', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const page = await openTool()
    const disk = failingPuts(Infinity)
    await types(page, '7500')
    await page.advance(700)
    await screen.findByText(words.numbers.quota)
    expect((await amount()).value).toBe('7500')
    disk.mockRestore()
    await types(page, '7600')
    await page.advance(700)
    await screen.findByText(words.numbers.there)
  })

  it('offer to reload when a newer version is open in another tab', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const reload = vi.spyOn(window.location, 'reload').mockReturnValue(undefined)
    const page = await openTool()
    expect(screen.queryByRole('button', { name: reloadPageWords.action })).toBeNull()
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('', 'VersionError')
    })
    await types(page, '7500')
    await page.advance(700)
    await screen.findByText(words.numbers.outdated)
    await page.advance(600)
    await page.user.click(screen.getByRole('button', { name: reloadPageWords.action }))
    expect(reload).toHaveBeenCalledOnce()
  })

  it('are not shown to another learner', async () => {
    const page = await openTool('?tool=loan', keptBefore)
    await amount()
    const other = await page.switchLearner()
    expect(await rows(other)).toEqual([])
  })

  it('are all ignored when the tool’s fields have changed, with notice', async () => {
    const page = await openTool('?tool=loan', (store) => store.kept.keep('tools', 'loan', OF_EARLIER_FORM))
    const example = exampleTexts(loanTool.form)
    expect((await amount()).value).toBe(example['amount'])
    expect(screen.getByText(new RegExp(words.numbers['other-form'].slice(0, 40)))).toBeTruthy()
    await page.advance(2000)
    expect(await rows(page.store)).toEqual([{ key: 'loan', value: OF_EARLIER_FORM }])
    await types(page, '7600')
    await page.advance(700)
    await screen.findByText(words.numbers.there)
    expect(await rows(page.store)).toEqual([{ key: 'loan', value: expect.stringContaining('amount=7600') }])
  })

  it.each(['another text', 42, { tool: 'loan' }])(
    'are replaced by the example when the saved text is %j',
    async (value) => {
      await openTool('?tool=loan', (store) => store.kept.keep('tools', 'loan', value))
      await amount()
      expect(screen.getByText(new RegExp(words.example))).toBeTruthy()
    },
  )
})
