/**
 * One likely fault for each promise of the contract and the README. `tools/faults.mjs` plants each alone and says which
 * test finds it first.
 *
 * `promise` begins with the section of the contract, or with `README`. `find` is exactly once in `file`. `tests` are
 * unit tests that read the file from the disk, so that vitest does not know them. `journey` is the one that should find
 * the fault, by its path below `tests/journeys`, if core journeys do not.
 *
 * @typedef {{ promise: string, name: string, file: string, find: string, replace: string, tests?: string, journey?: string }} Fault
 */
import { classFaults } from './classFaults.mjs'
import { learningFaults } from './learningFaults.mjs'
import { ledgerFaults } from './ledgerFaults.mjs'
import { siteFaults } from './siteFaults.mjs'

/** @type {readonly Fault[]} */
export const productFaults = [...learningFaults, ...ledgerFaults, ...siteFaults, ...classFaults]
