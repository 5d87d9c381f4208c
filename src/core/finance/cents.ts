/**
 * Amounts of money in this folder are in cents. Amounts that a person typed and amounts that are shown have no
 * fractions of a cent. In between, calculations keep fractions of a cent, so that errors don't build up from month to
 * month. A calculation rounds only when it returns its result.
 */

/**
 * A millionth of a cent. An amount this close below a half cent is a half cent that binary fractions can't represent.
 */
const NUDGE = 1e-6

/** A debt of less than half a cent can't be paid and is treated as zero. */
export const HALF_CENT = 0.5

/** Rounds to the nearest whole cent; a half is rounded away from zero, as on a bill. */
export function roundCents(cents: number): number {
  const whole = Math.round(Math.abs(cents) + NUDGE)
  return cents < 0 && whole > 0 ? -whole : whole
}

/** Rounds up to a whole cent. An amount up to a millionth of a cent above a whole cent is rounded down to that cent. */
export function ceilCents(cents: number): number {
  return Math.ceil(cents - NUDGE)
}

/**
 * Divides whole cents by percentages so that the parts add up to the cent. Each part is rounded down. The cents left
 * over go to the parts with the largest fractions, and to the earlier part in a tie (the largest remainder method).
 *
 * @param percents must add up to 100
 */
export function splitCents(totalCents: number, percents: readonly number[]): readonly number[] {
  const exact = percents.map((percent) => (totalCents * percent) / 100)
  const parts = exact.map((part) => Math.floor(part + NUDGE))
  const left = totalCents - parts.reduce((sum, part) => sum + part, 0)
  const fraction = (index: number): number => (exact[index] ?? 0) - (parts[index] ?? 0)
  const luckiest = percents.map((_, index) => index).sort((a, b) => fraction(b) - fraction(a) || a - b)
  const extra = new Set(luckiest.slice(0, left))
  return parts.map((part, index) => (extra.has(index) ? part + 1 : part))
}
