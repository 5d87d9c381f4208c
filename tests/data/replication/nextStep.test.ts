import { describe, expect, it } from 'vitest'
import type { ExchangeOutcome } from '../../../src/data/replication/exchangeOnce'
import { type NextStep, nextStep } from '../../../src/data/replication/nextStep'

const exchanged = { kind: 'exchanged', wrote: true, revision: 7 } as const

describe('after an exchange', () => {
  it.each<[string, ExchangeOutcome, number, NextStep]>([
    ['all is sent', { ...exchanged, isWaiting: false }, 3, { kind: 'rest', isWaiting: false }],
    ['something is left', { ...exchanged, isWaiting: true }, 0, { kind: 'rest', isWaiting: true }],
    ['the network is away', { kind: 'offline' }, 0, { kind: 'back-off', delayMs: 2000, failures: 1 }],
    ['it still is', { kind: 'offline' }, 3, { kind: 'back-off', delayMs: 16_000, failures: 4 }],
    ['it is for days', { kind: 'offline' }, 5000, { kind: 'back-off', delayMs: 300_000, failures: 5001 }],
    [
      'the disk fails',
      { kind: 'storage-failed', reason: 'quota' },
      1,
      { kind: 'back-off', delayMs: 4000, failures: 2 },
    ],
    ['a newer tab has the disk', { kind: 'storage-failed', reason: 'outdated' }, 1, { kind: 'end' }],
    ['another tab is at it', { kind: 'busy' }, 2, { kind: 'back-off', delayMs: 20_000, failures: 2 }],
    ['the service says no', { kind: 'refused', reason: 'x' }, 2, { kind: 'back-off', delayMs: 300_000, failures: 2 }],
    ['nobody is signed in', { kind: 'signed-out' }, 2, { kind: 'hold' }],
    ['a newer app has written', { kind: 'outdated', minimum: 2 }, 0, { kind: 'end' }],
    ['the account was deleted', { kind: 'deleted' }, 3, { kind: 'end' }],
    ['the learner has left', { kind: 'stopped' }, 0, { kind: 'end' }],
  ])('%s', (_case, outcome, failures, step) => {
    expect(nextStep(outcome, failures, 1)).toEqual(step)
  })

  it.each([
    [0, 1000],
    [0.5, 1500],
    [1, 2000],
  ])('waits between half and all of the time (chance %d)', (chance, delayMs) => {
    expect(nextStep({ kind: 'offline' }, 0, chance)).toMatchObject({ delayMs })
  })
})
