import { act, cleanup, render, type RenderResult } from '@testing-library/react'
import { type UserEvent, userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, vi } from 'vitest'
import { waitInRealTime } from './waitInRealTime'

/** Longer than any part of the frame delays what it shows. */
const MOST_MS = 3_000

export interface RenderedPart extends RenderResult {
  readonly user: UserEvent
}

/**
 * Renders a component with everything that it needs, in a page whose time stops until `advance`. It is for parts of the
 * frame, which read no database. A screen of the learner area has `renderScreen`.
 *
 * @param prerendered the element with its HTML, as on a public page before its script loads
 */
export function renderPart(node: ReactNode, prerendered?: HTMLElement): RenderedPart {
  vi.useFakeTimers()
  // React ignores the time stamp of an event at 0 ms.
  vi.advanceTimersByTime(1)
  waitInRealTime(MOST_MS)
  const rendered = prerendered === undefined ? render(node) : render(node, { container: prerendered, hydrate: true })
  return { ...rendered, user: userEvent.setup({ delay: null }) }
}

/** Advances the time, and runs the work that it triggers. */
export async function advance(ms = 0): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(ms))
}

/** A promise that the test resolves. */
export function later<Value>() {
  let resolve: (value: Value) => void = () => undefined
  let reject: (error: unknown) => void = () => undefined
  const promise = new Promise<Value>((fulfil, refuse) => {
    resolve = fulfil
    reject = refuse
  })
  return { promise, resolve, reject }
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
})
