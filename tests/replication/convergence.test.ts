import { describe, test } from 'vitest'
import { claims } from './claims'
import { MemoryReplica } from './MemoryReplica'
import { SEED } from '../seed/seed'

const HISTORIES = 5000

describe(`copies converge (seed ${SEED})`, () => {
  for (const [index, claim] of claims.entries()) {
    test(claim.name, async () => {
      const runs = Math.ceil(HISTORIES / claims.length)
      await claim.check((device) => new MemoryReplica(device), { runs, seed: SEED + index })
    }, 120_000)
  }
})
