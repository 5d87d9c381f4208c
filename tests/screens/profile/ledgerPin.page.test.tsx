import { loginWords } from '#words/login'
import { pinWords as words } from '#words/pin'
import { screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { PinOutcome } from '../../../src/data/accounts/accounts'
import { LedgerPin } from '../../../src/screens/profile/LedgerPin'
import { later } from '../../render/renderPart'
import { renderScreen } from '../renderScreen'

const button = (text: string) => screen.getByRole('button', { name: new RegExp(`^${text}`) })
const opened = (hasPin = false) =>
  renderScreen(<LedgerPin />, { learner: hasPin ? { hasPin: true, isProtected: true } : {} })

async function typed(page: Awaited<ReturnType<typeof opened>>, pin: string, repeat = pin): Promise<void> {
  await page.user.type(screen.getByLabelText(words.new), pin)
  await page.user.type(screen.getByLabelText(words.repeat), repeat)
}

describe('my PIN', () => {
  it('explains itself, is set once for many presses, and confirms', async () => {
    const page = await opened()
    expect(screen.getByText(new RegExp(words.what.slice(0, 40)))).toBeTruthy()
    const answer = later<PinOutcome>()
    const asked = vi.spyOn(page.accounts, 'changePin').mockReturnValue(answer.promise)
    await page.user.click(button(words.set))
    await typed(page, '4711')
    await page.user.dblClick(button(words.save))
    expect(asked.mock.calls).toEqual([[page.learner.id, '4711', '']])
    answer.resolve({ kind: 'changed', learner: page.learner })
    await page.advance(0)
    expect(screen.getByText(words.saved)).toBeTruthy()
    expect(document.activeElement?.textContent).toBe(words.set)
  })

  it('rejects two that differ or are short, focusing the field', async () => {
    const page = await opened()
    await page.user.click(button(words.set))
    await typed(page, '4711', '4712')
    await page.user.click(button(words.save))
    expect(screen.getByText(words.differ)).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByLabelText(words.new))
    await typed(page, '12')
    await page.user.click(button(words.save))
    await page.advance(0)
    expect(screen.getByText(words.refused['pin-invalid'])).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByLabelText(words.new))
  })

  it('shows when a forgotten PIN is removed, and how to stop it', async () => {
    const pinOffAt = new Date('2026-11-21T08:30:00').toISOString()
    await renderScreen(<LedgerPin />, { learner: { hasPin: true, isProtected: true, pinOffAt } })
    expect(screen.getByText(words.comesOff('2026-11-21', new Date(pinOffAt)))).toBeTruthy()
    expect(screen.getByText(new RegExp(words.saidForgotten.slice(0, 40)))).toBeTruthy()
  })

  it('mentions no removal when no one forgot it', async () => {
    await opened(true)
    expect(screen.queryByText(new RegExp(words.saidForgotten.slice(0, 40)))).toBeNull()
  })

  it('is removed with the current PIN, and not with another', async () => {
    const page = await opened(true)
    const asked = vi.spyOn(page.accounts, 'changePin')
    asked.mockResolvedValueOnce({ kind: 'refused', reason: 'no-match' })
    await page.user.click(button(words.takeOff))
    await page.user.type(screen.getByLabelText(words.present), '0000')
    await page.user.click(button(words.takeOff))
    await page.advance(0)
    expect(screen.getByText(words.refused['no-match'])).toBeTruthy()
    expect(screen.queryByText(words.putIn(4))).toBeNull()
    await page.user.keyboard('47119{Backspace}1')
    asked.mockResolvedValueOnce({ kind: 'changed', learner: page.learner })
    await page.user.click(button(words.takeOff))
    await page.advance(0)
    expect(asked.mock.calls[1]).toEqual([page.learner.id, undefined, '4711'])
    expect(screen.getByText(words.takenOff)).toBeTruthy()
  })

  it('is set with the keys on the page, field after field', async () => {
    const page = await opened(true)
    const asked = vi.spyOn(page.accounts, 'changePin')
    await page.user.click(button(words.change))
    for (const digit of '471112341234') {
      const pad = screen.getByRole('group', { name: words.pad })
      await page.user.click(within(pad).getByRole('button', { name: digit }))
    }
    expect(screen.getAllByText(words.putIn(4))).toHaveLength(3)
    await page.user.click(button(words.save))
    expect(asked.mock.calls).toEqual([[page.learner.id, '1234', '4711']])
  })

  it('is removed with the account’s password instead', async () => {
    const page = await renderScreen(<LedgerPin />, {
      learner: { hasPin: true, isProtected: true, email: 'ana@example.org' },
    })
    const asked = vi.spyOn(page.accounts, 'changePin')
    await page.user.click(button(words.takeOff))
    await page.user.click(button(words.forgotPassword))
    await page.user.click(button(words.byPin))
    expect(screen.getByLabelText(words.present)).toBeTruthy()
    await page.user.click(button(words.forgotPassword))
    const field = screen.getByLabelText<HTMLInputElement>(loginWords.password)
    expect(field.autocomplete).toBe('current-password')
    await page.user.type(field, 'long and safe{Enter}')
    expect(asked.mock.calls).toEqual([[page.learner.id, undefined, 'long and safe']])
  })

  it('is in no input and no text of the page while typed', async () => {
    const page = await opened(true)
    await page.user.click(button(words.change))
    await page.user.click(screen.getByLabelText(words.present))
    await page.user.keyboard('8642')
    await screen.findByText(words.putIn(4))
    const form = screen.getByLabelText(words.present).closest('form')
    expect(form?.querySelector('input')).toBeNull()
    for (const pressed of form?.querySelectorAll('button') ?? []) pressed.remove()
    expect(form?.textContent).toMatch(/^Current PIN●●●●/)
    expect(form?.textContent).not.toMatch(/[862]/)
  })

  it.each<[string, PinOutcome, string]>([
    ['too many tries', { kind: 'refused', reason: 'wait', waitMs: 30_000 }, loginWords.wait(30_000)],
    ['a disk that refuses', { kind: 'refused', reason: 'storage-refused' }, words.refused.other],
  ])('shows the outcome after %s', async (_case, outcome, text) => {
    const page = await opened(true)
    vi.spyOn(page.accounts, 'changePin').mockResolvedValue(outcome)
    await page.user.click(button(words.takeOff))
    await page.user.click(button(words.takeOff))
    await page.advance(0)
    expect(screen.getByText(text)).toBeTruthy()
  })
})
