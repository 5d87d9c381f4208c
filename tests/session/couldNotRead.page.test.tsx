import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { learnerFrameWords as words } from '#words/learnerFrame'
import { CouldNotRead } from '../../src/session/CouldNotRead'

afterEach(cleanup)

it('offers to read again only where that is possible', async () => {
  const retry = vi.fn<() => void>()
  const { rerender } = render(<CouldNotRead text="Not here." />)
  expect(screen.getByRole('alert').textContent).toBe('Not here.')
  rerender(<CouldNotRead text="Not here." onRetry={retry} />)
  await userEvent.click(screen.getByRole('button', { name: words.tryAgain }))
  expect(retry).toHaveBeenCalledTimes(1)
})

it('shows a title as a heading, and its own button text', () => {
  render(<CouldNotRead title="No lessons" text="Not here." action="Load again" onRetry={() => undefined} />)
  expect(screen.getByRole('heading', { level: 2, name: 'No lessons' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Load again' })).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})
