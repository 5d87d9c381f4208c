import { readFileSync } from 'node:fs'
import { createStore } from '../../src/platform/createStore'
import { act, screen, within } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { appWords } from '#words/app'
import { learnerFrameWords as words } from '#words/learnerFrame'
import { navWords } from '#words/nav'
import { signOutWords } from '#words/signOut'
import { toolNames } from '#words/toolNames'
import { toolsWords } from '#words/tools'
import { toolsLoanWords as loanWords } from '#words/toolsLoan'
import type { SignOutCalls } from '../../src/app/account/signOutCalls'
import { LearnerApp } from '../../src/app/learner/LearnerApp'
import { createReads } from '../../src/session/reads'
import { createLearnerStores } from '../../src/app/learner/learnerStores'
import type { Services } from '../../src/app/learner/Services'
import { preloadPlace } from '../../src/app/learner/screens'
import { createMirror } from '../../src/platform/window/mirror'
import type { OpenedLearnerStore } from '../../src/data/store/learnerStore'
import { site } from '../../src/site'
import { placeOfLink } from '../../src/words/places'
import { createLibrary } from '../core/curriculum/withWords'
import { MemoryAccounts } from '../fakes/MemoryAccounts'
import { noClasses } from '../fakes/noClasses'
import { TurnableClock } from '../fakes/TurnableClock'
import { advance, later, renderPart } from '../render/renderPart'
import { fresh } from '../core/progress/samples'

const readPublicFile = (path: string): Promise<string> => Promise.resolve(readFileSync(`public/${path}`, 'utf8'))

// The scripts of the screens load once, and may take longer than a test on a busy machine.
beforeAll(
  () =>
    Promise.all(
      ['/login', '/tools', '/profile', '/learning?view=glossary', '/learning?view=sign'].map((path) =>
        preloadPlace(placeOfLink(path)),
      ),
    ),
  60_000,
)

beforeEach(() => {
  localStorage.clear()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly observe = () => undefined
      readonly disconnect = () => undefined
    },
  )
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
})

const healthy = { kind: 'healthy' } as const
const emptyStore = {
  beginning: 'found',
  health: () => healthy,
  onHealth: () => () => undefined,
  bringIn: { offers: () => Promise.resolve([]) },
  progress: () => Promise.resolve(fresh()),
  activity: () => Promise.resolve([]),
  lessonPlaces: () => Promise.resolve([]),
  setAside: { records: () => Promise.resolve([]) },
  backup: { written: createStore(0) },
  close: () => undefined,
} as unknown as OpenedLearnerStore

interface Visit {
  readonly learner?: string
  readonly openStore?: () => Promise<OpenedLearnerStore>
  readonly signOut?: Partial<SignOutCalls>
  /** The browser saves nothing, so no one can learn here. */
  readonly keepsNothing?: true
}

/** Opens an address of the learner area, on a device with or without a current learner. */
async function visits(address: string, { learner, openStore, signOut, keepsNothing }: Visit = {}) {
  window.history.replaceState(null, '', address)
  const accounts = Object.assign(new MemoryAccounts(), keepsNothing && { keepsNothing })
  const account = createMirror()
  if (learner !== undefined) {
    await accounts.learnOnThisDevice(learner)
    account.write({ id: 'learner', firstName: learner })
  }
  const library = createLibrary(keepsNothing ? readPublicFile : () => Promise.reject(new Error('No connection')))
  const services: Services = {
    accounts,
    deletion: undefined,
    classes: noClasses,
    keepCard: () => Promise.resolve(),
    library,
    clock: new TurnableClock('2026-03-02T09:00:00'),
    stores: createLearnerStores(async () => {
      const store = await (openStore?.() ?? emptyStore)
      return { store, reads: createReads(store, library) }
    }),
    beginBackup: () => undefined,
    checkBackup: () => Promise.reject(new Error('Nobody asks for a backup here.')),
  }
  const calls: SignOutCalls = {
    facts: () => Promise.resolve({ kind: 'device-only' }),
    switchLearner: () => Promise.resolve('left'),
    keep: () => Promise.resolve(),
    remove: () => Promise.resolve(),
    ...signOut,
  }
  const part = renderPart(
    <LearnerApp services={services} initial={await accounts.current()} account={account} signOut={calls} />,
  )
  await advance()
  return { ...part, accounts }
}
const here = () => window.location.pathname + window.location.search
const heading = () => screen.getByRole('heading', { level: 1 })

describe('a protected screen', () => {
  it('sends a visitor to the login, which remembers the requested page', async () => {
    await visits('/tools?tool=loan')
    expect(here()).toBe(`/login?from=${encodeURIComponent('/tools?tool=loan')}`)
    expect(document.title).toBe(`${words.titles.login} · ${site.name}`)
  })

  it('shows a loading sign until the database is open', async () => {
    const opening = later<OpenedLearnerStore>()
    await visits('/tools', { learner: 'Maya', openStore: () => opening.promise })
    expect(screen.getByRole('main').textContent).toBe(appWords.loading)
    opening.resolve(emptyStore)
    await advance()
    expect(heading().textContent).toBe(words.titles.tools)
    expect(document.title).toBe(`${words.titles.tools} · ${site.name}`)
  })

  it('shows the error text when the database can’t be opened', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    await visits('/tools', { learner: 'Maya', openStore: () => Promise.reject(new Error('a bug')) })
    expect(screen.getByRole('alert').textContent).toContain(appWords.errorTitle)
  })

  it('shows the login when the learner signs out in another tab', async () => {
    const { accounts } = await visits('/tools', { learner: 'Maya' })
    await act(() => accounts.signOut())
    await advance()
    expect(here()).toBe('/login?from=%2Ftools')
  })
})

