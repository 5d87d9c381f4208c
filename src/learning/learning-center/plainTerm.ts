/** `Café` and `cafe` are one word to somebody on a phone keyboard. */
export function plainTerm(term: string): string {
  return term
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
}
