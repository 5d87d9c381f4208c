import type { LearnerId } from '../../core/progress/ids'
import type { DeviceDatabase } from '../store/deviceDatabase'
import { learnerRows } from '../store/learnerTable'
import { liveSource } from '../store/liveSource'
import { unlessStorageFails } from '../store/storeHealth'
import { firstNameOf, nameOf } from './learnerName'
import { learnerOf } from './learnerRows'
import type { LearnerRoster } from './LearnerRoster'

/**
 * Updates the roster when the list changes in any tab, for the life of the page. A learner missing from a readable list
 * was removed. A lost list can't be read, so it doesn't remove anyone.
 */
export function followRoster(device: DeviceDatabase, roster: LearnerRoster): () => void {
  let known: readonly LearnerId[] = []
  const rows = liveSource(() => unlessStorageFails(() => device.run((database) => learnerRows(database)), undefined))
  return rows.subscribe(() => {
    const now = rows.getSnapshot()
    if (now === undefined) return
    for (const id of known) if (!now.some((row) => row.id === id)) roster.forget(id)
    known = now.map(({ id }) => id)
    roster.note(
      now.map((row) => {
        const { id, kind, isProtected } = learnerOf(row)
        return { id, firstName: firstNameOf(nameOf(row)), kind, isProtected }
      }),
    )
  })
}
