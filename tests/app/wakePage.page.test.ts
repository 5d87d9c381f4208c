import { runInThisContext } from 'node:vm'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { wakePage } from '../../src/app/public/wakePage'
import { earlyEventsScript, takeEarlyEvents } from '../../src/platform/earlyEvents'
import type { Mirror } from '../../src/platform/window/mirror'
import { updates } from '../../src/platform/window/updates'

let listeners: (() => void)[] = []
const account = (firstName?: string): Mirror => ({
  subscribe: (listener) => {
    listeners.push(listener)
    return () => {
      listeners = listeners.filter((one) => one !== listener)
    }
  },
  getSnapshot: () => (firstName === undefined ? undefined : { id: 'maya1', firstName }),
  stored: () => undefined,
  write: () => undefined,
  clear: () => undefined,
})
const services = () => Promise.reject(new Error('No database on a public page'))

const page = document.createElement('div')
const bar = () => page.querySelector('[data-island]') as HTMLElement
type HasCome = (island: HTMLElement) => void
const hydrateIslands = vi.fn((_page: unknown, _parts: unknown, hasCome: HasCome) => Promise.resolve(hasCome(bar())))
const load = vi.fn(() => Promise.resolve({ hydrateIslands, signOutHere: vi.fn() }))
const wake = (firstName?: string) => wakePage(page, { path: '/', account: account(firstName), services }, load)
const button = () => page.querySelector('button') as HTMLButtonElement

beforeEach(() => {
  page.innerHTML = '<div data-island="bar"><ul><li><button>Learning</button></li></ul></div><p>Text</p>'
  document.body.replaceChildren(page)
})
afterEach(() => {
  window.dispatchEvent(new Event('scroll'))
  vi.clearAllMocks()
  listeners = []
})

it('does not wake a page that no one touches', () => {
  wake()
  expect(load).not.toHaveBeenCalled()
})

it.each(['pointermove', 'touchstart', 'keydown', 'focusin', 'scroll'])('wakes on %s, once', (type) => {
  wake()
  window.dispatchEvent(new Event(type))
  window.dispatchEvent(new Event(type))
  expect(load).toHaveBeenCalledTimes(1)
})

it('wakes at once for a current learner, and for a form', () => {
  wake('Maya')
  expect(load).toHaveBeenCalledTimes(1)
  page.innerHTML = '<div data-island="contact-form"><form></form></div>'
  wake()
  expect(load).toHaveBeenCalledTimes(2)
})

it('wakes when someone signs in elsewhere, and then stops listening', () => {
  wake()
  for (const listener of listeners) listener()
  expect(load).toHaveBeenCalledTimes(1)
  expect(listeners).toEqual([])
})

it('replays early events on buttons to React, but not on links', async () => {
  let come = (): void => undefined
  load.mockImplementationOnce(
    () => new Promise((resolve) => (come = () => resolve({ hydrateIslands, signOutHere: vi.fn() }))),
  )
  wake()
  button().click()
  button().dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }))
  page.querySelector('p')?.click()
  const heard: string[] = []
  page.addEventListener('click', ({ target }) => heard.push((target as Element).tagName))
  page.addEventListener('keydown', ({ key }) => heard.push(key))
  window.dispatchEvent(new Event('pointermove'))
  expect(heard).toEqual([])
  come()
  await vi.waitFor(() => expect(heard).toEqual(['BUTTON', 'ArrowDown']))
  expect(hydrateIslands).toHaveBeenCalledTimes(1)
  // From here on, React has it.
  button().click()
  expect(heard).toHaveLength(3)
})

it('does not replay events of hydrated parts while later parts still load', async () => {
  let rest = (): void => undefined
  hydrateIslands.mockImplementationOnce((_page, _parts, hasCome) => {
    hasCome(bar())
    return new Promise((resolve) => (rest = resolve))
  })
  wake()
  window.dispatchEvent(new Event('keydown'))
  await vi.waitFor(() => expect(hydrateIslands).toHaveBeenCalledTimes(1))
  const heard: string[] = []
  page.addEventListener('click', ({ target }) => heard.push((target as Element).tagName), { once: true })
  page.addEventListener('keydown', ({ key }) => heard.push(key), { once: true })
  button().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
  button().click()
  const again = vi.fn()
  for (const type of ['click', 'keydown']) page.addEventListener(type, again)
  rest()
  await new Promise((resolve) => setTimeout(resolve))
  expect(heard).toEqual(['Enter', 'BUTTON'])
  expect(again).not.toHaveBeenCalled()
})

it('stays readable when the script of its islands fails to load', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  load.mockImplementationOnce(() => Promise.reject(new Error('gone')))
  wake()
  window.dispatchEvent(new Event('scroll'))
  await vi.waitFor(() => expect(said).toHaveBeenCalledTimes(1))
  expect(page.textContent).toBe('LearningText')
  said.mockRestore()
})

it('replays events from before its script, and otherwise stays asleep', async () => {
  runInThisContext(earlyEventsScript)
  page.querySelector('p')?.click()
  wake()
  expect(load).not.toHaveBeenCalled()

  runInThisContext(earlyEventsScript)
  button().click()
  const heard: string[] = []
  page.addEventListener('click', ({ target }) => heard.push((target as Element).tagName), { once: true })
  wake()
  expect(load).toHaveBeenCalledTimes(1)
  await vi.waitFor(() => expect(heard).toEqual(['BUTTON']))
  button().click()
  expect(takeEarlyEvents()).toEqual([])
})

it('wakes for an update, which only React can offer', () => {
  wake()
  updates.offer(() => undefined)
  expect(load).toHaveBeenCalledTimes(1)
})
