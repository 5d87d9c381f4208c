import 'fake-indexeddb/auto'
import { act, cleanup, configure, render } from '@testing-library/react'
import { userEvent, type UserEvent } from '@testing-library/user-event'
import { Dexie } from 'dexie'
import { readFile } from 'node:fs/promises'
import { type ReactNode, useEffect } from 'react'
import { type Location, MemoryRouter, Route, Routes, useLocation } from 'react-router-dom'
import { afterEach, vi } from 'vitest'
import type { Accounts, Learner } from '../../src/data/accounts/accounts'
import { AuthProvider } from '../../src/data/accounts/AuthContext'
import { ErrorBoundary } from '../../src/app/ErrorBoundary'
import { syllabusOf } from '../../src/core/curriculum/findLesson'
import { createReads } from '../../src/session/reads'
import { type Session, SessionProvider } from '../../src/session/SessionContext'
import { systemClock } from '../../src/platform/clock'
import type { LearnerStore, OpenedLearnerStore } from '../../src/data/store/learnerStore'
import { createLibrary } from '../core/curriculum/withWords'
import { MemoryAccounts } from '../fakes/MemoryAccounts'
import type { Classes } from '../../src/classroom/ports/Classes'
import { noClasses } from '../fakes/noClasses'
import { waitInRealTime } from '../render/waitInRealTime'
import { newLearner, openTestStore } from '../data/store/openTestStore'

/**
 * Renders a learner screen as the app shows it: on the real store (over fake-indexeddb), with the curriculum of `public/`,
 * in a router and an error boundary. Time does not move until `advance`. The database and the library still answer, so
 * wait for them with Testing Library's `findBy…` and `waitFor`, which do not advance time either.
 *
 * ```tsx
 * // in a test of a screen
 * it('my finished lesson is listed once it was read', async () => {
 *   let release = (): void => undefined
 *   const { user, advance } = await renderScreen(<DashboardScreen />, {
 *     path: '/dashboard',
 *     before: async (store) => {
 *       await store.completeLesson(lesson('foundations_1'))
 *       release = holdRead(store, 'activity') // shows the loading state; `failRead` makes a read fail
 *     },
 *   })
 *   release()
 *   await screen.findByText('Introduction to Money Management')
 *   await advance(500) // steady buttons ignore presses for half a second after they appear
 *   await user.click(screen.getByRole('button', { name: 'Switch learner' }))
 * })
 * ```
 *
 * To simulate a full disk, use `failingPuts(Infinity)` of tests/data/store/faultyStorage. The accessible name of a button
 * with a busy label contains both texts, because no style sheet is loaded here. Query it by `/^Save name/`.
 */
export interface ScreenOptions {
  readonly path?: string
  /** The route pattern, if the path has parameters, for example `/lesson/:moduleId/:lessonId`. */
  readonly pattern?: string
  readonly learner?: Partial<Learner>
  /** Whether this device has read the learner's account. The default is `read`. */
  readonly account?: 'read' | 'unread'
  /** The local time at the start. The default is `2026-11-20T09:00:00`. */
  readonly now?: string
  /** Returns the files of the curriculum, by path from the root of the site. */
  readonly fetchText?: (path: string) => Promise<string>
  readonly accounts?: Accounts
  readonly deletion?: Session['deletion']
  readonly classes?: Classes
  /** Prepares the store before the screen opens, for example with completed lessons or reads that hang. */
  readonly before?: (store: OpenedLearnerStore) => unknown
}

export interface RenderedScreen {
  readonly user: UserEvent
  readonly learner: Learner
  readonly store: OpenedLearnerStore
  readonly accounts: Accounts
  /** The current location of the router. */
  readonly location: () => Location
  readonly advance: (ms: number) => Promise<void>
  /** Opens the store of the same learner in another tab. This screen sees its writes. */
  readonly openOtherTab: () => Promise<OpenedLearnerStore>
  /** Moves this tab to the background, or to the front. */
  readonly setVisible: (isVisible: boolean) => Promise<void>
  /** Switches this device to another learner, and returns their store. */
  readonly switchLearner: (learner?: Partial<Learner>) => Promise<OpenedLearnerStore>
  /** Called by *Switch learner*. */
  readonly askedToSwitch: () => void
  /** Called when a screen opens the question of Sign Out. */
  readonly askedToSignOut: () => void
  readonly unmount: () => void
}

