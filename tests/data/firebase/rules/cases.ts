import { accessCases } from './accessCases'
import type { Case } from './Case'
import { claimedCases } from './claimedCases'
import { classCases } from './classCases'
import { clientCases } from './clientCases'
import { deletionCases } from './deletionCases'
import { fieldCases } from './fieldCases'
import { syncCases } from './syncCases'
import { valueCases } from './valueCases'

/** All parts of the table. */
export const cases: readonly (readonly [part: string, cases: readonly Case[]])[] = [
  ['who may do what', accessCases],
  ['the fields of the profile', fieldCases],
  ['their values', valueCases],
  ['the progress', syncCases],
  ['the writes of clients', clientCases],
  ['a deleted account', deletionCases],
  ['the relay of a class', classCases],
  ['reports under a claim', claimedCases],
]
