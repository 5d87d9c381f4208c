import { runInThisContext } from 'node:vm'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { firstVisitScript } from '../../src/platform/firstVisitScript'
import { endFirstVisit, isFirstVisit } from '../../src/platform/window/firstVisit'

/** Runs the text of a script element, as a browser does. */
function open(address: string, worker?: { readonly controller: object | null }): boolean {
  vi.stubGlobal('location', new URL(address, 'http://localhost'))
  vi.stubGlobal('navigator', { serviceWorker: worker })
  runInThisContext(firstVisitScript)
  return isFirstVisit()
}

afterEach(() => {
  vi.unstubAllGlobals()
  endFirstVisit()
})

describe('a document that no service worker delivered', () => {
  it.each([
    ['/login', { controller: null }],
    ['/login?from=%2Flesson%2Fsaving%2Fsaving_1', { controller: null }],
    ['/login', undefined],
  ])('is a first visit: %s', (address, worker) => {
    expect(open(address, worker)).toBe(true)
  })

  it.each(['/login?view=who', '/login?from=%2Fdashboard&view=new'])(
    'is not a first visit with a view in its address: %s',
    (address) => {
      expect(open(address, { controller: null })).toBe(false)
    },
  )
})

it('a document from a worker is not a first visit', () => {
  expect(open('/login', { controller: {} })).toBe(false)
})

it('a visit is the first until someone starts learning', () => {
  open('/login')
  endFirstVisit()
  expect(isFirstVisit()).toBe(false)
})
