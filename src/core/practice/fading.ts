/**
 * How many steps toward the answer are shown. At first, all but the last are shown. After each right answer in a row,
 * one fewer is shown, down to none. After a wrong answer, all but the last are shown again.
 *
 * @param steps how many steps there are
 */
export function stepsShown(steps: number, rightInARow: number): number {
  return Math.max(0, steps - 1 - rightInARow)
}

export function rightInARowAfter(rightInARow: number, isRight: boolean): number {
  return isRight ? rightInARow + 1 : 0
}
