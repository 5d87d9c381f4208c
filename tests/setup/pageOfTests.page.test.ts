import { Storage, Window } from 'happy-dom'
import { expect, it } from 'vitest'
import { rejectRequests } from '../seed/rejectRequests'

it('uses the page’s storage, navigator and sockets, not those of Node', () => {
  const page = new Window()
  expect(localStorage).toBeInstanceOf(Storage)
  expect(sessionStorage).toBeInstanceOf(Storage)
  expect(navigator.userAgent).toBe(page.navigator.userAgent)
  expect('locks' in navigator).toBe('locks' in page.navigator)
  expect(typeof globalThis.WebSocket).toBe(typeof page.WebSocket)
})

it('rejects a request that no test answers, and fails the file', async () => {
  expect(String(fetch)).toContain('No test answers')
  const page = { fetch }
  const expectNoRequest = rejectRequests(page)
  expectNoRequest()
  await expect(page.fetch('/es/start.js')).rejects.toThrow('No test answers /es/start.js.')
  expect(expectNoRequest).toThrow('requests that no test of this file answered')
})
