import { describe, test } from 'vitest'
import { SEED } from '../../seed/seed'
import { earlierSiteClaims } from './earlierSiteClaims'

/** The total for all claims. */
const HISTORIES = 2500

describe(`copies converge beside pages of the earlier site (seed ${SEED})`, () => {
  for (const [index, claim] of earlierSiteClaims.entries()) {
    test(claim.name, async () => {
      await claim.check({ runs: Math.ceil(HISTORIES / earlierSiteClaims.length), seed: SEED + index })
    }, 120_000)
  }
})
