import { createStore } from '../../src/platform/createStore'
import 'fake-indexeddb/auto'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { RemovalQuestion } from '../../src/app/account/RemovalQuestion'
import { SignOutDialog } from '../../src/app/account/SignOutDialog'
import { BringInOffers } from '../../src/app/learner/BringInOffers'
import { StorageBanners } from '../../src/app/learner/StorageBanners'
import { createLibrary } from '../core/curriculum/withWords'
import { BackupActions } from '../../src/screens/profile/BackupActions'
import { QuestionView } from '../../src/screens/quiz/QuestionView'
import { QuizResultPage } from '../../src/screens/quiz/QuizResultPage'
import { ModuleLock } from '../../src/session/ModuleLock'
import { createReads } from '../../src/session/reads'
import type { LearnerStore, OpenedLearnerStore } from '../../src/data/store/learnerStore'
import { type Session, SessionProvider } from '../../src/session/SessionContext'
import type { StoreHealth } from '../../src/data/store/storeHealth'
import { Toast } from '../../src/ui/Toast'
import { TurnableClock } from '../fakes/TurnableClock'
import { puts, taps } from '../render/userEvents'
import { type Stage, stageOfTest } from '../render/Stage'
import { sampleQuiz } from '../screens/quiz/sampleQuiz'
import { fresh, moduleId } from '../core/progress/samples'

/** Records the effect of a press. */
const done = vi.fn<(what: string) => void>()
const does = (what: string) => () => {
  done(what)
  return Promise.resolve({ kind: 'failed', reason: 'connection' })
}

const quiz = sampleQuiz(2)
const CREDIT = { id: moduleId('credit'), title: 'Credit' }
const reload = () => done('reload')
const offer = { sourceId: 'ana', name: 'Ana', lessons: 1, quizzes: 0, points: 50, isNew: true }

function storeWith(health: StoreHealth) {
  return {
    beginning: 'found',
    health: () => health,
    onHealth: () => () => undefined,
    restore: does('restore'),
  } as unknown as OpenedLearnerStore
}
const store = {
  unlockModule: does('unlock'),
  backup: { backUpNow: does('request'), written: createStore(0) },
  bringIn: { offers: () => Promise.resolve([offer]), decline: does('decline') },
} as unknown as LearnerStore
const session = {
  learner: { kind: 'device' },
  clock: new TurnableClock('2026-03-02T09:00:00'),
  reads: createReads(
    store,
    createLibrary(() => Promise.reject(new Error('No file is needed here.'))),
  ),
  store,
} as unknown as Session

const question = (position: number): ReactNode => {
  const asked = quiz.questions[position]
  if (asked === undefined) return null
  return (
    <QuestionView
      key={asked.id}
      moduleId={moduleId('saving')}
      title="Saving"
      quiz={quiz}
      question={asked}
      draft={{ moduleId: moduleId('saving'), answers: { q1: 2, q2: 2 }, order: {}, position, startedAt: '' }}
      document={fresh()}
      isSample={false}
      isBusy={false}
      isKept
      notice={undefined}
      headingRef={{ current: null }}
      onChoose={() => undefined}
      onBack={() => undefined}
      onNext={() => undefined}
      onFinish={() => done('finish')}
    />
  )
}
const result = (
  <QuizResultPage
    moduleId={moduleId('saving')}
    title="Saving"
    quiz={quiz}
    result={{
      score: 0,
      right: 0,
      total: 2,
      passed: false,
      answers: [],
      before: fresh(),
      wasPassed: false,
      wasCertified: false,
    }}
    document={fresh()}
    isSample
    openLessons={0}
    headingRef={{ current: null }}
    onRetry={() => done('retry')}
  />
)
const nothingOwned = {
  kept: { notes: 0, bookmarks: 0, tools: 0, attempts: 0, sheets: 0 },
  setAside: 0,
  untold: [],
  revision: 0,
  keptMark: '',
}
const removal = (kind: 'device-only' | 'backed-up') => (
  <RemovalQuestion
    name="Maya"
    facts={kind === 'device-only' ? { kind } : { kind, owned: nothingOwned }}
    isBusy={false}
    onBack={() => undefined}
    onClose={() => undefined}
    onRemove={() => done('remove')}
  >
    {null}
  </RemovalQuestion>
)
const signOut = (
  <SignOutDialog
    name="Maya"
    calls={{
      facts: () => Promise.resolve({ kind: 'device-only' }),
      switchLearner: () => Promise.resolve('left'),
      keep: async () => void (await does('keep')()),
      remove: async () => void (await does('remove')()),
    }}
    onClose={() => undefined}
  />
)
const lock = (
  <ModuleLock
    module={CREDIT}
    access={{ kind: 'locked', cost: 0, rule: 'beginner-lessons' }}
    document={fresh()}
    onOpened={() => undefined}
  >
    Read it, but it cannot be posted.
  </ModuleLock>
)
const toast = (
  <Toast closeLabel="Close" onClose={() => undefined} action={{ label: 'Update now', onAction: reload }}>
    A new version is ready.
  </Toast>
)
const banners = (health: StoreHealth) => <StorageBanners hasAccount={false} store={storeWith(health)} />
const gone: StoreHealth = { kind: 'failing', reason: 'connection', isGone: true }
const closed: StoreHealth = { kind: 'failing', reason: 'connection' }

