// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { beginAtTop, wasComeBackTo } from '../../../src/platform/window/beginAtTop'

it('puts a page at its top, with the focus on its heading', () => {
  document.body.innerHTML = '<a href="/about">About</a><main><h1>Research</h1></main>'
  const scrollTo = vi.fn()
  beginAtTop({ document, scrollTo })
  expect(document.activeElement).toBe(document.querySelector('h1'))
  expect(scrollTo).toHaveBeenCalledWith(0, 0)
})

it('puts a page without a heading at its top', () => {
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
])('tells by %j whether somebody came back: %s', (entries, isBack) => {
  expect(wasComeBackTo({ getEntriesByType: () => entries as unknown as PerformanceEntryList })).toBe(isBack)
})
