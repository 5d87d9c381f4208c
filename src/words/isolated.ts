/** Letters of scripts that are written from right to left, from Hebrew to Adlam. */
const TO_THE_LEFT = /[\u0590-\u08ff\ufb1d-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u

/**
 * A name in a sentence, where there can be no `<bdi>`: one from right to left stands between two signs that are not seen, so that
 * it turns nothing around it. Every other name stays as it is.
 */
export function isolated(name: string): string {
  return TO_THE_LEFT.test(name) ? `\u2068${name}\u2069` : name
}
