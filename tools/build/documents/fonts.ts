// oxlint-disable-next-line import/no-named-as-default -- its types know no other export
import PDFDocument from 'pdfkit'

/** Of the fonts that every reader of PDF brings along, so that none is embedded. */
export type FontName = 'Helvetica' | 'Helvetica-Bold'

/** For measuring only; nothing is drawn on it. */
const measure = new PDFDocument({ autoFirstPage: false })
/** The signs of their encoding (WinAnsiEncoding). */
const encoded = /^[\u0020-\u007E\u00A0-\u00FF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]$/u

/** The width of a text in points. @throws on a sign that the fonts lack: it would be printed as another one */
export function widthOf(text: string, font: FontName, size: number): number {
  for (const sign of text) {
    if (!encoded.test(sign)) throw new Error(`The fonts of PDF have no ${sign} (in “${text}”).`)
  }
  return measure.font(font, size).widthOfString(text)
}
