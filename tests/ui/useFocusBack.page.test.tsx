import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { useFocusBack } from '../../src/ui/useFocusBack'

afterEach(cleanup)

function Name() {
  const [isAsked, setAsked] = useState(false)
  const [change, focusBack] = useFocusBack()
  const leave = (): void => {
    focusBack()
    setAsked(false)
  }
  if (isAsked)
    return (
      <button type="button" onClick={leave}>
        Cancel
      </button>
    )
  return (
    <button type="button" ref={change} onClick={() => setAsked(true)}>
      Change
    </button>
  )
}

it('focuses the button that returns, but never one at the start', async () => {
  const user = userEvent.setup()
  render(<Name />)
  expect(document.activeElement).toBe(document.body)
  await user.click(screen.getByText('Change'))
  await user.click(screen.getByText('Cancel'))
  expect(document.activeElement).toBe(screen.getByText('Change'))
})
