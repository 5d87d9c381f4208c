/**
 * Returns the pause before the next try, in ms. Pauses grow with each failure, so that a service or a disk that is
 * having problems has time to recover.
 * @param stepsMs the pauses in ms, from the shortest to the longest. The last one repeats.
 * @param failures the number of failures in a row before this one, from 0
 * @param chance from 0 to 1, the share of the second half of the pause to wait. Random chances keep many devices from
 * trying at the same moment.
 */
export function backoffMs(stepsMs: readonly [number, ...number[]], failures: number, chance = 1): number {
  const wholeMs = stepsMs[failures] ?? Math.max(...stepsMs)
  return Math.round(wholeMs * (0.5 + chance / 2))
}
