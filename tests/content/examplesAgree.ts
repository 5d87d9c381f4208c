/** Whether one of the texts prints the result as a separate number: `$60` does not match `$600`, `$60.50` or `$1,060`. */
export function isPrinted(result: string, texts: readonly string[]): boolean {
  const written = result.replace(/[$.]/g, '\\$&')
  const pattern = new RegExp(`(?<![\\d$−]|\\d[.,])${written}(?!\\d|[.,]\\d)`)
  return texts.some((text) => pattern.test(text))
}

/** Whether a number in the section equals the result when rounded to the same decimals. Ignores signs. */
export function isComputed(result: string, section: string): boolean {
  const value = Number(result.replace(/[^\d.]/g, ''))
  const decimals = /\.(\d+)/.exec(result)?.[1]?.length ?? 0
  const numbers = section.match(/\d[\d,]*(?:\.\d+)?/g) ?? []
  return numbers.some((number) => Number(Number(number.replaceAll(',', '')).toFixed(decimals)) === value)
}
