import { Navigate, useLocation } from 'react-router-dom'
import { useAuth } from '../../accounts/AuthContext'
import { loginPath } from '../../words/paths'
import { PageSpinner } from '../PageSpinner'
import { LearnerFrame } from './LearnerFrame'
import type { Services } from './Services'

interface ProtectedProps {
  readonly services: Services
  /** Somebody is signing out here: they go home, not to the login. */
  readonly isLeaving: boolean
}

/** Screens for signed-in learners; everybody else goes to the login, which remembers the origin (contract, section 1.3). */
export function Protected({ services, isLeaving }: ProtectedProps) {
  const { state } = useAuth()
  const { pathname, search, hash } = useLocation()
  if (isLeaving) return <PageSpinner />
  switch (state.status) {
    case 'loading':
      return <PageSpinner />
    case 'signed-out':
      return <Navigate replace to={loginPath(pathname + search + hash)} />
    case 'signed-in':
      return <LearnerFrame learner={state.learner} services={services} />
  }
}
