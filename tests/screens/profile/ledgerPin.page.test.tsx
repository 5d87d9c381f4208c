import { loginWords } from '#words/login'
import { pinWords as words } from '#words/pin'
import { screen } from '@testing-library/react'
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
    expect(document.activeElement).toBe(screen.getByLabelText(words.repeat))
    await page.user.clear(screen.getByLabelText(words.new))
    await page.user.clear(screen.getByLabelText(words.repeat))
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
    asked.mockResolvedValueOnce({ kind: 'changed', learner: page.learner })
    await page.user.click(button(words.takeOff))
    await page.advance(0)
    expect(asked.mock.calls[1]).toEqual([page.learner.id, undefined, '0000'])
    expect(screen.getByText(words.takenOff)).toBeTruthy()
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
