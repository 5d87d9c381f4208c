import { screen } from '@testing-library/react'
import { useState } from 'react'
import { Link, MemoryRouter } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { useFragmentTarget } from '../../src/session/useFragmentTarget'
import { renderPart } from '../render/renderPart'

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

it('scrolls to the heading and focuses it when the address names it', () => {
  const { scroll, heading } = opened('/profile#storage')
  expect(scroll.mock.contexts).toEqual([heading])
  expect(document.activeElement).toBe(heading)
})

it.each(['/profile', '/profile#storage-2', '/profile#'])('leaves the page alone at %s', (path) => {
  const { scroll, heading } = opened(path)
  expect(scroll).not.toHaveBeenCalled()
  expect(document.activeElement).not.toBe(heading)
})

it('takes the focus once, not at every later render', async () => {
  const { user, scroll } = opened('/profile#storage')
  const button = screen.getByRole('button')
  await user.click(button)
  expect(screen.getByText('Pressed 1')).toBe(button)
  expect(document.activeElement).toBe(button)
  expect(scroll).toHaveBeenCalledOnce()
})

it('focuses the heading when a link on the same page is followed', async () => {
  const { user, heading } = opened('/profile')
  await user.click(screen.getByRole('link'))
  expect(document.activeElement).toBe(heading)
})
