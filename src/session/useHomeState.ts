import { useMemo } from 'react'
import { isPlace, parseStates, type StateGuide } from '../core/curriculum/parseStates'
import file from '../core/curriculum/states.json'
import { liveSource } from '../data/store/liveSource'
import { HOME_STATE } from '../data/store/keptRows'
import type { SaveFailure } from '../data/store/storeHealth'
import { useSession } from './SessionContext'
import { useRead } from './useRead'

const parsed = parseStates(file)

/** This is parsed in the scripts that import it, so it doesn't delay lessons. */
export const stateGuide: StateGuide = parsed.kind === 'valid' ? parsed.value : { states: [], topics: [] }

export interface HomeState {
  /** Undefined until it is read, and null if the learner has not chosen. */
  readonly place: string | null | undefined
  readonly keep: (place: string) => Promise<SaveFailure | undefined>
}

/**
 * The state where the learner lives. It is saved in a row on this device and in the backup file, but never in an
 * account.
 */
export function useHomeState(): HomeState {
  const { store } = useSession()
  const source = useMemo(
    () =>
      liveSource(async (): Promise<string | null> => {
        const kept = (await store.kept.items('settings')).find(({ key }) => key === HOME_STATE)?.value
        return isPlace(stateGuide, kept) ? kept : null
      }),
    [store],
  )
  return { place: useRead(source), keep: (place) => store.kept.keep('settings', HOME_STATE, place) }
}
