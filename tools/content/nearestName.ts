/** The name that an author most likely meant, or undefined if none is close. */
export function nearestName(name: string, known: readonly string[]): string | undefined {
  const most = Math.max(1, Math.floor(name.length / 3))
  const [nearest] = known
    .map((other) => ({ other, changes: changesBetween(name.toLowerCase(), other.toLowerCase()) }))
    .filter(({ changes }) => changes <= most)
    .sort((a, b) => a.changes - b.changes)
  return nearest?.other
}

/** The fewest letters to add, remove or replace (Levenshtein). */
function changesBetween(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (const [place, letter] of from.split('').entries()) {
    const above = row
    row = [place + 1]
    for (let index = 1; index <= to.length; index += 1) {
      const replaced = (above[index - 1] ?? 0) + (letter === to[index - 1] ? 0 : 1)
      row.push(Math.min(replaced, (above[index] ?? 0) + 1, (row[index - 1] ?? 0) + 1))
    }
  }
  return row.at(-1) ?? 0
}
