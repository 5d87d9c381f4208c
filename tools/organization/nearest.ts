/** The name that needs the fewest changed letters to become `wrong`, and at most `most`. Ignores case. */
export function nearest(wrong: string, names: Iterable<string>, most = Number.POSITIVE_INFINITY): string | undefined {
  let best: string | undefined
  let fewest = most + 1
  for (const name of names) {
    const changes = changedLetters(wrong.toLowerCase(), name.toLowerCase())
    if (changes >= fewest) continue
    fewest = changes
    best = name
  }
  return best
}

/** Letters to add, remove or replace between two texts. */
function changedLetters(one: string, other: string): number {
  let before = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (const [row, letter] of Array.from(one).entries()) {
    const here = [row + 1]
    for (const [at, second] of Array.from(other).entries()) {
      const [left = 0, above = 0, corner = 0] = [here[at], before[at + 1], before[at]]
      here.push(Math.min(left + 1, above + 1, corner + (letter === second ? 0 : 1)))
    }
    before = here
  }
  return before.at(-1) ?? 0
}
