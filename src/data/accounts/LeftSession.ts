/**
 * Role: ends the session at the service after its learner has left.
 * Guarantee: we first save that the session must end, so a session that can't end now ends at a later start.
 * Must not: end the session of the current learner.
 */
import type { LearnerId } from '../../core/progress/ids'
import { type DeviceDatabase, type DeviceTables, writeLearners } from '../store/deviceDatabase'
import { currentLearner, learnerRow } from '../store/learnerTable'
import { unlessStorageFails } from '../store/storeHealth'
import type { CloudService } from './CloudService'

export class LeftSession {
  readonly #device: DeviceDatabase
  readonly #service: CloudService

  constructor(device: DeviceDatabase, service: CloudService) {
    this.#device = device
    this.#service = service
  }

  /** @param id the learner who leaves; by default the current learner */
  async leave(id: LearnerId | undefined, leave: () => Promise<void>): Promise<void> {
    const note = () => writeLearners(this.#device, (database) => noteLeaving(database, id))
    const isNoted = await unlessStorageFails(note, false)
    await leave()
    if (isNoted) await this.end()
  }

  async end(): Promise<void> {
    const isLeft = () => unlessStorageFails(() => this.#device.run(hasLeftSession), false)
    if (!(await isLeft()) || !(await this.#service.endSession(isLeft))) return
    await unlessStorageFails(
      () =>
        writeLearners(this.#device, async (database) => {
          if (await hasLeftSession(database)) await database.settings.delete('left-session')
        }),
      undefined,
    )
  }
}

/**
 * Records that the session of the learner who is leaving must end. Resolves to whether there is such a session. `id`
 * defaults to the current learner. While another cloud learner is current, the session belongs to that learner. Needs a
 * transaction over `learners` and `settings`.
 */
export async function noteLeaving(database: DeviceTables, id?: LearnerId): Promise<boolean> {
  const current = await currentLearner(database)
  const leaving = id === undefined ? current : await learnerRow(database, id)
  if (leaving?.kind !== 'cloud') return false
  if (current?.kind === 'cloud' && current.id !== leaving.id) return false
  await database.settings.put({ key: 'left-session', value: leaving.id })
  return true
}

/** Resolves to whether a session still has to end. Always false while a cloud learner is current. */
async function hasLeftSession(database: DeviceTables): Promise<boolean> {
  const note = await database.settings.get('left-session')
  return note !== undefined && (await currentLearner(database))?.kind !== 'cloud'
}
