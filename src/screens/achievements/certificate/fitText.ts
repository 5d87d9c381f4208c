/**
 * Text in a drawing does not wrap automatically, and the browser that draws it may not be able to measure it, for
 * example in a picture or with another device's font. So this file estimates widths, a little too wide if in doubt, and
 * breaks the lines.
 */
export type Face = 'display' | 'text'

export interface Run {
  readonly text: string
  readonly isBold: boolean
  /** The language of the text, if the page has another one. */
  readonly lang?: 'en'
}

/** Advance widths in em, taken from the widest of the fonts that the face may be drawn with. */
const widths: Readonly<Record<Face, { narrow: number; small: number; digit: number; capital: number; wide: number }>> =
  {
    display: { narrow: 0.42, small: 0.64, digit: 0.68, capital: 0.8, wide: 1.04 },
    text: { narrow: 0.4, small: 0.64, digit: 0.64, capital: 0.74, wide: 1 },
  }
/** The factor by which bold text is wider in the text face. */
const BOLD = 1.11
/** The first code point of scripts with square characters, such as Chinese and Korean. */
const FIRST_SQUARE = 0x1100
const LAST_LATIN = 0x24f

/** The maximum width of a text, in the units of `size`. */
export function widthOf(text: string, size: number, face: Face, isBold = false): number {
  const em = Array.from(text).reduce((sum, letter) => sum + advanceOf(letter, face), 0)
  return em * size * (isBold && face === 'text' ? BOLD : 1)
}

function advanceOf(letter: string, face: Face): number {
  const { narrow, small, digit, capital, wide } = widths[face]
  if (/[\p{M}\u200d]/u.test(letter)) return 0
  if (/[ iljtfrI.,:;'’!|()[\]/-]/.test(letter)) return narrow
  if (/[mwMW@%&—]/.test(letter)) return wide
  if (/\d/.test(letter)) return digit
  const code = letter.codePointAt(0) ?? 0
  if (code > LAST_LATIN) return code >= FIRST_SQUARE ? 1.25 : capital
  return /\p{Lu}/u.test(letter) ? capital : small
}

/** Matches up to a point where a line may break: after a space, or after a hyphen inside a name. */
const WORDS = /(?=.).*?(?:\s|\p{L}-(?=\p{L})|$)/gsu
/** Matches one grapheme: a letter with its marks, a flag, or an emoji sequence joined by zero-width joiners. */
const LETTERS = /(?:\p{RI}\p{RI}|.)(?:[\p{M}\p{Emoji_Modifier}]|\u200d.)*/gsu

/** Breaks runs into lines no wider than `width`. If a single word is too wide, it is broken. */
export function wrapRuns(runs: readonly Run[], width: number, size: number, face: Face): readonly (readonly Run[])[] {
  const lines: Run[][] = [[]]
  let room = width
  for (const { text, isBold, ...rest } of runs) {
    for (const word of text.match(WORDS) ?? []) {
      for (const piece of pieces(word, width, size, face, isBold)) {
        const needed = widthOf(piece.trimEnd(), size, face, isBold)
        if (needed > room && room < width) {
          lines.push([])
          room = width
        }
        lines.at(-1)?.push({ text: piece, isBold, ...rest })
        room -= widthOf(piece, size, face, isBold)
      }
    }
  }
  return lines.map(joined)
}

function pieces(word: string, width: number, size: number, face: Face, isBold: boolean): readonly string[] {
  if (widthOf(word.trimEnd(), size, face, isBold) <= width) return [word]
  const parts: string[] = ['']
  for (const segment of word.match(LETTERS) ?? []) {
    const longer = `${parts.at(-1) ?? ''}${segment}`
    if (widthOf(longer, size, face, isBold) > width && parts.at(-1) !== '') parts.push(segment)
    else parts[parts.length - 1] = longer
  }
  return parts
}

/** Joins neighboring runs with the same weight, and drops the space at the end of a line. */
function joined(runs: readonly Run[]): readonly Run[] {
  const whole = runs.reduce<Run[]>((before, run) => {
    const last = before.at(-1)
    if (last?.isBold !== run.isBold) return [...before, run]
    return [...before.slice(0, -1), { ...last, text: last.text + run.text }]
  }, [])
  return whole.map((run, at) => (at === whole.length - 1 ? { ...run, text: run.text.trimEnd() } : run))
}

export interface FittedText {
  readonly size: number
  readonly lines: readonly string[]
}

/**
 * Finds the largest size at which a text fits on one line, then on two. At the smallest size it takes as many lines as
 * needed.
 */
export function fitText(text: string, width: number, largest: number, face: Face): FittedText {
  for (const [lineCount, from, to] of [
    [1, 1, 0.62],
    [2, 0.66, 0.45],
  ] as const) {
    for (let share = from; share >= to; share -= 0.04) {
      const lines = linesOf(text, width, largest * share, face)
      if (lines.length <= lineCount && areWordsWhole(text, width, largest * share, face)) {
        return { size: largest * share, lines }
      }
    }
  }
  const size = largest * 0.42
  return { size, lines: linesOf(text, width, size, face) }
}

function linesOf(text: string, width: number, size: number, face: Face): readonly string[] {
  return wrapRuns([{ text, isBold: false }], width, size, face).map((line) => line.map((run) => run.text).join(''))
}

function areWordsWhole(text: string, width: number, size: number, face: Face): boolean {
  return (text.match(WORDS) ?? []).every((word) => widthOf(word.trimEnd(), size, face) <= width)
}
