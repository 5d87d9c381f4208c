// @vitest-environment happy-dom
import { Storage, Window } from 'happy-dom'
import { expect, it } from 'vitest'

it('has storage, navigator and sockets of the page, whatever Node has', () => {
  const page = new Window()
  expect(localStorage).toBeInstanceOf(Storage)
  expect(sessionStorage).toBeInstanceOf(Storage)
  expect(navigator.userAgent).toBe(page.navigator.userAgent)
  expect('locks' in navigator).toBe('locks' in page.navigator)
  expect(typeof globalThis.WebSocket).toBe(typeof page.WebSocket)
})
