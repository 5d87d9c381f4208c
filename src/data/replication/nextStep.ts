/**
 * Role: decides what the engine does after an exchange.
 * Guarantee: retries slow down, to at most five minutes, and never happen on all devices at once.
 * Must not: retry a failure that only a new version of the app, or a sign-in, can fix.
 */
import type { ExchangeOutcome } from './exchangeOnce'

const FIRST_RETRY_MS = 2000
const LONGEST_RETRY_MS = 5 * 60_000
/** The longest time that an exchange of another tab may take, in ms. */
const BUSY_RETRY_MS = 20_000

export type NextStep =
  /** `isWaiting`: there is a change to send already. */
  | { readonly kind: 'rest'; readonly isWaiting: boolean }
  | { readonly kind: 'back-off'; readonly delayMs: number; readonly failures: number }
  /** Nothing happens automatically until something changes. */
  | { readonly kind: 'hold' }
  | { readonly kind: 'end' }

/** `failures`: the number in a row before this outcome. `chance`: from 0 to 1. */
export function nextStep(outcome: ExchangeOutcome, failures: number, chance: number): NextStep {
  switch (outcome.kind) {
    case 'exchanged':
      return { kind: 'rest', isWaiting: outcome.isWaiting }
    case 'busy':
      return { kind: 'back-off', delayMs: jittered(BUSY_RETRY_MS, chance), failures }
    case 'storage-failed':
      if (outcome.reason === 'outdated') return { kind: 'end' }
      return retried(failures, chance)
    case 'offline':
      return retried(failures, chance)
    case 'refused':
      return { kind: 'back-off', delayMs: jittered(LONGEST_RETRY_MS, chance), failures }
    case 'signed-out':
      return { kind: 'hold' }
    case 'deleted':
    case 'outdated':
    case 'stopped':
      return { kind: 'end' }
  }
}

function retried(failures: number, chance: number): NextStep {
  const delayMs = Math.min(FIRST_RETRY_MS * 2 ** failures, LONGEST_RETRY_MS)
  return { kind: 'back-off', delayMs: jittered(delayMs, chance), failures: failures + 1 }
}

/** Returns from half of the delay to all of it, so that thirty tablets of a classroom reconnect one after another. */
function jittered(delayMs: number, chance: number): number {
  return Math.round(delayMs * (0.5 + chance / 2))
}