export async function renderScreen(screen: ReactNode, options: ScreenOptions = {}): Promise<RenderedScreen> {
  const { path = '/', pattern = '*', now = '2026-11-20T09:00:00', fetchText = readPublicFile } = options
  standStill(now)
  const library = createLibrary(fetchText)
  const syllabus = async () => {
    const manifest = await library.manifest()
    return manifest.kind === 'loaded' ? syllabusOf(manifest.value) : undefined
  }
  const openStore = async (learner: Learner): Promise<OpenedLearnerStore> => {
    const store = await openTestStore({ learnerId: learner.id, clock: systemClock, syllabus })
    opened.push(store)
    return store
  }
  const learner = makeLearner(options.learner)
  const accounts = options.accounts ?? new MemoryAccounts([learner])
  const store = await openStore(learner)
  if (learner.kind === 'cloud' && options.account !== 'unread')
    await store.replication.mergeFirst({ remoteEpoch: 0, hasSync: false })
  await options.before?.(store)

  let location: Location | undefined
  const switchLearner = vi.fn<() => void>()
  const signOut = vi.fn<() => void>()
  const sessionOf = (who: Learner, theirs: LearnerStore): Session => ({
    learner: who,
    store: theirs,
    reads: createReads(theirs, library),
    library,
    clock: systemClock,
    deletion: options.deletion,
    classes: options.classes ?? noClasses,
    switchLearner,
    signOut,
  })
  const page = (session: Session) => (
    <ErrorBoundary>
      <AuthProvider accounts={accounts} initial={session.learner}>
        <MemoryRouter initialEntries={[path]}>
          <Watch onLocation={(shown) => (location = shown)} />
          <SessionProvider session={session}>
            <Routes>
              <Route path={pattern} element={screen} />
              <Route path="*" element={null} />
            </Routes>
          </SessionProvider>
        </MemoryRouter>
      </AuthProvider>
    </ErrorBoundary>
  )
  const { rerender, unmount } = render(page(sessionOf(learner, store)))
  return {
    user: userEvent.setup({ delay: null }),
    learner,
    store,
    accounts,
    location: () => {
      if (location === undefined) throw new Error('The router has shown nothing')
      return location
    },
    advance,
    openOtherTab: () => openStore(learner),
    setVisible: async (isVisible) => {
      vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(isVisible ? 'visible' : 'hidden')
      await act(async () => void document.dispatchEvent(new Event('visibilitychange')))
    },
    switchLearner: async (parts) => {
      const next = makeLearner({ displayName: 'Noor', ...parts })
      const nextStore = await openStore(next)
      rerender(page(sessionOf(next, nextStore)))
      return nextStore
    },
    askedToSwitch: switchLearner,
    askedToSignOut: signOut,
    unmount,
  }
}

function Watch({ onLocation }: { readonly onLocation: (location: Location) => void }): ReactNode {
  const location = useLocation()
  useEffect(() => {
    onLocation(location)
  })
  return null
}

/** Advances the time, and waits for the effects. */
export async function advance(ms: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(ms))
}

type Read = 'progress' | 'activity' | 'quizDraft' | 'lessonPlaces'

/** Makes a read hang, as on a busy disk, until the returned function is called. */
export function holdRead(store: LearnerStore, read: Read): () => void {
  let release = (): void => undefined
  const isFree = new Promise<void>((resolve) => {
    release = resolve
  })
  const answer = store[read].bind(store) as (...given: unknown[]) => Promise<never>
  // The promise must be Dexie's own, so that the live query continues to observe its reads.
  vi.spyOn(store, read).mockImplementation((...given: unknown[]) =>
    Dexie.Promise.resolve(isFree).then(() => answer(...given)),
  )
  return release
}

/**
 * Makes a read fail until the returned function is called. React's report of the error is expected and kept out of the log.
 */
export function failRead(store: LearnerStore, read: Read): () => void {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const failing = vi.spyOn(store, read).mockRejectedValue(new Error('unreadable'))
  return () => failing.mockRestore()
}

export const readPublicFile = (path: string): Promise<string> => readFile(`public/${path}`, 'utf8')

/** Files among which the list of lessons can't be read until `isDown` is false. */
export function brokenList(): { isDown: boolean; readonly fetchText: (path: string) => Promise<string> } {
  const list = {
    isDown: true,
    fetchText: (path: string): Promise<string> =>
      list.isDown && path.includes('manifest') ? Promise.reject(new Error('no connection')) : readPublicFile(path),
  }
  return list
}

const KNOWN = {
  displayName: 'Maya',
  email: '',
  color: 'foundations',
  picture: 'barn',
  kind: 'device',
  isProtected: false,
} as const

function makeLearner(parts: Partial<Learner> = {}): Learner {
  return { ...KNOWN, id: newLearner(), ...parts }
}

// Dexie looks for IndexedDB when it is loaded, which may have happened earlier.
Object.assign(Dexie.dependencies, { indexedDB, IDBKeyRange })

const opened: OpenedLearnerStore[] = []
const realTimeout = globalThis.setTimeout

const nextTask = () => new Promise((resolve) => setImmediate(resolve))

/** Stops time. The database answers through real tasks (`setImmediate`), but timers and dates do not move. */
function standStill(now: string): void {
  const faked = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'] as const
  vi.useFakeTimers({ toFake: [...faked], now: new Date(now) })
  // Frames come without `advance`. Long screens are rendered in steps, one in each frame.
  vi.stubGlobal('requestAnimationFrame', (run: FrameRequestCallback) => setImmediate(() => run(performance.now())))
  vi.stubGlobal('cancelAnimationFrame', clearImmediate)
  // React treats an event at 0 ms as an event without a time.
  vi.advanceTimersByTime(1)
  // Dexie repeats a live query in its own task.
  const fake = globalThis.setTimeout
  const orNextTask = (run: () => void, ms?: number) => (ms === undefined || ms <= 0 ? realTimeout(run) : fake(run, ms))
  vi.stubGlobal('setTimeout', Object.assign(orNextTask, fake))
  waitInRealTime(0, async (run) => {
    const result = await run()
    await nextTask()
    return result
  })
  configure({
    unstable_advanceTimersWrapper: async (turn) => {
      turn()
      await nextTask()
    },
  })
}

afterEach(() => {
  cleanup()
  for (const store of opened.splice(0)) store.close()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
})
