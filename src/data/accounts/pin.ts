/**
 * Role: the four-digit PIN that keeps other learners on a shared device out.
 * Guarantee: no data depends on it. A forgotten PIN expires after a day, and not sooner.
 * Must not: be described as encryption.
 */
import type { LearnerRow } from '../store/deviceDatabase'

/** The time that a learner who knows the PIN has to return and cancel the report, in ms. */
const LOST_MS = 24 * 60 * 60_000

/** Four digits are never a password, because passwords are longer. */
export function isPin(text: string): boolean {
  return /^[0-9]{4}$/.test(text)
}

/** Returns when a PIN that was reported as forgotten expires. Undefined without a report. */
export function pinOffAt({ pin, pinLostAt }: Pick<LearnerRow, 'pin' | 'pinLostAt'>): string | undefined {
  const lostAt = Date.parse(pinLostAt ?? '')
  return pin === undefined || Number.isNaN(lostAt) ? undefined : new Date(lostAt + LOST_MS).toISOString()
}

/** Returns whether a forgotten PIN has expired. If the clock was set back, it has not expired. */
export function isPinOff(row: Pick<LearnerRow, 'pin' | 'pinLostAt'>, now: Date): boolean {
  const off = pinOffAt(row)
  return off !== undefined && now.getTime() >= Date.parse(off)
}

export function withoutPin(row: LearnerRow): LearnerRow {
  const { pin: _off, pinLostAt: _lost, ...rest } = row
  return rest
}

/** A second report doesn't extend the wait, unless the first report was made while the clock was ahead. */
export function withLostPin(row: LearnerRow, now: Date): LearnerRow {
  const lostAt = Date.parse(row.pinLostAt ?? '')
  return lostAt <= now.getTime() ? row : { ...row, pinLostAt: now.toISOString() }
}

/**
 * When the correct PIN is entered, the report is dropped. Another person made it, or the learner has remembered the
 * PIN.
 */
export function withFoundPin(row: LearnerRow): LearnerRow {
  const { pinLostAt: _found, ...rest } = row
  return rest
}
