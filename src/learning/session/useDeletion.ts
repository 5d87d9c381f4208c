import { useSyncExternalStore } from 'react'
import type { DeletionState } from '../../accounts/deletionState'
import { useSession } from './SessionContext'

export type DeletionUnderWay = Exclude<DeletionState, { kind: 'none' | 'done' }>

const NONE: DeletionState = { kind: 'none' }
const readNone = (): DeletionState => NONE
const hearNothing = () => () => undefined

/** The deletion of this learner's account, live; `under` is undefined where none is under way. */
export function useDeletion(): { readonly under: DeletionUnderWay | undefined } {
  const { learner, deletion } = useSession()
  const read = deletion?.state.getSnapshot ?? readNone
  const state = useSyncExternalStore(deletion?.state.subscribe ?? hearNothing, read, read)
  return { under: 'id' in state && state.id === learner.id ? state : undefined }
}
