import type { Activity } from '../../store/learnerStore'

export interface PostedEntry {
  readonly activity: Activity
  /** Points after this entry. */
  readonly balance: number
}

/**
 * Entries with the balance after each, counted back from what the learner has now. The newest entry always agrees with
 * the balance shown elsewhere; older ones are what this device has seen.
 * @param activities newest first
 */
export function postedEntries(activities: readonly Activity[], total: number): readonly PostedEntry[] {
  let balance = total
  return activities.map((activity) => {
    const entry = { activity, balance }
    balance = Math.max(0, balance - activity.points)
    return entry
  })
}
