import { useMemo } from 'react'
import { Outlet } from 'react-router-dom'
import type { Learner } from '../../accounts/accounts'
import { type Session, SessionProvider } from '../../learning/session/SessionContext'
import { PageSpinner } from '../PageSpinner'
import { SessionTitle } from './DocumentTitle'
import type { Services } from './Services'
import { StorageBanners } from './StorageBanners'
import { useLearnerStore } from './useLearnerStore'

interface LearnerFrameProps {
  readonly learner: Learner
  readonly services: Services
}

/** The session around the screens of one learner. */
export function LearnerFrame({ learner, services }: LearnerFrameProps) {
  const { stores, library, clock } = services
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
      <Outlet />
    </SessionProvider>
  )
}
