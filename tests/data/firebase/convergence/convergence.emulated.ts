import { describe, inject, test } from 'vitest'
import { earlierSiteProperties } from '../../replication/earlierSiteProperties'
import { SEED } from '../../../seed/seed'
import { EmulatedAccount } from '../remote/EmulatedAccount'

/** Few, because every request takes time. The tests without a service cover the decisions at length. */
const HISTORIES_PER_PROPERTY = 10

describe(`copies converge over Firestore (seed ${SEED})`, () => {
  const makeAccount = () => new EmulatedAccount(inject('emulators').firestore)
  for (const [index, property] of earlierSiteProperties.entries()) {
    test(property.name, async () => {
      const options = { runs: HISTORIES_PER_PROPERTY, seed: SEED + index, makeAccount, endOnFailure: true }
      await property.check(options)
    })
  }
})
