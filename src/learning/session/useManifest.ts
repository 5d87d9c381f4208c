import { useSyncExternalStore } from 'react'
import type { Loaded } from '../../curriculum/createLibrary'
import type { Manifest } from '../../curriculum/curriculum'
import { manifestSource } from './manifestSource'
import { useSession } from './SessionContext'

/** The curriculum, or its fallback (contract, section 7.2). Undefined until it was read. */
export function useManifest(): Loaded<Manifest> | undefined {
  const source = manifestSource(useSession().library)
  return useSyncExternalStore(source.subscribe, source.getSnapshot, source.getSnapshot)
}
