import { Storage, Window } from 'happy-dom'
import { expect, it } from 'vitest'

it('uses the page’s storage, navigator and sockets, not those of Node', () => {
  const page = new Window()
  expect(localStorage).toBeInstanceOf(Storage)
  expect(sessionStorage).toBeInstanceOf(Storage)
  expect(navigator.userAgent).toBe(page.navigator.userAgent)
  expect('locks' in navigator).toBe('locks' in page.navigator)
  expect(typeof globalThis.WebSocket).toBe(typeof page.WebSocket)
})
