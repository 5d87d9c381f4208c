/** As a reader of English writes it: 22,000. */
export function count(number: number): string {
  return number.toLocaleString('en-US')
}
