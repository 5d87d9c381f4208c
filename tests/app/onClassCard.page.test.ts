import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { onClassCard } from '../../src/app/onClassCard'
import { joinPath } from '../../src/words/links'

const at = (address: string) => window.history.replaceState({ key: 'kept' }, '', address)
const shown = () => window.location.pathname + window.location.search + window.location.hash

const listened: Parameters<typeof window.removeEventListener>[] = []

beforeEach(() => {
  const listen = window.addEventListener.bind(window)
  vi.spyOn(window, 'addEventListener').mockImplementation((...given: Parameters<typeof listen>) => {
    listened.push([given[0], given[1]])
    listen(...given)
  })
})

afterEach(() => {
  for (const each of listened.splice(0)) window.removeEventListener(...each)
  vi.restoreAllMocks()
})

it.each([
  '/learning?view=join#UEwBAw',
  '/learning/?view=join#UEwBAw',
  '/learning?view=join&me=1#UEwBAw',
  joinPath('UEwBAw', { tag: 'es', folder: 'es/' }),
])('takes the card out of %s first, without a history step', (address) => {
  at(address)
  const steps = window.history.length
  const take = vi.fn<(card: string) => void>()
  onClassCard(take)
  expect(take.mock.calls).toEqual([['UEwBAw']])
  expect(shown()).toBe(address.replace('#UEwBAw', ''))
  expect(window.history.length).toBe(steps)
  expect(window.history.state).toEqual({ key: 'kept' })
})

it.each(['/learning#UEwBAw', '/learning?view=joint#UEwBAw', '/profile#storage', '/learning?view=join'])(
  'does not change %s',
  (address) => {
    at(address)
    const take = vi.fn<(card: string) => void>()
    onClassCard(take)
    expect(take).not.toHaveBeenCalled()
    expect(shown()).toBe(address)
  },
)

it('takes a card opened over the page before later listeners run', () => {
  at('/learning?view=join')
  const take = vi.fn<(card: string) => void>()
  onClassCard(take)
  const seen: string[] = []
  window.addEventListener('popstate', () => seen.push(shown()), { once: true })
  at('/learning?view=join#UEwBAw')
  window.dispatchEvent(new Event('popstate'))
  expect(seen).toEqual(['/learning?view=join'])
  expect(take).toHaveBeenCalledWith('UEwBAw')
})
