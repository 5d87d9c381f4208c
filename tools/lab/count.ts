/** Formats a number as in English text: 22,000. */
export function count(number: number): string {
  return number.toLocaleString('en-US')
}
