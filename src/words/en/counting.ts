/** Numbers in running text. */
const smallNumbers = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
]

/** A number as running text writes it: `ten`, `49`. */
export function inWords(count: number): string {
  return smallNumbers[count] ?? String(count)
}

/** `1 lesson`, `49 lessons` */
export function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`
}

/** `budgeting, saving and taxes`; empty for nothing. */
export function listed(topics: readonly string[]): string {
  return topics.length < 2 ? (topics[0] ?? '') : `${topics.slice(0, -1).join(', ')} and ${topics.at(-1) ?? ''}`
}
