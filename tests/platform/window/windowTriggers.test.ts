import { expect, it, vi } from 'vitest'
import { windowTriggers } from '../../../src/platform/window/windowTriggers'
import { FakeWindow } from '../../fakes/FakeWindow'

it('reports window events to their own listeners', () => {
  const host = new FakeWindow()
  const triggers = windowTriggers(host)
  const told: string[] = []
  triggers.onOnline(() => told.push('online'))
  triggers.onOffline(() => told.push('offline'))
  triggers.onVisible(() => told.push('visible'))
  triggers.onHidden(() => told.push('hidden'))

  host.goOffline()
  host.goOnline()
  host.hide()
  host.show()
  expect(told).toEqual(['offline', 'online', 'hidden', 'visible'])
})

it('returns the current state', () => {
  const host = new FakeWindow()
  const { isOnline, isVisible } = windowTriggers(host)
  expect([isOnline(), isVisible()]).toEqual([true, true])
  host.goOffline()
  host.hide()
  expect([isOnline(), isVisible()]).toEqual([false, false])
})

it('reports nothing after unsubscribing, and continues for the others', () => {
  const host = new FakeWindow()
  const triggers = windowTriggers(host)
  const listener = vi.fn()
  const stop = triggers.onOnline(listener)
  triggers.onOnline(listener)
  stop()
  host.goOnline()
  expect(listener).toHaveBeenCalledTimes(1)
})
