const STEPS = [1, 2, 3, 6, 12, 24, 36, 60, 120] as const
const MOST_ROWS = 12

/**
 * Picks the steps that a table shows, which are the first step, steps at a regular interval, and all ends. This way, a
 * table of any length fits on a page.
 *
 * @param ends steps where something ends; the largest is the table's last step.
 */
export function pickedSteps(ends: readonly number[]): readonly number[] {
  const last = Math.max(1, ...ends)
  const step = STEPS.find((candidate) => last / candidate <= MOST_ROWS) ?? Math.ceil(last / MOST_ROWS)
  const regular = Array.from({ length: Math.floor(last / step) }, (_, index) => (index + 1) * step)
  return [...new Set([1, ...regular, ...ends.filter((end) => end > 0), last])].sort((a, b) => a - b)
}
