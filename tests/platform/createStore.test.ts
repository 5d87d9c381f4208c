import { expect, it, vi } from 'vitest'
import { createStore } from '../../src/platform/createStore'

it('reports every change to all subscribers, and none after unsubscribing', () => {
  const store = createStore(1)
  const [first, second] = [vi.fn<() => void>(), vi.fn<() => void>()]
  const stop = store.subscribe(first)
  store.subscribe(second)
  store.set(2)
  stop()
  store.set(3)
  expect(store.getSnapshot()).toBe(3)
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 2])
})

it('sets the value before it reports', () => {
  const store = createStore('before')
  const seen: string[] = []
  store.subscribe(() => seen.push(store.getSnapshot()))
  store.set('after')
  expect(seen).toEqual(['after'])
})

it('reports nothing when the value is the same', () => {
  const store = createStore<number | undefined>(undefined)
  const listener = vi.fn<() => void>()
  store.subscribe(listener)
  store.set(undefined)
  expect(listener).not.toHaveBeenCalled()
})

it('reports once when the last subscriber has left', () => {
  const onUnwatched = vi.fn<() => void>()
  const store = createStore(0, onUnwatched)
  const stops = [store.subscribe(() => undefined), store.subscribe(() => undefined)]
  stops[0]?.()
  expect(onUnwatched).not.toHaveBeenCalled()
  for (const stop of stops) stop()
  expect(onUnwatched).toHaveBeenCalledTimes(1)
})
