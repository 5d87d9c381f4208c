import { describe, test } from 'vitest'
import { SEED } from '../../seed/seed'
import { earlierSiteProperties } from './earlierSiteProperties'

/** The total for all properties. */
const HISTORIES = 2500

describe(`copies converge beside pages of the earlier site (seed ${SEED})`, () => {
  for (const [index, property] of earlierSiteProperties.entries()) {
    test(property.name, async () => {
      await property.check({ runs: Math.ceil(HISTORIES / earlierSiteProperties.length), seed: SEED + index })
    }, 120_000)
  }
})
