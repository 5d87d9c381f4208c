/**
 * The two fonts that every reader of PDF brings along, so that none is embedded: advance widths in thousandths of the
 * font size, from Adobe's font metrics (AFM) of Helvetica and Helvetica-Bold, and the encoding WinAnsiEncoding.
 */
export interface PdfFont {
  readonly name: 'Helvetica' | 'Helvetica-Bold'
  /** By byte of the encoding. */
  readonly widths: readonly number[]
}

/** 0x20 to 0x7E. */
const regular =
  '278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 ' +
  '1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 ' +
  '333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584'
const bold =
  '278 333 474 556 556 889 722 238 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 333 333 584 584 584 611 ' +
  '975 722 722 722 722 667 611 778 722 278 556 722 611 833 722 778 667 778 722 667 611 722 667 944 667 667 611 333 278 333 584 556 ' +
  '333 556 611 556 611 556 333 611 611 278 278 556 278 889 611 611 611 611 389 556 333 611 556 778 556 556 500 389 280 389 584'

/** Signs beyond ASCII: the sign, its byte, its two widths. */
const signs: readonly (readonly [sign: string, byte: number, regular: number, bold: number])[] = [
  ['€', 0x80, 556, 556],
  ['…', 0x85, 1000, 1000],
  ['‘', 0x91, 222, 278],
  ['’', 0x92, 222, 278],
  ['“', 0x93, 333, 500],
  ['”', 0x94, 333, 500],
  ['•', 0x95, 350, 350],
  ['–', 0x96, 556, 556],
  ['—', 0x97, 1000, 1000],
  ['\u00a0', 0xa0, 278, 278],
  ['§', 0xa7, 556, 556],
  ['©', 0xa9, 737, 737],
  ['·', 0xb7, 278, 278],
]
/** Accented letters are as wide as their letter; `ı` is the one narrow exception, which the encoding lacks. */
const accented = 'ÀÁÂÃÄÅÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜÝàáâãäåèéêëìíîïñòóôõöùúûüýÿ'

const bytes = new Map<string, number>([
  ...Array.from({ length: 0x7f - 0x20 }, (_, index): [string, number] => [
    String.fromCharCode(0x20 + index),
    0x20 + index,
  ]),
  ...signs.map(([sign, byte]): [string, number] => [sign, byte]),
  ...Array.from(accented, (letter): [string, number] => [letter, letter.charCodeAt(0)]),
])

export const helvetica: PdfFont = { name: 'Helvetica', widths: widthsOf(regular, 'regular') }
export const helveticaBold: PdfFont = { name: 'Helvetica-Bold', widths: widthsOf(bold, 'bold') }

/** The bytes of a text. @throws on a sign that the encoding lacks: it would be printed as another one */
export function encode(text: string): readonly number[] {
  return Array.from(text, (character) => {
    const byte = bytes.get(character)
    if (byte === undefined) throw new Error(`The fonts of PDF have no ${character} (in “${text}”).`)
    return byte
  })
}

/** The width of a text in points. */
export function widthOf(text: string, font: PdfFont, size: number): number {
  return (encode(text).reduce((sum, byte) => sum + (font.widths[byte] ?? 0), 0) * size) / 1000
}

function widthsOf(ascii: string, weight: 'regular' | 'bold'): readonly number[] {
  const widths: number[] = []
  for (const [index, width] of ascii.split(' ').entries()) widths[0x20 + index] = Number(width)
  for (const [, byte, plain, strong] of signs) widths[byte] = weight === 'bold' ? strong : plain
  for (const letter of accented) {
    // Accented i in small letters is as wide as i without its dot: 278, like j's neighbour in both weights.
    const base = letter.normalize('NFD').charAt(0)
    widths[letter.charCodeAt(0)] = base === 'i' ? 278 : (widths[base.charCodeAt(0)] ?? 0)
  }
  return widths
}
