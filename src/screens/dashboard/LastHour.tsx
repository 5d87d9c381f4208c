import type { Manifest } from '../../core/curriculum/parseManifest'
import { useAuth } from '../../data/accounts/AuthContext'
import { entryTitle } from '../../session/EntryLedger'
import { lazyPart } from '../../session/lazyPart'
import { useOnce } from '../../session/useRead'

const LazyNotMe = lazyPart(() => import('./NotMe').then(({ NotMe }) => NotMe))

/** Asks *Was this you?* if two or more learners use the device. If only one does, it loads no code. */
export function LastHour({ manifest }: { readonly manifest: Manifest }) {
  const { accounts } = useAuth()
  const known = useOnce(() =>
    accounts.knownLearners().catch((error: unknown) => {
      console.warn('The learners of this device could not be read', error)
      return []
    }),
  )
  const doors = known?.filter(({ movedTo }) => movedTo === undefined) ?? []
  return doors.length < 2 ? null : <LazyNotMe titleOf={(row) => entryTitle(row, manifest)} />
}
