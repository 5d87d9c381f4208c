import { dashboardWords as words } from '#words/dashboard'
import { act, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { readinessText } from '../../src/session/readinessText'
import { useOfflineReadiness } from '../../src/session/useOfflineReadiness'
import { createReadiness, readiness } from '../../src/platform/window/readiness'
import type { ReadinessMessage, ReadinessTrouble } from '../../src/platform/workerMessages'
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

describe('the text about missing files', () => {
  const said = (trouble: ReadinessTrouble | undefined, retryAfter?: number, isOnline = true, more = {}): string => {
    const { receive, getSnapshot } = createReadiness()
    receive({ ...message('waiting', 4), ...(trouble && { trouble }), ...more }, retryAfter)
    return readinessText(getSnapshot(), isOnline)
  }
  const here = 'Not ready for offline use yet: 4 of 69 files are here.'

  it.each<[string, ReadinessTrouble | undefined, number | undefined, string]>([
    ['the worker knows no reason', undefined, 5, 'We’ll try again in 5 seconds.'],
    [
      'the line dropped one request',
      { kind: 'dropped', requests: 1 },
      1,
      'The connection dropped 1 request. We’ll try again in 1 second.',
    ],
    [
      'the line dropped several requests',
      { kind: 'dropped', requests: 12 },
      30,
      'The connection dropped 12 requests. We’ll try again in 30 seconds.',
    ],
    [
      'one file came changed',
      { kind: 'refused', files: 1, isStopped: false },
      2,
      '1 file arrived changed, or not at all. We’ll try again in 2 seconds.',
    ],
    [
      'it stopped after three tries',
      { kind: 'refused', files: 3, isStopped: true },
      undefined,
      '3 files arrived changed, or not at all. A filter, a virus scanner or the site’s host may change our files. Try another network, or tell the person who runs this site.',
    ],
  ])('gives the reason and the next step when %s', (_, trouble, retryAfter, expected) => {
    expect(said(trouble, retryAfter)).toBe(`${here} ${expected}`)
  })

  it('names no count and no pause when it knows none', () => {
    const { become, getSnapshot } = createReadiness()
    become('waiting')
    expect(readinessText(getSnapshot(), true)).toBe('Not ready for offline use yet.')
    expect(said(undefined)).toBe(here)
  })

  it('says the disk or the connection first when that is why', () => {
    const trouble = { kind: 'dropped', requests: 3 } as const
    expect(said(trouble, 5, false)).toBe(words.waiting)
    expect(said(trouble, 5, true, { isFull: true })).toBe(words.full)
  })
})
