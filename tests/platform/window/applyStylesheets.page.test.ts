import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { addStylesheets, applyStylesheets } from '../../../src/platform/window/applyStylesheets'

const links = () => [...document.head.querySelectorAll('link')]
const added = () => links().map((link) => [link.getAttribute('rel'), link.getAttribute('href')])
const tells = (type: 'load' | 'error') => {
  for (const link of links()) link.dispatchEvent(new Event(type))
}
const heard = vi.fn()
beforeEach(() => {
  vi.useFakeTimers()
  document.head.replaceChildren()
  window.addEventListener('vite:preloadError', heard)
})
afterEach(() => {
  vi.useRealTimers()
  heard.mockClear()
  window.removeEventListener('vite:preloadError', heard)
})

describe('a public page', () => {
  it('loads the stylesheets of a page in the order of its HTML', () => {
    addStylesheets('/assets/leaf-1.css /assets/about-1.css')
    expect(added()).toEqual([
      ['stylesheet', '/assets/leaf-1.css'],
      ['stylesheet', '/assets/about-1.css'],
    ])
  })

  it('loads nothing when a page has none', () => {
    addStylesheets('')
    expect(added()).toEqual([])
  })

  it('asks again at the same place, and never reloads', async () => {
    addStylesheets('/assets/leaf-1.css /assets/about-1.css')
    const before = links()
    for (const pause of [1_000, 2_000, 4_000]) {
      tells('error')
      await vi.advanceTimersByTimeAsync(pause)
    }
    tells('error')
    await vi.advanceTimersByTimeAsync(0)
    expect(added()).toEqual([
      ['stylesheet', '/assets/leaf-1.css'],
      ['stylesheet', '/assets/about-1.css'],
    ])
    expect(links().some((link) => before.includes(link))).toBe(false)
    expect(heard).not.toHaveBeenCalled()
  })
})

describe('a page of the learner area', () => {
  const opens = () => {
    const link = document.createElement('link')
    // Without an address, the page of the tests requests nothing.
    link.setAttribute('data-stylesheet', '')
    document.head.append(link)
    const done = vi.fn()
    const applies = async (): Promise<void> => {
      await applyStylesheets()
      done()
    }
    void applies()
    return done
  }

  it('waits for a stylesheet that was lost once', async () => {
    const done = opens()
    tells('error')
    await vi.advanceTimersByTimeAsync(1_000)
    expect(done).not.toHaveBeenCalled()
    tells('load')
    await vi.advanceTimersByTimeAsync(0)
    expect(done).toHaveBeenCalled()
    expect(heard).not.toHaveBeenCalled()
  })

  it('says that a file is missing when a stylesheet never comes', async () => {
    const done = opens()
    for (const pause of [1_000, 2_000, 4_000]) {
      tells('error')
      await vi.advanceTimersByTimeAsync(pause)
      expect(heard).not.toHaveBeenCalled()
    }
    tells('error')
    await vi.advanceTimersByTimeAsync(0)
    expect(heard).toHaveBeenCalledOnce()
    expect(done).toHaveBeenCalled()
  })
})