interface Row {
  readonly control: string
  /** The earlier content. An exchange, another tab or a first tap replaces it. */
  readonly before: ReactNode
  readonly after: ReactNode
  /** The control to press before `after` shows the tested one. */
  readonly opener?: string
  readonly name: string
  readonly does: string
}

const rows: readonly Row[] = [
  { control: 'Keep on this device', before: null, after: signOut, name: 'Keep my progress', does: 'keep' },
  { control: 'Remove', before: null, after: removal('backed-up'), name: 'Remove from this device', does: 'remove' },
  {
    control: 'the price of a module',
    before: null,
    after: lock,
    opener: 'Unlock for',
    name: 'Unlock for',
    does: 'unlock',
  },
  { control: 'See the result', before: question(0), after: question(1), name: 'See the result', does: 'finish' },
  { control: 'Try again', before: question(1), after: result, name: 'Try again', does: 'retry' },
  { control: 'Save it again', before: banners(closed), after: banners(gone), name: 'Save it again', does: 'restore' },
  { control: 'Reload of storage', before: banners(gone), after: banners(closed), name: 'Reload', does: 'reload' },
  {
    control: 'Reload of the backup',
    before: <BackupActions status={{ kind: 'saved-here', waiting: 1 }} />,
    after: <BackupActions status={{ kind: 'outdated', waiting: 1 }} />,
    name: 'Reload',
    does: 'reload',
  },
  { control: 'Not now', before: null, after: <BringInOffers />, name: 'Not now', does: 'decline' },
  { control: 'the button of a toast', before: null, after: toast, name: 'Update now', does: 'reload' },
]

let stage: Stage
beforeEach(() => {
  stage = stageOfTest()
  done.mockClear()
  vi.spyOn(window.location, 'reload').mockImplementation(reload)
})
const shows = (node: ReactNode) =>
  stage.shows(
    <MemoryRouter>
      <SessionProvider session={session}>{node}</SessionProvider>
    </MemoryRouter>,
  )
/** The last control of that name, because a dialog is above the control that opened it. */
const control = (name: string) => stage.controls(name).at(-1) ?? stage.control(name)

describe('a control that has just appeared', () => {
  it.each(rows)('$control does nothing at once, and works after half a second', async (row) => {
    await shows(row.before)
    await stage.waits(5000)
    await shows(row.after)
    // Lets its data load.
    await stage.waits(0)
    if (row.opener !== undefined) await taps(control(row.opener))
    await taps(control(row.name))
    await stage.waits(400)
    await taps(control(row.name))
    expect(done).not.toHaveBeenCalled()
    await stage.waits(100)
    await taps(control(row.name))
    await stage.waits(0)
    expect(done.mock.calls).toEqual([[row.does]])
  })

  it('Delete permanently ignores a press that began on Remove', async () => {
    await shows(removal('backed-up'))
    await stage.waits(5000)
    const finger = puts(control('Remove from this device'))
    await finger.down()
    await shows(removal('device-only'))
    await finger.up()
    expect(done).not.toHaveBeenCalled()
  })
})
