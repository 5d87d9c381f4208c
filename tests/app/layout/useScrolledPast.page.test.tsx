import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useScrolledPast } from '../../../src/app/layout/useScrolledPast'

type Tell = (entries: readonly { readonly isIntersecting: boolean }[]) => void

let tell: Tell = () => undefined
const observe = vi.fn<(element: Element) => void>()
const disconnect = vi.fn<() => void>()

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly observe = observe
      readonly disconnect = disconnect
      constructor(listener: Tell) {
        tell = listener
      }
    },
  )
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.resetAllMocks()
})

function Page({ hasTop = true }: { readonly hasTop?: boolean }) {
  const [top, isPast] = useScrolledPast()
  return (
    <>
      {hasTop ? <i ref={top} /> : null}
      {isPast ? 'past' : 'top'}
    </>
  )
}

const seen = (...isIntersecting: readonly boolean[]) =>
  act(() => tell(isIntersecting.map((one) => ({ isIntersecting: one }))))

it('is at the top initially, and again after scrolling back', () => {
  const { container } = render(<Page />)
  expect(container.textContent).toBe('top')
  seen(false)
  expect(container.textContent).toBe('past')
  seen(true)
  expect(container.textContent).toBe('top')
})

it('uses the last of several changes', () => {
  const { container } = render(<Page />)
  seen(false, true)
  expect(container.textContent).toBe('top')
  seen(true, false)
  expect(container.textContent).toBe('past')
})

it('observes one element, and stops when it is gone', () => {
  const { container, rerender, unmount } = render(<Page />)
  rerender(<Page />)
  expect(observe.mock.calls).toEqual([[container.querySelector('i')]])
  expect(disconnect).not.toHaveBeenCalled()
  rerender(<Page hasTop={false} />)
  expect(disconnect).toHaveBeenCalledTimes(1)
  rerender(<Page />)
  unmount()
  expect(disconnect).toHaveBeenCalledTimes(2)
})
