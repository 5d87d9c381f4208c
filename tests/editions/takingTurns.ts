import { type Implementation, original } from '../core/progress/implementation'

/** Calls go to one and the other by turns: each goes on with what the other has made. */
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
