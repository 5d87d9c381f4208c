import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openedHub, type OpenedHubParts } from '../../tools/hub/openedHub'
import type { Hub } from '../../tools/hub/Hub'
import { insideHub } from '../../tools/hub/protocol/insideHub'

/** The name of the class on this hub. */
export const CLASS_NAME = `class-${'a'.repeat(32)}`

export interface InsideOfHub {
  readonly hub: Hub
  /**
   * Sends a request the way code inside the hub does.
   * @param target below the class
   */
  readonly ask: (target: string, init?: RequestInit) => Promise<Response>
  readonly close: () => void
}

/** Opens a hub without the network, with one class on it. */
export async function insideOfHub(parts: Partial<OpenedHubParts> = {}): Promise<InsideOfHub> {
  const data = mkdtempSync(join(tmpdir(), 'hub-'))
  const { hub, close } = openedHub(data, { showPin: () => undefined, now: () => performance.now(), ...parts })
  const nobody = { user: '', salt: Buffer.alloc(1), stretched: Buffer.alloc(1), verifyingKey: Buffer.alloc(1) }
  await hub.commits.write(() => hub.store.putClass({ name: CLASS_NAME, ...nobody, updateSeq: 0 }))
  const inside = insideHub(hub)
  return {
    hub,
    ask: (target, init) => inside(`http://hub.invalid/${CLASS_NAME}${target}`, init),
    close: () => {
      close()
      rmSync(data, { recursive: true, force: true })
    },
  }
}

/** A check that accepts everything, for tests of only the protocol. */
export const passes = () => Promise.resolve({ kind: 'passed' as const })
