import { describe, inject, test } from 'vitest'
import { earlierSiteClaims } from '../../replication/earlierSiteClaims'
import { SEED } from '../../../seed/seed'
import { EmulatedAccount } from '../remote/EmulatedAccount'

/** Few, because every request takes time. The tests without a service cover the decisions at length. */
const HISTORIES_PER_CLAIM = 10

describe(`copies converge over Firestore (seed ${SEED})`, () => {
  const makeAccount = () => new EmulatedAccount(inject('emulators').firestore)
  for (const [index, claim] of earlierSiteClaims.entries()) {
    test(claim.name, async () => {
      const options = { runs: HISTORIES_PER_CLAIM, seed: SEED + index, makeAccount, endOnFailure: true }
      await claim.check(options)
    })
  }
})
