import { cleanup, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { ReleaseFocus } from '../../src/ui/ReleaseFocus'

afterEach(cleanup)

function Pages() {
  const [page, setPage] = useState(1)
  return (
    <>
      <button type="button">Menu</button>
      <main>
        <div key={page}>
          <ReleaseFocus />
          <button type="button" onClick={() => setPage(page + 1)}>
            {`Leave page ${page}`}
          </button>
        </div>
      </main>
    </>
  )
}

it('takes the focus from a control before its page is removed', async () => {
  const user = userEvent.setup()
  render(<Pages />)
  const leave = screen.getByText('Leave page 1')
  const wasOnPage: boolean[] = []
  leave.addEventListener('blur', () => wasOnPage.push(leave.isConnected))
  await user.click(leave)
  expect(screen.getByText('Leave page 2')).toBeTruthy()
  expect(wasOnPage).toEqual([true])
  expect(document.activeElement).toBe(document.body)
})

it('leaves the focus on a control outside of the page', async () => {
  render(<Pages />)
  screen.getByText('Menu').focus()
  screen.getByText('Leave page 1').click()
  expect(await screen.findByText('Leave page 2')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByText('Menu'))
})
