import { runInThisContext } from 'node:vm'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { appearanceScript } from '../../src/platform/appearanceScript'
import {
  type Appearance,
  learnerHasChanged,
  plainAppearance,
  showAppearance,
} from '../../src/platform/window/appearance'
import { createMirror } from '../../src/platform/window/mirror'

const MAYA = { id: 'maya', firstName: 'Maya' }
const DARK: Appearance = { ...plainAppearance, theme: 'dark' }
/** Runs the text of a script element, as a browser does. */
const loadPage = (): void => void runInThisContext(appearanceScript('/'))
const worn = () => Object.fromEntries(Object.entries(document.documentElement.dataset))
const bars = () => [...document.querySelectorAll('meta')].map(({ media }) => media)
const ofSystem = ['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)']

beforeEach(() => {
  document.head.innerHTML = ofSystem.map((media) => `<meta name="theme-color" media="${media}">`).join('')
})
afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
  window.dispatchEvent(new Event('storage'))
})

describe('the appearance of a page', () => {
  it('is its learner’s choice before anything else of the site runs', () => {
    createMirror().write(MAYA)
    showAppearance('maya', { theme: 'dark', size: 'larger', lines: 'wide' })
    expect(worn()).toEqual({})
    loadPage()
    expect(worn()).toEqual({ theme: 'dark', size: 'larger', lines: 'wide' })
    expect(bars()).toEqual(['not all', 'all'])
  })

  it.each([
    ['nobody has chosen', () => createMirror().write(MAYA)],
    ['nobody learns here', () => showAppearance('maya', DARK)],
    [
      'somebody else learns here',
      () => {
        createMirror().write({ id: 'ben', firstName: 'Ben' })
        showAppearance('maya', DARK)
      },
    ],
    [
      'the copy is torn',
      () => {
        createMirror().write(MAYA)
        localStorage.setItem('ledger-appearance', '{"id":"maya","theme":')
      },
    ],
    [
      'the copy holds no words',
      () => {
        createMirror().write(MAYA)
        localStorage.setItem('ledger-appearance', '{"id":"maya","theme":1,"size":null}')
      },
    ],
    [
      'storage is blocked',
      () =>
        vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
          throw new Error('blocked')
        }),
    ],
  ])('is the default when %s', (_, before) => {
    before()
    loadPage()
    expect(worn()).toEqual({})
    expect(bars()).toEqual(ofSystem)
  })

  it('follows the choice, here and when another window reports it', () => {
    createMirror().write(MAYA)
    loadPage()
    showAppearance('maya', { ...DARK, theme: 'light' })
    expect(worn()).toEqual({ theme: 'light' })
    expect(bars()).toEqual(['all', 'not all'])
    localStorage.setItem('ledger-appearance', '{"id":"maya","size":"large"}')
    window.dispatchEvent(new Event('storage'))
    expect(worn()).toEqual({ size: 'large' })
    showAppearance('maya', plainAppearance)
    expect(worn()).toEqual({})
    expect(localStorage.getItem('ledger-appearance')).toBeNull()
  })

  it('leaves with its learner, without a trace', () => {
    const mirror = createMirror()
    mirror.write(MAYA)
    showAppearance('maya', DARK)
    loadPage()
    mirror.write({ id: 'ben', firstName: 'Ben' })
    learnerHasChanged('ben')
    expect(worn()).toEqual({})
    mirror.clear()
    learnerHasChanged(undefined)
    expect(localStorage.length).toBe(0)
  })
})
