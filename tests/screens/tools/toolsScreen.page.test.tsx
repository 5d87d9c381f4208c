import { act, fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { learnerFrameWords } from '#words/learnerFrame'
import { toolNames } from '#words/toolNames'
import { toolsWords as words } from '#words/tools'
import { toolsDebtPayoffWords as debtWords } from '#words/toolsDebtPayoff'
import { toolsLoanWords as loanWords } from '#words/toolsLoan'
import { loadTool } from '../../../src/screens/tools/loadTool'
import { ToolsScreen } from '../../../src/screens/tools/ToolsScreen'
import { type RenderedScreen, renderScreen } from '../renderScreen'

function openTools(search: string, now?: string): Promise<RenderedScreen> {
  return renderScreen(<ToolsScreen />, {
    path: `/tools${search}`,
    pattern: '/tools',
    ...(now !== undefined && { now }),
  })
}

/** Finds the amount field once the calculator has loaded. */
const amount = () => screen.findByRole<HTMLInputElement>('textbox', { name: loanWords.amount })
const finding = () => screen.getByRole('heading', { level: 2, name: /cost|save|interest/i })
const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent)

describe('a calculator with the rates of a year', () => {
  const older = words.olderRates('2026', '2027')

  it.each([
    ['2026-12-31T23:59:00', 0],
    ['2027-01-01T00:01:00', 1],
    ['2019-06-01T12:00:00', 0],
  ])('says at %s how many times that its rates are older: %d', async (now, times) => {
    await openTools('?tool=take-home-pay', now)
    await screen.findByText(words.estimate)
    expect(screen.queryAllByText(older)).toHaveLength(times)
  })

  it('has no such note without rates of a year', async () => {
    await openTools('?tool=loan', '2027-01-01T00:01:00')
    await screen.findByText(words.estimate)
    expect(screen.queryAllByText(older)).toHaveLength(0)
  })
})

describe('a tool while it opens', () => {
  it('shows its name immediately, then its numbers', async () => {
    const script = await loadTool.loan()
    let arrive = (): void => undefined
    vi.spyOn(loadTool, 'loan').mockReturnValue(
      new Promise((resolve) => {
        arrive = () => resolve(script)
      }),
    )
    await openTools('?tool=loan')
    expect(screen.getByRole('heading', { name: toolNames.loan })).toBeTruthy()
    expect(screen.getByText(words.loading)).toBeTruthy()
    arrive()
    await amount()
    expect(screen.queryByText(words.loading)).toBeNull()
  })

  it('says that it is not on this device, and opens on retry', async () => {
    vi.spyOn(loadTool, 'loan').mockRejectedValueOnce(new TypeError('Failed to fetch'))
    const { user } = await openTools('?tool=loan')
    await screen.findByText(words.notLoadedText)
    expect(screen.queryByText(words.loading)).toBeNull()
    await user.click(screen.getByRole('button', { name: learnerFrameWords.tryAgain }))
    await amount()
    expect(screen.queryByText(words.notLoadedText)).toBeNull()
  })

  it('leads to the list when the address names none', async () => {
    const { user } = await openTools('?tool=lona')
    await screen.findByRole('heading', { name: words.unknownTitle })
    await user.click(screen.getByRole('link', { name: words.allTools }))
    await screen.findByRole('link', { name: toolNames.loan })
    expect(screen.getByRole('heading', { level: 1, name: words.title })).toBeTruthy()
  })

  it('starts loading when its link in the list is pressed', async () => {
    const load = vi.spyOn(loadTool, 'loan')
    await openTools('')
    fireEvent.pointerDown(screen.getByRole('link', { name: toolNames.loan }))
    expect(load).toHaveBeenCalledTimes(1)
  })
})

describe('my numbers', () => {
  it('appear in the address after a pause, when the finding is announced', async () => {
    const page = await openTools('?tool=loan')
    const field = await amount()
    await page.user.clear(field)
    await page.user.type(field, '7500')
    await page.advance(699)
    expect(page.location().search).toBe('?tool=loan')
    expect(said()).not.toContain(finding().textContent)
    await page.advance(1)
    expect(new URLSearchParams(page.location().search).get('amount')).toBe('7500')
    expect(said()).toContain(finding().textContent)
  })

  it('leave the address alone when I leave before the pause ends', async () => {
    const page = await openTools('?tool=loan')
    await page.user.type(await amount(), '9')
    await page.user.click(screen.getByRole('link', { name: words.allTools }))
    await page.advance(1000)
    expect(page.location().search).toBe('')
  })

  it('keep the previous result when invalid, and explain after leaving', async () => {
    const page = await openTools('?tool=loan')
    const field = await amount()
    const before = finding().textContent
    await page.user.clear(field)
    expect(screen.getByText(words.waiting(words.field(loanWords.amount)))).toBeTruthy()
    expect(finding().textContent).toBe(before)
    expect(field.getAttribute('aria-invalid')).not.toBe('true')
    await page.user.tab()
    expect(field.getAttribute('aria-invalid')).toBe('true')
    await page.user.type(field, '2400')
    await page.user.tab()
    expect(field.value).toBe('2,400')
    expect(field.getAttribute('aria-invalid')).not.toBe('true')
  })

  it('lead on Enter to the result, or the first invalid field', async () => {
    const page = await openTools('?tool=loan')
    await page.user.type(await amount(), '{Enter}')
    expect(document.activeElement).toBe(finding())
    const rate = screen.getByRole('textbox', { name: loanWords.rate })
    await page.user.clear(rate)
    await page.user.keyboard('{Enter}')
    expect(rate.getAttribute('aria-invalid')).toBe('true')
    await page.user.type(await amount(), '{Enter}')
    expect(document.activeElement).toBe(rate)
  })

  it('are replaced by the example on request', async () => {
    const page = await openTools('?tool=loan&amount=7500')
    expect((await amount()).value).toBe('7,500')
    expect(screen.queryByText(words.example)).toBeNull()
    await page.user.click(screen.getByRole('button', { name: words.toExample }))
    expect((await amount()).value).toBe('5,000')
    expect(screen.getByText(words.example)).toBeTruthy()
    expect(document.activeElement?.tagName).toBe('H1')
  })
})

