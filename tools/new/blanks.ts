/**
 * Texts that an author still has to write. Every blank describes the text, and the content check rejects a file that
 * still has one.
 */
const BLANK = /\[Write: [^\]]*\]/

export function blank(wanted: string): string {
  return `[Write: ${wanted}]`
}

/** The first blank in a text, or undefined. */
export function blankIn(text: string): string | undefined {
  return BLANK.exec(text)?.[0]
}
