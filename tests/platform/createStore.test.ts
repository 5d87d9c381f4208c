import { expect, it, vi } from 'vitest'
import { createStore } from '../../src/platform/createStore'

it('tells everybody who watches of every change, and nobody who has stopped', () => {
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

it('has set the value before it tells', () => {
  const store = createStore('before')
  const seen: string[] = []
  store.subscribe(() => seen.push(store.getSnapshot()))
  store.set('after')
  expect(seen).toEqual(['after'])
})

it('tells nobody of a value that is there already', () => {
  const store = createStore<number | undefined>(undefined)
  const listener = vi.fn<() => void>()
  store.subscribe(listener)
  store.set(undefined)
  expect(listener).not.toHaveBeenCalled()
})

it('says when the last one has stopped watching, once', () => {
  const onUnwatched = vi.fn<() => void>()
  const store = createStore(0, onUnwatched)
  const stops = [store.subscribe(() => undefined), store.subscribe(() => undefined)]
  stops[0]?.()
  expect(onUnwatched).not.toHaveBeenCalled()
  for (const stop of stops) stop()
  expect(onUnwatched).toHaveBeenCalledTimes(1)
})
