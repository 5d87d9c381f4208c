import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { contactWords } from '#words/contact'
import { publicPageWords } from '#words/publicPage'
import { mountLearnerApp } from '../../src/app/learner/mountLearnerApp'
import { hydrateIslands } from '../../src/app/public/hydrateIslands'
import type { IslandName } from '../../src/app/public/Island'
import { previewPage } from '../../src/app/public/previewPage'
import { showMissingPart } from '../../src/app/showMissingPart'
import type { Services } from '../../src/app/learner/Services'
import type { Mirror } from '../../src/platform/window/mirror'
import { MemoryAccounts } from '../fakes/MemoryAccounts'

const TITLE = 'Something went wrong'
const TEXT = 'We encountered an unexpected error. Please try refreshing the page.'
const REFRESH = 'Refresh Page'

const fails = (): never => {
  throw new Error('a bug')
}
const mirror: Mirror = {
  subscribe: () => () => undefined,
  getSnapshot: () => undefined,
  stored: () => undefined,
  write: () => undefined,
  clear: () => undefined,
}
const broken: Mirror = { ...mirror, getSnapshot: fails }
const services = () => Promise.reject<Services>(new Error('No database on a public page'))

let page: HTMLElement
beforeEach(() => {
  page = document.createElement('div')
  document.body.replaceChildren(page)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  return () => {
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  }
})

/** Expects the page to be the error screen of contract, section 2.6, and nothing else. */
async function expectErrorScreen(): Promise<void> {
  await vi.waitFor(() => expect(page.textContent).toContain(REFRESH))
  expect(page.querySelector('h1')?.textContent).toBe(TITLE)
  expect(page.textContent).toBe(TITLE + TEXT + REFRESH)
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined)
  page.querySelector('button')?.click()
  expect(reload).toHaveBeenCalledOnce()
}

/** Makes the first read of this word throw. */
function breakWord(words: object, name: string): () => void {
  const whole = Object.getOwnPropertyDescriptor(words, name)
  Object.defineProperty(words, name, { configurable: true, get: fails })
  return () => Object.defineProperty(words, name, whole ?? {})
}

type ReactIsland = Exclude<IslandName, 'offline-proof'>
const islands: Readonly<Record<ReactIsland, () => (() => void) | undefined>> = {
  bar: () => undefined,
  start: () => undefined,
  'start-note': () => undefined,
  corner: () => {
    vi.stubGlobal('IntersectionObserver', fails)
    return undefined
  },
  copy: () => breakWord(publicPageWords, 'copy'),
  'contact-form': () => breakWord(contactWords, 'copyAddress'),
}

describe('an error while a root renders', () => {
  it.each(Object.keys(islands) as ReactIsland[])('shows the full error page when the island %s fails', async (name) => {
    page.innerHTML = `<main><h1>About us</h1><div data-island="${name}" data-text="x" data-label="y"></div></main>`
    const mend = islands[name]()
    try {
      await hydrateIslands(page, { path: '/about', account: broken, services }, () => undefined)
      await expectErrorScreen()
    } finally {
      mend?.()
    }
  })

  it('shows one error page when every island fails', async () => {
    page.innerHTML = '<i data-island="bar"></i><i data-island="start"></i><i data-island="start-note"></i>'
    await hydrateIslands(page, { path: '/about', account: broken, services }, () => undefined)
    await expectErrorScreen()
  })

  it('shows the full error page when the learner area fails', async () => {
    vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
    const opening = Promise.resolve({ accounts: new MemoryAccounts() } as unknown as Services)
    window.history.replaceState(null, '', '/no-such-page')
    await mountLearnerApp(page, { services: opening, styled: Promise.resolve(), account: broken })
    await expectErrorScreen()
  })

  it('shows the full error page when the development server’s page fails', async () => {
    await previewPage(page, { path: '/about', account: broken, services })
    await expectErrorScreen()
  })

  it('explains how to recover when a script is missing', async () => {
    showMissingPart(page, new Error('offline'))
    await vi.waitFor(() => expect(page.querySelector('button')).not.toBeNull())
    expect(page.textContent).not.toContain(TITLE)
    expect(page.querySelector('h1')).not.toBeNull()
  })
})

it('is tested above for every file that creates a root', () => {
  const makers = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter(
      (name) => /\.tsx?$/.test(name) && /\b(?:createRoot|hydrateRoot)\(/.test(readFileSync(join('src', name), 'utf8')),
    )
  expect(makers.toSorted((a, b) => a.localeCompare(b))).toEqual([
    'app/learner/mountLearnerApp.tsx',
    'app/public/hydrateIslands.tsx',
    'app/public/previewPage.tsx',
    'app/showErrorPage.tsx',
  ])
})
