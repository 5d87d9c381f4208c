/**
 * How many steps toward the answer are shown. At first all but the last are shown, and one fewer after each right
 * answer in a row, down to none. A wrong answer starts over with all but the last.
 *
 * @param steps how many steps there are
 */
export function stepsShown(steps: number, rightInARow: number): number {
  return Math.max(0, steps - 1 - rightInARow)
}

export function rightInARowAfter(rightInARow: number, isRight: boolean): number {
  return isRight ? rightInARow + 1 : 0
}
