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
