let drawnOn: string | undefined

/** True the first time that this window shows the stroke of a day: it draws itself once, not at every visit. */
export function takeNewStroke(day: string): boolean {
  const isNew = drawnOn !== day
  drawnOn = day
  return isNew
}
