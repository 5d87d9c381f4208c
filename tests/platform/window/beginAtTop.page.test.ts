import { expect, it, vi } from 'vitest'
import { beginAtTop, wasComeBackTo } from '../../../src/platform/window/beginAtTop'

it('scrolls a page to its top, with the focus on its heading', () => {
  document.body.innerHTML = '<a href="/about">About</a><main><h1>Research</h1></main>'
  const scrollTo = vi.fn()
  beginAtTop({ document, scrollTo })
  expect(document.activeElement).toBe(document.querySelector('h1'))
  expect(scrollTo).toHaveBeenCalledWith(0, 0)
})

it('scrolls a page without a heading to its top', () => {
  document.body.innerHTML = '<main></main>'
  const scrollTo = vi.fn()
  beginAtTop({ document, scrollTo })
  expect(scrollTo).toHaveBeenCalledWith(0, 0)
})

it.each([
  [[{ type: 'back_forward' }], true],
  [[{ type: 'navigate' }], false],
  [[{ type: 'reload' }], false],
  [[], false],
])('recognizes from %j whether the user came back: %s', (entries, isBack) => {
  expect(wasComeBackTo({ getEntriesByType: () => entries as unknown as PerformanceEntryList })).toBe(isBack)
})
