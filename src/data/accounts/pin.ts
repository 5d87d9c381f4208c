/**
 * Role: the PIN of a learner on a shared device: four digits that open what another learner should not.
 * Guarantee: it is the only copy of nothing; a forgotten one comes off after a day, and is not lost sooner.
 * Must not: be taken for encryption.
 */
import type { LearnerRow } from '../store/deviceDatabase'

/** As long as anybody needs who knows the PIN to come by and stop it. */
const LOST_MS = 24 * 60 * 60_000

/** No password is as short. */
export function isPin(text: string): boolean {
  return /^[0-9]{4}$/.test(text)
}

/** When a PIN that was said to be forgotten comes off; undefined where nobody said so. */
export function pinOffAt({ pin, pinLostAt }: Pick<LearnerRow, 'pin' | 'pinLostAt'>): string | undefined {
  const lostAt = Date.parse(pinLostAt ?? '')
  return pin === undefined || Number.isNaN(lostAt) ? undefined : new Date(lostAt + LOST_MS).toISOString()
}

/** Whether it comes off now. Under a clock that was put back it does not. */
export function isPinOff(row: Pick<LearnerRow, 'pin' | 'pinLostAt'>, now: Date): boolean {
  const off = pinOffAt(row)
  return off !== undefined && now.getTime() >= Date.parse(off)
}

export function withoutPin(row: LearnerRow): LearnerRow {
  const { pin: _off, pinLostAt: _lost, ...rest } = row
  return rest
}

/** Said again it does not wait longer, but for a note of a clock that ran ahead. */
export function withLostPin(row: LearnerRow, now: Date): LearnerRow {
  const lostAt = Date.parse(row.pinLostAt ?? '')
  return lostAt <= now.getTime() ? row : { ...row, pinLostAt: now.toISOString() }
}

/** After the right PIN: whoever said that it is forgotten was somebody else, or remembers. */
export function withFoundPin(row: LearnerRow): LearnerRow {
  const { pinLostAt: _found, ...rest } = row
  return rest
}
