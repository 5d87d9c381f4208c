import 'fake-indexeddb/auto'
import { describe, test } from 'vitest'
import { claims } from '../data/replication/claims'
import { StoredReplica } from '../data/replication/StoredReplica'
import { SEED } from '../seed/seed'
import { editions } from './editions'

/** This is slow because each device has a disk. Every second device uses the first edition for its store and its account. */
const HISTORIES_PER_CLAIM = 4

describe(`copies converge between the first edition and today’s (seed ${SEED})`, () => {
  for (const [index, claim] of claims.entries()) {
    test(claim.name, async () => {
      const make = (device: number) => StoredReplica.open(device, device % 2 === 0 ? editions.today : editions.first)
      await claim.check(make, { runs: HISTORIES_PER_CLAIM, seed: SEED + index })
    }, 120_000)
  }
})
