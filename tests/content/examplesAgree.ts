/** Whether one of the texts prints the result as a number of its own: `$60` is not in `$600`, `$60.50` or `$1,060`. */
export function isPrinted(result: string, texts: readonly string[]): boolean {
  const written = result.replace(/[$.]/g, '\\$&')
  const pattern = new RegExp(`(?<![\\d$−]|\\d[.,])${written}(?!\\d|[.,]\\d)`)
  return texts.some((text) => pattern.test(text))
}

/** Whether the section holds a number that is the result when it is rounded to as many decimals. Signs do not count. */
export function isComputed(result: string, section: string): boolean {
  const value = Number(result.replace(/[^\d.]/g, ''))
  const decimals = /\.(\d+)/.exec(result)?.[1]?.length ?? 0
  const numbers = section.match(/\d[\d,]*(?:\.\d+)?/g) ?? []
  return numbers.some((number) => Number(Number(number.replaceAll(',', '')).toFixed(decimals)) === value)
}
