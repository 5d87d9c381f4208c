/**
 * Ports of the run's workers, each with a thousand of its own, below those that a system hands out by itself: while a
 * site is away, nothing else takes its place.
 */
const first = 20_000 + 1_000 * Number(process.env['VITEST_POOL_ID'] ?? 0)
let next = first

/** A port that no other site of this run has. */
export function freePort(): number {
  next += 1
  return next
}

/** The same in every file that this worker runs, so that a build can know them. */
export const servicePorts = { auth: first + 901, firestore: first + 902 } as const
