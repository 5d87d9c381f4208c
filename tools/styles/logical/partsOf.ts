/** The parts of a CSS value between spaces, or between commas. Text in parentheses is one part. */
export function partsOf(value: string, between: 'spaces' | 'commas' = 'spaces'): readonly string[] {
  const ends = between === 'spaces' ? /\s/ : /,/
  const parts = ['']
  let depth = 0
  for (const letter of value.trim()) {
    if (letter === '(') depth += 1
    if (letter === ')') depth -= 1
    if (depth === 0 && ends.test(letter)) parts.push('')
    else parts[parts.length - 1] += letter
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '')
}
