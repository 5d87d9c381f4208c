import { describe, test } from 'vitest'
import { SEED } from '../../seed/seed'
import { claims } from './claims'
import { MemoryReplica } from './MemoryReplica'

/** The total for all files. */
const HISTORIES = 5000

/** Checks every second claim, starting at `from`. Two files share them, since each file keeps one processor busy. */
export function converges(from: 0 | 1): void {
  describe(`copies converge (seed ${SEED})`, () => {
    for (const [index, claim] of claims.entries()) {
      if (index % 2 !== from) continue
      test(claim.name, async () => {
        const runs = Math.ceil(HISTORIES / claims.length)
        await claim.check((device) => new MemoryReplica(device), { runs, seed: SEED + index })
      }, 120_000)
    }
  })
}