describe('the rows of a list', () => {
  const rows = () => screen.getAllByRole('group', { name: /^Debt \d+$/ })

  it('grow with the focus in the new one, and announce removal', async () => {
    const page = await openTools('?tool=debt-payoff')
    await page.user.click(await screen.findByRole('button', { name: debtWords.addDebt }))
    expect(rows()).toHaveLength(4)
    const [, , , added] = rows()
    if (added === undefined) throw new Error('no row was added')
    expect(document.activeElement).toBe(within(added).getByRole('textbox', { name: debtWords.name }))
    await page.user.keyboard('Aunt')
    await page.user.click(screen.getByRole('button', { name: debtWords.removeDebt('Card') }))
    expect(rows()).toHaveLength(3)
    expect(document.activeElement).toBe(screen.getByRole('button', { name: debtWords.addDebt }))
    expect(said()).toContain(words.removed('Card'))
    expect(screen.getByDisplayValue('Aunt')).toBeTruthy()
  })

  it('show no errors when just added, before I visit them', async () => {
    const page = await openTools('?tool=debt-payoff')
    await page.user.click(await screen.findByRole('button', { name: debtWords.addDebt }))
    await page.user.keyboard('Aunt{Tab}')
    const [, , , added] = rows()
    if (added === undefined) throw new Error('no row was added')
    const balance = within(added).getByRole('textbox', { name: debtWords.balance })
    expect(balance.getAttribute('aria-invalid')).not.toBe('true')
    await page.user.tab()
    expect(balance.getAttribute('aria-invalid')).toBe('true')
  })
})

describe('a link with my numbers', () => {
  it('is copied, announced, and forgotten once the numbers change', async () => {
    const page = await openTools('?tool=loan&amount=7500')
    const field = await amount()
    await page.user.dblClick(screen.getByRole('button', { name: words.copyLink }))
    await screen.findByText(words.copied)
    expect(await navigator.clipboard.readText()).toContain('/tools?tool=loan&amount=7500')
    await page.user.type(field, '0')
    expect(screen.queryByText(words.copied)).toBeNull()
  })

  it('is shown for manual copying when the browser rejects copying', async () => {
    const page = await openTools('?tool=loan&amount=7500')
    await amount()
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('No', 'NotAllowedError'))
    await page.user.click(screen.getByRole('button', { name: words.copyLink }))
    const link = await screen.findByLabelText<HTMLInputElement>(words.copyByHand)
    expect(link.value).toContain('/tools?tool=loan&amount=7500')
    expect(screen.queryByText(words.copied)).toBeNull()
  })
})

describe('the details behind the result', () => {
  const part = (summary: string) => {
    const details = screen.getByText(summary).closest('details')
    if (details === null) throw new Error(`${summary} does not fold`)
    return details
  }

  it('unfold on paper, fold again, and stay open if I opened them', async () => {
    await openTools('?tool=loan')
    await amount()
    const [numbers, formula] = [part(words.numbersBehind), part(words.howFigured)]
    act(() => {
      formula.open = true
    })
    act(() => void window.dispatchEvent(new Event('beforeprint')))
    expect([numbers.open, formula.open]).toEqual([true, true])
    act(() => void window.dispatchEvent(new Event('afterprint')))
    expect([numbers.open, formula.open]).toEqual([false, true])
  })

  it('render the long list only when opened, and never on paper', async () => {
    await openTools('?tool=loan')
    await amount()
    const schedule = part(loanWords.schedule)
    act(() => void window.dispatchEvent(new Event('beforeprint')))
    expect(within(schedule).queryByRole('table')).toBeNull()
    act(() => {
      schedule.open = true
      schedule.dispatchEvent(new Event('toggle'))
    })
    expect(within(schedule).getByRole('table')).toBeTruthy()
  })
})
