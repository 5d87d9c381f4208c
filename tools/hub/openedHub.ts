import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Border } from './border/Border'
import { envelopeBorder } from './border/envelopeBorder'
import { FailedTries } from './access/FailedTries'
import { Passwords } from './access/passwords'
import { Pin } from './access/Pin'
import type { Hub } from './Hub'
import { newGeneration } from './protocol/updateSeq'
import { Heard } from './room/Heard'
import { GroupCommit } from './store/GroupCommit'
import { HubStore } from './store/HubStore'
import { Journal } from './store/Journal'
import { leaveOneBranch } from './store/leaveOneBranch'
import { closeDatabase, openDatabase } from './store/openDatabase'

export interface OpenedHubParts {
  readonly showPin: (pin: string) => void
  /** Replaces the envelope border, for tests of the protocol alone. */
  readonly border?: Border
  /** Pages of 4096 bytes. A write that would exceed this number fails as on a full disk. */
  readonly mostPages?: number
  /** Monotonic milliseconds, independent of the clock. */
  readonly now: () => number
}

/**
 * The parts of a hub that make its answers, without the network.
 *
 * @param data the folder of its file
 * @throws if the folder can't be written, or another hub has it open
 */
export function openedHub(data: string, parts: OpenedHubParts): { readonly hub: Hub; readonly close: () => void } {
  mkdirSync(data, { recursive: true })
  const file = join(data, 'hub.sqlite')
  const database = openDatabase(file, parts.mostPages)
  leaveOneBranch(database)
  const journal = new Journal(file)
  const store = new HubStore(database)
  const hub: Hub = {
    store,
    commits: new GroupCommit(
      database,
      () => journal.toDisk(),
      () => store.forget(),
    ),
    border: parts.border ?? envelopeBorder(store),
    passwords: new Passwords(),
    failedTries: new FailedTries(parts.now),
    pin: new Pin(parts.showPin),
    generation: newGeneration(),
    heard: new Heard(parts.now),
  }
  const close = () => {
    journal.close()
    closeDatabase(database)
  }
  return { hub, close }
}
