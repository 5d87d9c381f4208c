/**
 * The number of words as a reader counts them: `$1,200`, `5%` and `take-home` are one each, a lone `=` or `-` is none.
 */
export function countWords(text: string): number {
  return text.split(/\s+/).filter((token) => /[\p{L}\p{N}]/u.test(token)).length
}
