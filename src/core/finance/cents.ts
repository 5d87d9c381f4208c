/**
 * Money in this room is counted in cents. Amounts that a person typed and amounts that are shown are whole cents; between
 * them a calculation keeps its fractions, so nothing drifts from month to month, and rounds once where its result leaves.
 */

/** A millionth of a cent: an amount this close below a half cent is a half cent that binary fractions could not hold. */
const NUDGE = 1e-6

/** What is left of a debt below half a cent cannot be paid and is nothing. */
export const HALF_CENT = 0.5

/** The nearest whole cent; a half goes away from zero, as on a bill. */
export function roundCents(cents: number): number {
  const whole = Math.round(Math.abs(cents) + NUDGE)
  return cents < 0 && whole > 0 ? -whole : whole
}

/**
 * Divides whole cents by percentages so that the parts add up to the cent: each part is rounded down, and the cents left
 * over go to the largest fractions, first come first (the largest remainder method).
 *
 * @param percents they add up to 100.
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
