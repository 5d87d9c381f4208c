import type { LearnerId } from '../../core/progress/ids'
import type { DeviceDatabase } from '../store/deviceDatabase'
import { learnerRows } from '../store/learnerTable'
import { liveSource } from '../store/liveSource'
import { unlessStorageFails } from '../store/storeHealth'
import { firstNameOf, nameOf } from './learnerName'
import { learnerOf } from './learnerRows'
import type { LearnerRoster } from './LearnerRoster'

/**
 * Keeps the roster in step with the list for as long as the page lives, in whatever tab the list changes. Who leaves a list that
 * can be read was removed; a list that is lost can't be read.
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
