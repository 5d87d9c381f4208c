/** Matches any of the names as complete words, in their letter case. If two begin alike, the longer one wins. */
export function wholeWords(names: readonly string[]): RegExp {
  const written = [...names]
    .sort((a, b) => b.length - a.length)
    .map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('|')
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${written})(?![\\p{L}\\p{N}])`, 'gu')
}
