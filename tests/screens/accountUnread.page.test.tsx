import { act, screen, waitFor } from '@testing-library/react'
import { Suspense } from 'react'
import { describe, expect, it } from 'vitest'
import { accountTroubleWords as troubles } from '#words/accountTrouble'
import { accountUnreadWords as words } from '#words/accountUnread'
import { moduleLockWords } from '#words/moduleLock'
import { dashboardWords } from '#words/dashboard'
import { learnerScreens } from '../../src/app/learner/screens'
import { completeLesson } from '../../src/core/progress/lessons'
import type { Failure } from '../../src/data/replication/Remote'
import type { OpenedLearnerStore } from '../../src/data/store/learnerStore'
import { day, device, doneBy, lesson } from '../core/progress/samples'
import { emptyDocument } from '../../src/core/progress/document'
import { paths } from '../../src/words/paths'
import { places } from '../../src/words/places'
import { renderScreen } from './renderScreen'

const ACCOUNT = { kind: 'cloud', displayName: 'Ada', email: 'ada@example.org' } as const

const rows: Readonly<Record<string, { readonly path: string; readonly view?: string }>> = places

/** Every screen of the learner area. New ones are included automatically. */
const PAGES = Object.entries(learnerScreens)
  // A class that is taught has its own database, which belongs to no account. The glossary says nothing of the learner,
  // and its definitions have zeros of their own.
  .filter(([name]) => name !== 'class' && name !== 'glossary')
  .map(([name, { Screen, preload }]) => {
    const { path: pattern = '', view } = rows[name] ?? {}
    const path = pattern.replace(':moduleId', 'foundations').replace(':lessonId', 'foundations_1')
    return { path: view === undefined ? path : `${path}?view=${view}`, pattern, Screen, preload }
  })

const dashboard = PAGES.find(({ path }) => path === paths.dashboard)
if (dashboard === undefined) throw new Error('There is no dashboard.')

/** These texts count the learner's work, or offer something because of it. */
const COUNTING = [
  '/dashboard',
  '/dashboard-old',
  '/learning',
  '/learning-old',
  '/learning?view=review',
  '/achievements',
  '/profile?view=delete',
]

/** These texts are for a learner without any progress. */
const NOTHING_DONE = [
  dashboardWords.firstEntryOpen,
  dashboardWords.startHere,
  dashboardWords.firstDay,
  'No certificates',
  'Nothing yet',
  'more points',
]

/** A number that is 0, also before a percent sign, but not part of a time, an amount of money or a decimal. */
const ZERO = /(?<![\d.,:$])0(?![\d.,:])/

function textOf(): string {
  // Inputs and options are removed, because they state nothing about the learner.
  const copy = document.body.cloneNode(true) as HTMLElement
  for (const control of copy.querySelectorAll('input, select, textarea, option')) control.remove()
  return copy.textContent
}

describe('an account that has not been read', () => {
  it.each(PAGES)('shows no zero on $path', async ({ path, pattern, Screen, preload }) => {
    await preload()
    await renderScreen(
      <Suspense>
        <Screen />
      </Suspense>,
      {
        path: path.includes('view=check') ? `${path}&module=foundations` : path,
        pattern,
        learner: ACCOUNT,
        account: 'unread',
      },
    )
    const isShown = () =>
      COUNTING.includes(path) ? screen.queryByText(words.title.reading) : document.querySelector('h1')
    await waitFor(() => expect(isShown()).not.toBeNull())
    const text = textOf()
    expect(ZERO.exec(text)?.index).toBeUndefined()
    for (const claim of NOTHING_DONE) expect(text).not.toContain(claim)
  })

  it('shows every count once the account has been read', async () => {
    const { Screen, preload } =
      PAGES[0] ??
      (() => {
        throw new Error('no screen')
      })()
    await preload()
    const { store } = await renderScreen(<Screen />, { path: '/dashboard', learner: ACCOUNT, account: 'unread' })
    await screen.findByText(words.title.reading)
    const there = doneBy(
      completeLesson(emptyDocument(store.learnerId, (await store.progress()).joinedOn), {
        lessonId: lesson('foundations_1'),
        device: device('phone'),
        today: day('2026-11-19'),
      }),
    )
    await act(() => store.replication.mergeFirst({ remoteEpoch: 0, hasSync: true, there, document: there }))
    await screen.findByText('1 day')
    expect(document.querySelector('[data-account]')).toBeNull()
    await waitFor(() => expect(textOf()).toContain('1 of 8'))
  })

  it.each<[Exclude<Failure, { kind: 'deleted' }>, string]>([
    [{ kind: 'offline' }, `${troubles.unreachable} ${words.again}`],
    [{ kind: 'offline', trouble: 'bad-answer' }, `${troubles['bad-answer']} ${words.again}`],
    [{ kind: 'offline', trouble: 'damaged' }, `${troubles.damaged} ${words.again}`],
    [{ kind: 'signed-out' }, words.text['signed-out']],
    [{ kind: 'refused', reason: 'permission-denied' }, words.text.refused],
    [{ kind: 'outdated', minimum: 2 }, words.text.outdated],
  ])('explains why counts are missing, and counts work done here: %j', async (failure, text) => {
    const { Screen, preload } =
      PAGES[0] ??
      (() => {
        throw new Error('no screen')
      })()
    await preload()
    const before = async (store: OpenedLearnerStore) => {
      await store.completeLesson(lesson('foundations_1'))
      await store.replication.noteOutcome(failure)
    }
    await renderScreen(<Screen />, { path: '/dashboard', learner: ACCOUNT, account: 'unread', before })
    await screen.findByText(text)
    expect(screen.getByText(words.here(1, 0))).toBeTruthy()
  })

  it('offers no module to unlock', async () => {
    await dashboard.preload()
    const learning = PAGES.find(({ path }) => path === paths.learning)
    if (learning === undefined) throw new Error('There is no learning center.')
    await renderScreen(<learning.Screen />, { path: `${paths.learning}#credit`, learner: ACCOUNT, account: 'unread' })
    expect(await screen.findByText(moduleLockWords.unread, { exact: false })).toBeTruthy()
    expect(screen.queryByText(/you have \d/)).toBeNull()
  })

  it('shows no notice to a learner without an account', async () => {
    const { Screen, preload } =
      PAGES[0] ??
      (() => {
        throw new Error('no screen')
      })()
    await preload()
    await renderScreen(<Screen />, { path: '/dashboard' })
    await screen.findByText(dashboardWords.startHere)
    expect(document.querySelector('[data-account]')).toBeNull()
  })
})
