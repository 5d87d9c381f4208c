import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { calculatorWords as words } from '#words/calculator'
import { learnerFrameWords } from '#words/learnerFrame'
import { toolNames } from '#words/toolNames'
import { toolsWords } from '#words/tools'
import { toolsLoanWords as loanWords } from '#words/toolsLoan'
import { CalculatorFold } from '../../../src/screens/lesson/calculator/CalculatorFold'
import { CalculatorContext, type LoadCalculator } from '../../../src/session/calculator'
import { loanTool } from '../../../src/screens/tools/calculators/loanTool'
import { exampleTexts, searchFromTexts } from '../../../src/screens/tools/form/texts'
import { openCalculator } from '../../../src/screens/tools/lesson/LessonCalculator'
import type { OpenedLearnerStore } from '../../../src/data/store/learnerStore'
import { failingPuts } from '../../data/store/faultyStorage'
import { renderScreen, type ScreenOptions } from '../renderScreen'

const NUMBERS = 'amount=12000&rate=14&months=60&fee=0&extra=0'
const MINE = searchFromTexts('loan', loanTool.form, { ...exampleTexts(loanTool.form), amount: '7500' })
const PATH = '/lesson/credit/credit_2?from=plan'

async function openLesson(
  load: LoadCalculator = openCalculator,
  before?: ScreenOptions['before'],
  calculator = { tool: 'loan', numbers: NUMBERS },
) {
  const page = await renderScreen(
    <CalculatorContext value={load}>
      <CalculatorFold calculator={calculator} />
    </CalculatorContext>,
    { path: PATH, pattern: '/lesson/:moduleId/:lessonId', ...(before && { before }) },
  )
  const label = () => screen.getByText(words.fold(toolNames.loan))
  return { ...page, unfold: () => page.user.click(label()) }
}

const amount = () => screen.findByRole<HTMLInputElement>('textbox', { name: loanWords.amount })
const keptBefore = (store: OpenedLearnerStore) => store.kept.keep('tools', 'loan', MINE)
const rows = async (store: OpenedLearnerStore) => await store.kept.items('tools')
const button = (name: string) => screen.queryByRole('button', { name })

async function types(page: Awaited<ReturnType<typeof openLesson>>, text: string): Promise<void> {
  const field = await amount()
  await page.user.clear(field)
  await page.user.type(field, text)
}

