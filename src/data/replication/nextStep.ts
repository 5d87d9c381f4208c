/**
 * Role: decides what the engine does after an exchange.
 * Guarantee: retries slow down, to at most five minutes, and never happen on all devices at once.
 * Must not: retry a failure that only a new version of the app, or a sign-in, can fix.
 */
import { backoffMs } from '../../platform/backoffMs'
import type { ExchangeOutcome } from './exchangeOnce'

const RETRIES_MS = [2000, 4000, 8000, 16_000, 32_000, 64_000, 128_000, 256_000, 300_000] as const
/** The longest time that an exchange in another tab may take, in ms. */
const BUSY_RETRY_MS = [20_000] as const
const REFUSED_RETRY_MS = [300_000] as const

export type NextStep =
  /** `isWaiting`: there is already a change to send. */
  | { readonly kind: 'rest'; readonly isWaiting: boolean }
  | { readonly kind: 'back-off'; readonly delayMs: number; readonly failures: number }
  /** The engine does nothing until something changes. */
  | { readonly kind: 'hold' }
  | { readonly kind: 'end' }

/**
 * `failures`: the number of failures in a row before this outcome. `chance`: from 0 to 1, so that thirty tablets in a
 * classroom don't all reconnect at once.
 */
export function nextStep(outcome: ExchangeOutcome, failures: number, chance: number): NextStep {
  switch (outcome.kind) {
    case 'exchanged':
      return { kind: 'rest', isWaiting: outcome.isWaiting }
    case 'busy':
      return { kind: 'back-off', delayMs: backoffMs(BUSY_RETRY_MS, failures, chance), failures }
    case 'storage-failed':
      if (outcome.reason === 'outdated') return { kind: 'end' }
      return retried(failures, chance)
    case 'offline':
      return retried(failures, chance)
    case 'refused':
      return { kind: 'back-off', delayMs: backoffMs(REFUSED_RETRY_MS, failures, chance), failures }
    case 'signed-out':
      return { kind: 'hold' }
    case 'deleted':
    case 'outdated':
    case 'stopped':
      return { kind: 'end' }
  }
}

function retried(failures: number, chance: number): NextStep {
  return { kind: 'back-off', delayMs: backoffMs(RETRIES_MS, failures, chance), failures: failures + 1 }
}
