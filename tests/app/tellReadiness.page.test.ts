import { beforeEach, expect, it, vi } from 'vitest'
import { tellReadiness } from '../../src/app/public/tellReadiness'
import { createReadiness } from '../../src/platform/window/readiness'
import type { ReadinessMessage, ReadinessState } from '../../src/platform/workerMessages'

const place = document.createElement('div')
const readiness = createReadiness()
const message = (state: ReadinessState, done = 10): ReadinessMessage => ({
  type: 'readiness',
  state,
  precache: { done, total: 100 },
  lessons: { done: 49, total: 49 },
  quizzes: { done: 10, total: 10 },
  bytes: 1_100_000,
})

beforeEach(() => {
  place.dataset['text'] = 'The promise'
  place.innerHTML = '<span>The promise</span>'
})

it('keeps the promise until a report arrives, then shows the progress', () => {
  const fresh = createReadiness()
  tellReadiness(place, fresh)
  expect(place.innerHTML).toBe('<span>The promise</span>')
  fresh.receive(message('filling'))
  expect(place.textContent).toBe('Getting ready for offline use: 69 of 159 files')
  fresh.receive(message('ready'))
  expect(place.innerHTML).toBe('<span>49 of 49 lessons, 10 of 10 quizzes, 1.1 MB, <b>ready offline</b></span>')
})

it('offers the lessons when the browser saves data, and keeps the focus', () => {
  const asked = vi.fn()
  readiness.onFetchLessons(asked)
  document.body.append(place)
  tellReadiness(place, readiness)
  readiness.receive(message('paused-save-data'))
  const button = place.querySelector('button')
  expect(place.textContent).toMatch(/^Data Saver is on.*\(1\.1 MB\)\. Download the lessons/)
  button?.focus()
  readiness.receive(message('paused-save-data', 11))
  expect(document.activeElement).toBe(button)
  button?.click()
  expect(asked).toHaveBeenCalledTimes(1)
})

it.each(['waiting', 'unsupported'] as const)('shows the state %s', (state) => {
  tellReadiness(place, readiness)
  readiness.become(state)
  expect(place.textContent).toMatch(/online/)
})

it('waits for disk space, not the network, when the disk is full', () => {
  tellReadiness(place, readiness)
  readiness.receive({ ...message('waiting'), isFull: true })
  expect(place.textContent).toMatch(/out of space/)
  readiness.receive(message('waiting', 11))
  expect(place.textContent).toMatch(/online/)
})
