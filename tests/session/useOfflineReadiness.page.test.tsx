import { dashboardWords as words } from '#words/dashboard'
import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { readinessText } from '../../src/session/readinessText'
import { useOfflineReadiness } from '../../src/session/useOfflineReadiness'
import { readiness } from '../../src/platform/window/readiness'
import type { ReadinessMessage } from '../../src/platform/workerMessages'
import { renderPart } from '../render/renderPart'

const message = (state: ReadinessMessage['state'], done: number): ReadinessMessage => ({
  type: 'readiness',
  state,
  precache: { done, total: 10 },
  lessons: { done: 0, total: 49 },
  quizzes: { done: 0, total: 10 },
  bytes: 2_000_000,
})

function Ready() {
  return <p>{readinessText(useOfflineReadiness())}</p>
}
const text = () => screen.getByRole('paragraph').textContent

it('describes each state of saving the course, and stops after unmounting', () => {
  const { unmount } = renderPart(<Ready />)
  expect(text()).toBe(words.checking)
  act(() => readiness.receive(message('filling', 4)))
  expect(text()).toBe(words.filling(4, 69))
  act(() => readiness.receive(message('paused-save-data', 4)))
  expect(text()).toBe(words.paused)
  act(() => readiness.become('waiting'))
  expect(text()).toBe(words.notReady.here(4, 69))
  act(() => readiness.become('unsupported'))
  expect(text()).toBe(words.unsupported)
  act(() => readiness.receive(message('ready', 10)))
  expect(text()).toBe(words.ready(2_000_000))
  unmount()
  readiness.receive(message('filling', 5))
  expect(document.body.textContent).toBe('')
})
