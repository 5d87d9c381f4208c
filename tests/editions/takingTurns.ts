import { type Implementation, original } from '../core/progress/implementation'

/** Calls alternate between the two editions. Each continues with the other's result. */
export function takingTurns(one: Implementation, other: Implementation): Implementation {
  let isOther = false
  const entries = Object.keys(original).map((name) => [
    name,
    (...values: readonly unknown[]): unknown => {
      isOther = !isOther
      const called: unknown = (isOther ? other : one)[name as keyof Implementation]
      return (called as (...values: readonly unknown[]) => unknown)(...values)
    },
  ])
  return Object.fromEntries(entries) as Implementation
}
