import 'fake-indexeddb/auto'
import { describe, test } from 'vitest'
import { claims } from './claims'
import { SEED } from '../../seed/seed'
import { StoredReplica } from './StoredReplica'

/**
 * Few, because they are slow. The run without a disk covers the decisions; this one tests the transactions around them.
 */
const HISTORIES_PER_CLAIM = 8

describe(`copies converge on the disks of devices (seed ${SEED})`, () => {
  for (const [index, claim] of claims.entries()) {
    test(claim.name, async () => {
      await claim.check((device) => StoredReplica.open(device), { runs: HISTORIES_PER_CLAIM, seed: SEED + index })
    }, 120_000)
  }
})
