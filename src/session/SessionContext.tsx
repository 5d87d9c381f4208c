import { createContext, type ReactNode, useContext } from 'react'
import type { Learner } from '../data/accounts/accounts'
import type { DeletionLoader } from '../data/accounts/DeletionLoader'
import type { Library } from '../core/curriculum/createLibrary'
import type { Clock } from '../platform/clock'
import type { KeptItem } from '../data/store/keptRows'
import type { LearnerStore } from '../data/store/learnerStore'
import type { ClassPort } from './ClassPort'
import type { PromiseSource } from './promiseSource'
import type { Reads } from './reads'

/** The services for one learner's visit. They are the same objects until the learner changes. */
export interface Session {
  readonly learner: Learner
  readonly store: LearnerStore
  readonly reads: Reads
  readonly library: Library
  readonly clock: Clock
  readonly classes: ClassPort
  /** Undefined if accounts are saved on this device only. */
  readonly deletion: DeletionLoader | undefined
  /** Ends the visit so that someone else can learn on this device. */
  readonly switchLearner: () => void
  /** Asks whether to leave the learner's progress on this device or to remove it. */
  readonly signOut: () => void
}

/** The part of a session that also exists without a learner, in a browser that saves nothing. */
export interface OpenSession extends Pick<Session, 'library' | 'clock'> {
  readonly reads: Pick<Reads, 'manifest'> & { readonly sheets: PromiseSource<readonly KeptItem[]> }
  readonly store: { readonly kept: Pick<LearnerStore['kept'], 'items' | 'keep'> }
  readonly savesNothing?: true
}

const SessionContext = createContext<Session | undefined>(undefined)
const UnsavedContext = createContext<OpenSession | undefined>(undefined)

interface SessionProviderProps {
  readonly session: Session
  readonly children: ReactNode
}

export function SessionProvider({ session, children }: SessionProviderProps) {
  return <SessionContext value={session}>{children}</SessionContext>
}

interface UnsavedProviderProps {
  readonly session: OpenSession
  readonly children: ReactNode
}

/** For screens that work in a browser that saves nothing. */
export function UnsavedProvider({ session, children }: UnsavedProviderProps) {
  return <UnsavedContext value={session}>{children}</UnsavedContext>
}

/** The session of a learner, or the one without a learner in a browser that saves nothing. */
export function useOpenSession(): OpenSession {
  const session = useContext(SessionContext)
  const unsaved = useContext(UnsavedContext)
  const open = session ?? unsaved
  if (open === undefined) throw new Error('useOpenSession needs a SessionProvider or an UnsavedProvider above it')
  return open
}

/** Throws outside a SessionProvider: a learner screen without a learner is a bug. */
export function useSession(): Session {
  const session = useContext(SessionContext)
  if (session === undefined) throw new Error('useSession needs a SessionProvider above it')
  return session
}
