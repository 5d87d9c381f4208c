import { useEffect, useState } from 'react'
import { showAppearance } from '../platform/window/appearance'
import type { SaveFailure } from '../data/store/storeHealth'
import { useSession } from './SessionContext'
import { plainSettings, type Settings } from './settings'
import { useRead } from './useRead'

export interface SettingsKeeper {
  readonly settings: Settings
  readonly choose: <Name extends keyof Settings>(name: Name, value: Settings[Name]) => void
  /** Why the last choice was not saved. */
  readonly failure: SaveFailure | undefined
}

/** The learner's settings, and a function to change them. A choice that can't be saved is not shown as chosen. */
export function useSettings(): SettingsKeeper {
  const { reads, store } = useSession()
  const [failure, setFailure] = useState<SaveFailure | undefined>(undefined)
  return {
    settings: useRead(reads.settings) ?? plainSettings,
    choose: (name, value) => void store.kept.keep('settings', name, value).then(setFailure),
    failure,
  }
}

/**
 * Applies the appearance settings of this learner to the page, also after a change in another tab. `src/main.ts` resets
 * the settings when the learner leaves.
 */
export function useAppearance(): void {
  const { reads, learner } = useSession()
  const settings = useRead(reads.settings)
  useEffect(() => {
    if (settings !== undefined) showAppearance(learner.id, settings)
  }, [settings, learner.id])
}