describe('a browser that saves nothing', () => {
  const opens = async (address: string) => {
    const part = await visits(address, { keepsNothing: true })
    await vi.dynamicImportSettled()
    await advance(500)
    return part
  }
  const linksOf = (place: HTMLElement) =>
    within(place)
      .getAllByRole('link')
      .flatMap((link) => placeOfLink(link.getAttribute('href') ?? '')?.screen ?? [])

  it.each([
    ['/tools', words.titles.tools],
    ['/tools?tool=loan', toolNames.loan],
    ['/learning?view=glossary', words.titles.glossary],
    ['/learning?view=sign', words.titles.sign],
  ])('opens %s, where nothing has to be saved', async (address, title) => {
    await opens(address)
    expect(here()).toBe(address)
    expect(heading().textContent).toBe(title)
    expect(document.title).toBe(`${title} · ${site.name}`)
    expect(linksOf(screen.getByRole('main')).filter((place) => !openWithoutStorage.includes(place))).toEqual([])
    expect(screen.queryByRole('navigation', { name: navWords.sections })).toBeNull()
  })

  it('says in the list of calculators that numbers are not saved', async () => {
    await opens('/tools')
    expect(screen.getByRole('main').textContent).toContain(toolsWords.unsavedIntro)
    expect(screen.getByRole('main').textContent).not.toContain(toolsWords.intro)
  })

  it('calculates with the typed numbers, and says that they are not saved', async () => {
    const { user } = await opens('/tools?tool=loan')
    const result = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    const before = result()
    const amount = screen.getByRole('textbox', { name: loanWords.amount })
    await user.clear(amount)
    await user.type(amount, '4321')
    await advance(1000)
    expect(result()).not.toEqual(before)
    expect(screen.getByText(toolsWords.numbers['private-mode'])).toBeTruthy()
  })

  it.each(['/dashboard', '/learning', '/learning?view=practice', '/profile'])('keeps %s closed', async (address) => {
    await opens(address)
    expect(here()).toBe(`/login?from=${encodeURIComponent(address)}`)
  })
})

const openWithoutStorage: readonly string[] = ['tools', 'glossary', 'sign', 'lesson']

describe('a change of the screen', () => {
  it('starts at the top with the focus on the new heading', async () => {
    const { user } = await visits('/tools', { learner: 'Maya' })
    const scrolled = vi.mocked(window.scrollTo)
    expect(scrolled).not.toHaveBeenCalled()
    await user.click(screen.getAllByRole('link', { name: navWords.profile }).at(-1) as HTMLElement)
    await advance()
    expect(here()).toBe('/profile')
    expect(scrolled).toHaveBeenCalledExactlyOnceWith(0, 0)
    expect(document.activeElement).toBe(heading())
    expect(document.title).toBe(`${words.titles.profile} · ${site.name}`)
  })

  it('to another view of the profile starts at its heading', async () => {
    const { user } = await visits('/profile', { learner: 'Maya' })
    await user.click(screen.getByRole('link', { name: words.titles.delete }))
    await advance()
    expect(here()).toBe('/profile?view=delete')
    expect(vi.mocked(window.scrollTo)).toHaveBeenCalledExactlyOnceWith(0, 0)
    expect(heading().textContent).toBe(words.titles.delete)
    expect(document.activeElement).toBe(heading())
    expect(document.title).toBe(`${words.titles.delete} · ${site.name}`)
  })

  it('to an anchor of the profile opens the view that has it', async () => {
    await visits('/profile#delete-account', { learner: 'Maya' })
    expect(heading().textContent).toBe(words.titles.delete)
    expect(screen.getByRole('link', { name: words.titles.delete }).getAttribute('aria-current')).toBe('page')
  })

  it('opens a document when it leads to a public page', async () => {
    const replace = vi.spyOn(window.location, 'replace').mockImplementation(() => undefined)
    await visits('/about?from=mail#team')
    expect(replace).toHaveBeenCalledExactlyOnceWith('/about?from=mail#team')
  })

  it('to an unknown path shows it in the page and the title', async () => {
    await visits('/no-such-page')
    expect(heading().textContent).toBe(words.notFoundTitle)
    expect(document.title).toBe(`${words.titles.notFound} · ${site.name}`)
  })
})

describe('signing out on a screen', () => {
  async function signsOut(keep: SignOutCalls['keep']) {
    const part = await visits('/tools', { learner: 'Maya', signOut: { keep } })
    await part.user.click(screen.getAllByText(navWords.signOut)[0] as HTMLElement)
    await vi.dynamicImportSettled()
    await advance(500)
    await advance(500)
    await part.user.click(screen.getByRole('button', { name: (name) => name.startsWith(signOutWords.keep) }))
    await advance()
  }

  it('removes the screens before their stores close', async () => {
    const seen: string[] = []
    const keep = () => {
      seen.push(screen.getByRole('main').textContent ?? '')
      return new Promise<void>(() => undefined)
    }
    await signsOut(keep)
    expect(seen).toEqual([appWords.loading])
  })

  it('restores the screens when it fails', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    await signsOut(() => Promise.reject(new Error('closed')))
    expect(screen.getByText(signOutWords.failed)).toBeTruthy()
    expect(document.querySelector('h1')?.textContent).toBe(words.titles.tools)
  })
})
