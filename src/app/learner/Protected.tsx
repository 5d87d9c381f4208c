import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import type { Learner } from '../../data/accounts/accounts'
import { useAuth } from '../../data/accounts/AuthContext'
import { CalculatorContext, type LoadCalculator } from '../../session/calculator'
import { type Session, SessionProvider, useSession } from '../../session/SessionContext'
import type { LearnerId } from '../../core/progress/ids'
import type { OpenedLearnerStore } from '../../data/store/learnerStore'
import { loginPath } from '../../words/links'
import { isOf, placeAt } from '../../words/places'
import { lazyScreen } from '../lazyScreen'
import { PageSpinner } from '../PageSpinner'
import { BringInOffers } from './BringInOffers'
import { SessionTitle } from './DocumentTitle'
import type { LearnerStores } from './learnerStores'
import { type Frame, frameOf } from './screens'
import type { Services } from './Services'
import { LanguageOf } from './LanguageOf'
import { StorageBanners } from './StorageBanners'
import { opensUnsaved, UnsavedFrame } from './UnsavedFrame'
import styles from './Protected.module.css'
import { BackupLine, BackupNews } from '../../session/BackupLine'
import { useIdleLock } from '../../session/useIdleLock'
import { useAppearance } from '../../session/useSettings'
import type { Elements } from '../../ui/Elements'
import { Leaf } from '../../ui/Leaf'

const unsaved = lazyScreen(
  () => import('../../screens/lesson/LessonScreen').then(({ UnsavedLesson }) => UnsavedLesson),
  PageSpinner,
)

interface ProtectedProps {
  readonly services: Services
  /** The learner is signing out, so they go to the home page, not to the login. */
  readonly isLeaving: boolean
  readonly onSwitch: () => void
  readonly onSignOut: () => void
  readonly children: Elements
}

/**
 * Screens for signed-in learners. Anyone else goes to the login screen, which saves the page they came from (contract,
 * section 1.3).
 */
export function Protected({ services, isLeaving, onSwitch, onSignOut, children }: ProtectedProps) {
  const { state, accounts } = useAuth()
  const { pathname, search, hash } = useLocation()
  const place = placeAt({ pathname, search, hash })
  if (isLeaving) return <PageSpinner />
  switch (state.status) {
    case 'loading':
      return <PageSpinner />
    case 'signed-out':
      if (accounts.keepsNothing === true && opensUnsaved(place)) {
        return (
          <UnsavedFrame services={services}>
            {isOf(place, 'lesson') ? <unsaved.Screen library={services.library} clock={services.clock} /> : children}
          </UnsavedFrame>
        )
      }
      return <Navigate replace to={loginPath(pathname + search + hash)} />
    case 'signed-in':
      return (
        <LearnerFrame learner={state.learner} services={services} onSwitch={onSwitch} onSignOut={onSignOut}>
          {children}
        </LearnerFrame>
      )
  }
}

interface LearnerFrameProps {
  readonly learner: Learner
  readonly services: Services
  readonly onSwitch: () => void
  readonly onSignOut: () => void
  readonly children: Elements
}

/** The session around the screens of one learner. */
function LearnerFrame({ learner, services, onSwitch, onSignOut, children }: LearnerFrameProps) {
  const { stores, library, clock, deletion, classes } = services
  const { pathname } = useLocation()
  // This leaves out the query. A review has the learning center's path, so both show the same news.
  const frame = frameOf(placeAt({ pathname }))
  const store = useLearnerStore(stores, learner.id)
  const reads = stores.reads(learner.id)
  const session = useMemo<Session | undefined>(
    () =>
      store &&
      reads && {
        learner,
        store,
        reads,
        library,
        clock,
        deletion,
        classes,
        switchLearner: onSwitch,
        signOut: onSignOut,
      },
    [learner, store, reads, library, clock, deletion, classes, onSwitch, onSignOut],
  )
  if (store === undefined || session === undefined) return <PageSpinner />
  return (
    <SessionProvider session={session}>
      <CalculatorContext value={loadCalculator}>
        <SessionTitle />
        <ChosenSettings />
        {__HAS_LANGUAGES__ ? <LanguageOf learner={learner.id} /> : null}
        <StorageBanners store={store} hasAccount={learner.kind === 'cloud'} />
        {frame === 'section' || frame === 'plain' ? <BringInOffers /> : null}
        <BackupPlace frame={frame} />
        {children}
      </CalculatorContext>
    </SessionProvider>
  )
}

const loadCalculator: LoadCalculator = async (tool) => {
  const { openCalculator } = await import('../../screens/tools/lesson/LessonCalculator')
  return await openCalculator(tool)
}

function ChosenSettings() {
  useAppearance()
  useIdleLock()
  return null
}

/** This learner's store, or undefined while it is opening. */
function useLearnerStore(stores: LearnerStores, id: LearnerId): OpenedLearnerStore | undefined {
  const [failure, setFailure] = useState<{ readonly error: unknown } | undefined>(undefined)
  useEffect(() => {
    stores.open(id).catch((error: unknown) => setFailure({ error }))
  }, [stores, id])
  const opened = (): OpenedLearnerStore | undefined => stores.opened(id)
  const store = useSyncExternalStore(stores.subscribe, opened, opened)
  if (failure !== undefined) throw failure.error
  return store
}

interface BackupPlaceProps {
  readonly frame: Frame | undefined
}

/**
 * Where an account's backup status appears. Lessons and quizzes show it next to each change. Where space is tight, only
 * a status that needs action is shown.
 */
function BackupPlace({ frame }: BackupPlaceProps) {
  const { learner } = useSession()
  // Without an account, progress is saved only on this device, and a message after each save says so.
  if (learner.kind === 'device') return null
  return (
    <>
      <BackupNews />
      {frame === 'section' ? (
        <Leaf className={styles.section}>
          <BackupLine />
        </Leaf>
      ) : frame === 'plain' ? (
        <div className="wrap">
          <BackupLine />
        </div>
      ) : null}
    </>
  )
}
