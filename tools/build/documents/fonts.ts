// oxlint-disable-next-line import/no-named-as-default -- its types know no other export
import PDFDocument from 'pdfkit'

/** Every PDF reader has these fonts, so none is embedded. */
export type FontName = 'Helvetica' | 'Helvetica-Bold'

/** For measuring only. Nothing is drawn on it. */
const measure = new PDFDocument({ autoFirstPage: false })
/** The characters of their encoding (WinAnsiEncoding). */
const encoded = /^[\u0020-\u007E\u00A0-\u00FF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]$/u

/**
 * The width of a text in points.
 *
 * @throws on a character that the fonts lack, because it would be printed as another one
 */
export function widthOf(text: string, font: FontName, size: number): number {
  for (const sign of text) {
    if (!encoded.test(sign)) throw new Error(`The fonts of PDF have no ${sign} (in “${text}”).`)
  }
  return measure.font(font, size).widthOfString(text)
}
