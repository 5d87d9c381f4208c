import { act, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { signWords as words } from '#words/sign'
import cards from '../../../src/core/curriculum/signCards.json'
import { SignScreen } from '../../../src/screens/sign/SignScreen'
import { readiness } from '../../../src/platform/window/readiness'
import type { ReadinessState } from '../../../src/platform/workerMessages'
import { lessonPath, signPath, toolPath } from '../../../src/words/links'
import { renderScreen } from '../renderScreen'

const open = (path = signPath()) => renderScreen(<SignScreen />, { path, pattern: '/learning' })
const card = () => within(screen.getByRole('article'))
const names = () => within(screen.getByRole('navigation', { name: words.which }))

function workerSays(state: ReadinessState): void {
  const none = { done: 0, total: 1 }
  act(() => readiness.receive({ type: 'readiness', state, precache: none, lessons: none, quizzes: none, bytes: 1 }))
}

afterEach(() => workerSays('filling'))

describe('Before you sign', () => {
  it('asks three questions, gives the rule, and links to a calculator', async () => {
    await open()
    expect(card().getAllByRole('listitem')).toHaveLength(3)
    expect(screen.getByRole('article', { name: 'A loan' })).toBeTruthy()
    expect(card().getByText(/the payment times the number of payments/)).toBeTruthy()
    expect(card().getByRole('link', { name: 'What does this loan cost?' }).getAttribute('href')).toBe(toolPath('loan'))
  })

  it.each(cards.map(({ id, short, title }) => [short, id, title]))(
    '%s has a card of its own',
    async (short, id, title) => {
      const { user, location } = await open(signPath(id === 'loan' ? 'car' : 'loan'))
      await user.click(names().getByRole('link', { name: short }))
      expect(screen.getByRole('article', { name: title })).toBeTruthy()
      expect(names().getByRole('link', { current: 'page' }).textContent).toBe(short)
      expect(location().search).toBe(`?view=sign&card=${id}`)
    },
  )

  it('announces another card, and keeps the focus on its name', async () => {
    const { user } = await open()
    const lease = names().getByRole('link', { name: 'Lease' })
    await user.click(lease)
    expect(document.activeElement).toBe(lease)
    expect(screen.getByRole('article', { name: 'A lease' }).closest('[aria-live="polite"]')).not.toBeNull()
  })

  it('shows the first card for an unknown address', async () => {
    await open(signPath('yacht'))
    expect(screen.getByRole('article', { name: 'A loan' })).toBeTruthy()
  })

  it('makes a phone number a link', async () => {
    await open()
    expect(card().getByRole('link', { name: '211' }).getAttribute('href')).toBe('tel:211')
  })

  it('links a call about money to the first hours after a loss', async () => {
    await open(signPath('scam'))
    const [link] = card().getAllByRole('link')
    expect(link?.getAttribute('href')).toBe(lessonPath('banking', 'banking_4'))
  })

  it('claims to work offline only when every file is downloaded', async () => {
    await open()
    expect(screen.queryByText('Works')).toBeNull()
    workerSays('ready')
    expect(screen.getByText('Works')).toBeTruthy()
    workerSays('waiting')
    expect(screen.queryByText('Works')).toBeNull()
  })
})