describe('the calculator of a lesson', () => {
  it('loads nothing until opened, and only once when opened again', async () => {
    const load = vi.fn<LoadCalculator>(openCalculator)
    const page = await openLesson(load)
    expect(load).not.toHaveBeenCalled()
    await page.unfold()
    await amount()
    await types(page, '7500')
    await page.unfold()
    await page.unfold()
    expect(load).toHaveBeenCalledTimes(1)
    expect((await amount()).value).toBe('7,500')
  })

  it('shows and labels the lesson’s numbers first, under lower-level headings', async () => {
    const page = await openLesson(openCalculator, keptBefore)
    await page.unfold()
    expect((await amount()).value).toBe('12,000')
    expect(screen.getByText(words.lessons)).toBeTruthy()
    expect(screen.getByRole('heading', { level: 3, name: /\$279\.22 a month/ })).toBeTruthy()
    expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([toolNames.loan])
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull()
    expect(button(words.toLessons)).toBeNull()
    await page.advance(2000)
    expect(await rows(page.store)).toEqual([{ key: 'loan', value: MINE }])
  })

  it('has no duplicate ids', async () => {
    const page = await openLesson()
    await page.unfold()
    await amount()
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  })

  it('saves entries like the calculator’s page, without changing the lesson’s address', async () => {
    const page = await openLesson()
    await page.unfold()
    await types(page, '7500')
    await page.advance(2000)
    await screen.findByText(toolsWords.numbers.there)
    expect(await rows(page.store)).toEqual([{ key: 'loan', value: expect.stringContaining('amount=7500') }])
    expect(`${page.location().pathname}${page.location().search}`).toBe(PATH)
  })

  it('offers my numbers from an earlier visit', async () => {
    const page = await openLesson(openCalculator, keptBefore)
    await page.unfold()
    await amount()
    await page.user.click(screen.getByRole('button', { name: words.toOwn }))
    expect((await amount()).value).toBe('7,500')
    expect(button(words.toOwn)).toBeNull()
    expect(document.activeElement?.textContent).toBe(toolNames.loan)
    await page.advance(700)
    await screen.findByText(toolsWords.numbers.there)
    expect(await rows(page.store)).toEqual([{ key: 'loan', value: MINE }])
  })

  it('returns to the lesson’s numbers without losing my latest ones', async () => {
    const page = await openLesson()
    await page.unfold()
    await types(page, '7500')
    await page.user.click(screen.getByRole('button', { name: words.toLessons }))
    expect((await amount()).value).toBe('12,000')
    expect(screen.getByText(words.lessons)).toBeTruthy()
    await waitFor(async () =>
      expect(await rows(page.store)).toEqual([{ key: 'loan', value: expect.stringContaining('amount=7500') }]),
    )
    await page.user.click(screen.getByRole('button', { name: words.toOwn }))
    expect((await amount()).value).toBe('7,500')
  })

  it('announces a trial, and does not overwrite my saved numbers', async () => {
    const page = await openLesson(openCalculator, keptBefore)
    await page.unfold()
    await types(page, '9')
    await page.advance(2000)
    expect(screen.getByText(words.trial)).toBeTruthy()
    expect(await rows(page.store)).toEqual([{ key: 'loan', value: MINE }])
    await page.user.click(screen.getByRole('button', { name: words.toLessons }))
    await page.user.click(screen.getByRole('button', { name: words.toOwn }))
    expect((await amount()).value).toBe('7,500')
    await types(page, '7600')
    await page.advance(2000)
    await screen.findByText(toolsWords.numbers.there)
    expect(await rows(page.store)).toEqual([{ key: 'loan', value: expect.stringContaining('amount=7600') }])
  })

  it('saves my latest entries when I leave the lesson', async () => {
    const page = await openLesson()
    await page.unfold()
    await types(page, '7500')
    page.unmount()
    await waitFor(async () => expect(await rows(page.store)).toHaveLength(1))
  })

  it.each(['?tool=loan&borrowed=7500', 42])('offers nothing when the saved text is %j', async (value) => {
    const page = await openLesson(openCalculator, (store) => store.kept.keep('tools', 'loan', value))
    await page.unfold()
    await amount()
    expect(button(words.toOwn)).toBeNull()
  })

  it('says that my numbers are not saved when the device is full', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const page = await openLesson()
    await page.unfold()
    await amount()
    const disk = failingPuts(Infinity)
    await types(page, '7500')
    await page.advance(700)
    await screen.findByText(toolsWords.numbers.quota)
    expect((await amount()).value).toBe('7500')
    disk.mockRestore()
  })

  it('says which number to fix and keeps the previous result', async () => {
    const page = await openLesson()
    await page.unfold()
    await page.user.clear(await amount())
    expect(screen.getByText(toolsWords.waiting(toolsWords.field(loanWords.amount)))).toBeTruthy()
    await page.user.keyboard('{Enter}')
    expect((await amount()).getAttribute('aria-invalid')).toBe('true')
  })

  it('moves to the result on Enter', async () => {
    const page = await openLesson()
    await page.unfold()
    await page.user.type(await amount(), '{Enter}')
    expect(document.activeElement?.tagName).toBe('H3')
  })

  it('says that it could not be opened, and opens on retry', async () => {
    const load = vi.fn<LoadCalculator>(openCalculator).mockRejectedValueOnce(new Error('offline'))
    const page = await openLesson(load)
    await page.unfold()
    await screen.findByText(words.notLoadedText)
    await page.user.click(screen.getByRole('button', { name: learnerFrameWords.tryAgain }))
    expect((await amount()).value).toBe('12,000')
    expect(screen.queryByText(words.notLoadedText)).toBeNull()
  })

  it('can be left while it loads', async () => {
    const page = await openLesson(() => new Promise(() => undefined))
    await page.unfold()
    expect(screen.getByText(words.loading)).toBeTruthy()
    page.unmount()
  })

  it.each(['lottery', 'constructor'])('is hidden when this version has no tool called %s', async (tool) => {
    await openLesson(openCalculator, undefined, { tool, numbers: NUMBERS })
    expect(document.querySelector('details')).toBeNull()
  })
})
