import type { RelayFailure, RelayFault } from '../ports/Relay'

/** Converts an error from PouchDB, `fetch` or our own checks of an answer. */
export function relayFailureOf(error: unknown, signal: AbortSignal): RelayFailure {
  return { kind: 'failed', reason: signal.aborted ? 'cancelled' : faultOf(error) }
}

function faultOf(error: unknown): RelayFault {
  const status = fieldOf(error, 'status')
  if (typeof status !== 'number') return error instanceof TypeError ? 'offline' : 'unavailable'
  if (status === 507) return 'no-room'
  if (status === 403) {
    const reasons = [fieldOf(error, 'error'), fieldOf(error, 'name'), fieldOf(error, 'reason')]
    return (['full', 'closed'] as const).find((reason) => reasons.includes(reason)) ?? 'refused'
  }
  return status === 401 || status === 404 ? 'refused' : 'unavailable'
}

export function statusOf(error: unknown): number | undefined {
  const status = fieldOf(error, 'status')
  return typeof status === 'number' ? status : undefined
}

/** Returns the named field of an answer or an error. */
export function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>)[name] : undefined
}
