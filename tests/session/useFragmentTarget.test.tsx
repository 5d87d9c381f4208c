// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { Link, MemoryRouter } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { useFragmentTarget } from '../../src/session/useFragmentTarget'
import { renderPart } from '../hands/renderPart'

function Target() {
  const heading = useFragmentTarget('storage')
  const [presses, setPresses] = useState(0)
  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        Storage
      </h2>
      <button type="button" onClick={() => setPresses(presses + 1)}>
        Pressed {presses}
      </button>
      <Link to="#storage">To storage</Link>
    </>
  )
}

function opened(path: string) {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined)
  const part = renderPart(
    <MemoryRouter initialEntries={[path]}>
      <Target />
    </MemoryRouter>,
  )
  return { ...part, scroll, heading: screen.getByRole('heading') }
}

it('comes into view with the focus where the address names it', () => {
  const { scroll, heading } = opened('/profile#storage')
  expect(scroll.mock.contexts).toEqual([heading])
  expect(document.activeElement).toBe(heading)
})

it.each(['/profile', '/profile#storage-2', '/profile#'])('leaves the page alone at %s', (path) => {
  const { scroll, heading } = opened(path)
  expect(scroll).not.toHaveBeenCalled()
  expect(document.activeElement).not.toBe(heading)
})

it('takes the focus once, not with everything that changes on the page afterwards', async () => {
  const { user, scroll } = opened('/profile#storage')
  const button = screen.getByRole('button')
  await user.click(button)
  expect(screen.getByText('Pressed 1')).toBe(button)
  expect(document.activeElement).toBe(button)
  expect(scroll).toHaveBeenCalledOnce()
})

it('is followed to by a link on its own page', async () => {
  const { user, heading } = opened('/profile')
  await user.click(screen.getByRole('link'))
  expect(document.activeElement).toBe(heading)
})
