import { useMemo } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import type { Learner } from '../../accounts/accounts'
import { type Session, SessionProvider } from '../../learning/session/SessionContext'
import { PageSpinner } from '../PageSpinner'
import { BackupPlace } from './BackupPlace'
import { BringInOffers } from './BringInOffers'
import { SessionTitle } from './DocumentTitle'
import type { Services } from './Services'
import { learnerScreenAt } from './screens'
import { StorageBanners } from './StorageBanners'
import { useLearnerStore } from './useLearnerStore'

interface LearnerFrameProps {
  readonly learner: Learner
  readonly services: Services
}

/** The session around the screens of one learner. */
export function LearnerFrame({ learner, services }: LearnerFrameProps) {
  const { stores, library, clock } = services
  const { pathname } = useLocation()
  const frame = learnerScreenAt(pathname)?.frame
  const store = useLearnerStore(stores, learner.id)
  const session = useMemo<Session | undefined>(
    () => store && { learner, store, library, clock },
    [learner, store, library, clock],
  )
  if (store === undefined || session === undefined) return <PageSpinner />
  return (
    <SessionProvider session={session}>
      <SessionTitle />
      <StorageBanners store={store} />
      {frame === 'section' || frame === 'plain' ? <BringInOffers /> : null}
      <BackupPlace frame={frame} />
      <Outlet />
    </SessionProvider>
  )
}
