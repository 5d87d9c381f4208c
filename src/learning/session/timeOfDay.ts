export type TimeOfDay = 'morning' | 'afternoon' | 'evening'

/** By the learner's own clock. The night before four o'clock still belongs to the evening. */
export function timeOfDay(now: Date): TimeOfDay {
  const hour = now.getHours()
  if (hour < 4) return 'evening'
  if (hour < 12) return 'morning'
  return hour < 18 ? 'afternoon' : 'evening'
}
