/** Letters of scripts that are written from right to left, from Hebrew to Adlam. */
const TO_THE_LEFT = /[\u0590-\u08ff\ufb1d-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u

/**
 * Returns a name for a sentence that can't have a `<bdi>`. A right-to-left name gets an invisible character before and
 * after it, so that it doesn't change the direction of the text around it. Any other name is returned unchanged.
 */
export function isolated(name: string): string {
  return TO_THE_LEFT.test(name) ? `\u2068${name}\u2069` : name
}
