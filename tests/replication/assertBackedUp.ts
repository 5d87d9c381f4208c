import assert from 'node:assert/strict'
import { canonicalText } from '../../src/progress/canonicalText'
import { join } from '../../src/progress/join'
import type { Device, World } from './World'

/** What the status of a device calls backed up is on the remote. */
export async function assertBackedUp(world: World, { replica, clients }: Device): Promise<void> {
  for (const [to, { name }] of clients.entries()) {
    if (await replica.isWaiting(name)) continue
    const there = await world.documentAt(to)
    assert.ok(there, 'backed up, and nothing is there')
    const both = join(there, await replica.document())
    assert.equal(canonicalText(both), canonicalText(there), 'called backed up, and something is missing there')
  }
}
