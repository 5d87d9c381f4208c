const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** The letter beside an option: a key to press, never its name. Empty past the alphabet. */
export function optionLetter(position: number): string {
  return LETTERS.charAt(position)
}

/** The written option that a pressed key chooses, or undefined when the key chooses none. */
export function optionForKey(key: string, order: readonly number[]): number | undefined {
  if (key.length !== 1) return undefined
  const position = LETTERS.indexOf(key.toUpperCase())
  return position < 0 ? undefined : order[position]
}
