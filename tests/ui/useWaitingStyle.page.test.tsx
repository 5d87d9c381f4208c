import { renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { PageSpinner } from '../../src/app/PageSpinner'
import { Skeleton } from '../../src/ui/Skeleton'
import { useWaitingStyle } from '../../src/ui/useWaitingStyle'
import { renderPart } from '../render/renderPart'

const delayOf = (container: HTMLElement) =>
  container.querySelector<HTMLElement>('[role="status"]')?.style.animationDelay

it('shows the second sign of a wait as early as the first', () => {
  const { container, rerender, unmount } = renderPart(<PageSpinner />)
  expect(delayOf(container)).toBe('')
  vi.advanceTimersByTime(150)
  rerender(<Skeleton label="Loading" />)
  expect(delayOf(container)).toBe('50ms')
  unmount()
})

it('hides the sign of another wait for its own 200 ms', () => {
  const first = renderPart(<PageSpinner />)
  first.unmount()
  vi.advanceTimersByTime(150)
  const { container, rerender, unmount } = renderPart(<Skeleton label="Loading" />)
  expect(delayOf(container)).toBe('')
  vi.advanceTimersByTime(1000)
  // One screen is loading while a part of the last one still was.
  rerender(<PageSpinner />)
  expect(delayOf(container)).toBe('')
  unmount()
})

it('shortens the delay by the time another part has waited', () => {
  vi.useFakeTimers()
  const first = renderHook(() => useWaitingStyle(true))
  expect(first.result.current).toBeUndefined()
  vi.advanceTimersByTime(120)
  const second = renderHook(() => useWaitingStyle(false))
  expect(second.result.current).toEqual({ animationDelay: '80ms' })
  first.unmount()
  expect('waiting' in document.documentElement.dataset).toBe(true)
  second.unmount()
  expect('waiting' in document.documentElement.dataset).toBe(false)
  vi.useRealTimers()
})
