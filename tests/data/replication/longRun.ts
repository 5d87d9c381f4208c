/**
 * The long convergence run: `npx tsx tests/data/replication/longRun.ts [histories] [seed]`, 100,000 histories by
 * default. The seed of each part is printed before it runs. A failure prints the shortest history that shows it.
 */
import { claims } from './claims'
import { MemoryReplica } from './MemoryReplica'

const [histories = 100_000, firstSeed = Date.now() % 1_000_000_000] = process.argv.slice(2).map(Number)
const PER_PART = 250
const parts = Math.ceil(histories / (PER_PART * claims.length))
const begun = Date.now()

for (let part = 0; part < parts; part += 1) {
  const seed = firstSeed + part * claims.length
  console.log(`part ${part + 1} of ${parts}, seed ${seed}, ${Math.round((Date.now() - begun) / 1000)} s`)
  for (const [index, claim] of claims.entries()) {
    try {
      await claim.check((device) => new MemoryReplica(device), { runs: PER_PART, seed: seed + index })
    } catch (error) {
      console.error(
        `"${claim.name}" does not hold. Again: npx tsx tests/data/replication/longRun.ts ${PER_PART} ${seed}`,
      )
      throw error
    }
  }
}
console.log(
  `${parts * PER_PART * claims.length} histories, ${Math.round((Date.now() - begun) / 1000)} s: all claims hold`,
)
