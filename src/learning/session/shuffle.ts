/**
 * A new array with the same items in random order (Fisher-Yates).
 * @param random a number from 0 (included) to 1 (excluded), one per call
 */
export function shuffle<T>(items: readonly T[], random: () => number): readonly T[] {
  const unplaced = [...items]
  const shuffled: T[] = []
  while (unplaced.length > 0) {
    // A source that answers exactly 1 would otherwise pick past the end and lose an item.
    const pick = Math.min(unplaced.length - 1, Math.floor(random() * unplaced.length))
    shuffled.push(...unplaced.splice(pick, 1))
  }
  return shuffled
}
