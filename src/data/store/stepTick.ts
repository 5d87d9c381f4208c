/** One practical step of a lesson, by its index: ticked, or no longer. */
export interface StepTick {
  readonly index: number
  readonly isDone: boolean
}

/** @returns the indexes of all ticked steps afterward, in order */
export function withTick(stepsDone: readonly number[], { index, isDone }: StepTick): readonly number[] {
  const others = stepsDone.filter((step) => step !== index)
  return isDone ? [...others, index].sort((a, b) => a - b) : others
}
