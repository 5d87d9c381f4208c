import { useState } from 'react'
import { type Persistence, readPersistence, requestPersistence } from '../platform/window/storagePersistence'
import { useOnce } from './useRead'

export interface PersistenceState {
  /** Undefined until the browser answers. */
  readonly persistence: Persistence | undefined
  readonly isAsking: boolean
  /** True if this page asked for persistent storage and the browser did not grant it. */
  readonly isRefused: boolean
  /** Some browsers ask the learner, so call this only on a press, with the reason on the screen. */
  readonly ask: () => void
}

/** Whether the browser has promised not to clear this site's storage, and how to ask for that promise. */
export function usePersistence(): PersistenceState {
  const found = useOnce(() => readPersistence())
  const [answer, setAnswer] = useState<Persistence | undefined>(undefined)
  const [isAsking, setAsking] = useState(false)
  const ask = async (): Promise<void> => {
    setAsking(true)
    setAnswer(await requestPersistence())
    setAsking(false)
  }
  return {
    persistence: answer ?? found,
    isAsking,
    isRefused: answer !== undefined && answer !== 'persistent',
    ask: () => void ask(),
  }
}
