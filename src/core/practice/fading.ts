/**
 * How many steps of the way are shown before the answer: at first all but the last, one less with each right answer in a
 * row, in the end none. A wrong answer brings them all back.
 *
 * @param steps how many there are.
 */
export function stepsShown(steps: number, rightInARow: number): number {
  return Math.max(0, steps - 1 - rightInARow)
}

export function rightInARowAfter(rightInARow: number, isRight: boolean): number {
  return isRight ? rightInARow + 1 : 0
}
