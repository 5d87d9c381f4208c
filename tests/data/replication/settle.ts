import assert from 'node:assert/strict'
import { areFieldsStale } from '../../../src/core/progress/derivedFields'
import { canonicalText } from '../../../src/core/progress/json'
import type { ProgressDocument } from '../../../src/core/progress/document'
import type { World } from './World'

const MOST_ROUNDS = 6

/** Lets all devices exchange until none has a change. Then all copies are exactly equal. */
export async function settle(world: World): Promise<ProgressDocument | undefined> {
  let rounds = 0
  while ((await doesAnybodyWrite(world)) || doesAnythingWait(world)) {
    rounds += 1
    assert.ok(rounds < MOST_ROUNDS, 'the devices never fall silent')
  }
  const [device] = world.present
  if (device === undefined) return undefined
  const rest = device.replica.store.document
  const text = canonicalText(rest)
  for (const { replica } of world.present) {
    assert.equal(canonicalText(replica.store.document), text, 'two devices differ')
  }
  assert.equal(canonicalText(await world.documentThere()), text, 'the account differs')
  assert.equal(areFieldsStale((await world.account.fields()) ?? {}, rest), false, 'derived fields are stale')
  return rest
}

/** Settles a world with at least one device. */
export async function settled(world: World): Promise<ProgressDocument> {
  const rest = await settle(world)
  assert.ok(rest)
  return rest
}

/** Exchanges each device once, on another day. Resolves to whether any wrote. */
async function doesAnybodyWrite(world: World): Promise<boolean> {
  const before = world.account.writes
  for (const device of world.present) {
    device.date = device.date === '2026-03-02' ? '2027-03-02' : '2026-03-02'
    assert.equal((await world.exchange(device)).kind, 'exchanged')
  }
  return world.account.writes !== before
}

/** Returns whether a change waits, such as a certificate that another device's data earned. */
function doesAnythingWait({ present }: World): boolean {
  return present.some(({ replica }) => replica.store.isWaiting())
}
