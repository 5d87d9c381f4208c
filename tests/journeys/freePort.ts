/**
 * Each worker of the run has a thousand ports of its own, below the ports that a system assigns automatically. So no other
 * process takes a site's port while it is away.
 */
const first = 20_000 + 1_000 * Number(process.env['VITEST_POOL_ID'] ?? 0)
let next = first

/** Returns a port that no other site of this run has. */
export function freePort(): number {
  next += 1
  return next
}

/** These ports are the same in every file that this worker runs, so that a build can contain them. */
export const servicePorts = { auth: first + 901, firestore: first + 902 } as const
