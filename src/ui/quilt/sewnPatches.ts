/**
 * How many patches of a block are sewn.
 * @param done lessons posted, and one for the passed quiz
 * @param total lessons, and one for the quiz
 */
export function sewnPatches(pieces: number, done: number, total: number): number {
  if (total <= 0) return 0
  const share = Math.min(1, Math.max(0, done / total))
  return Math.round(pieces * share)
}
