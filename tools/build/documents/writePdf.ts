// oxlint-disable-next-line import/no-named-as-default -- its types know no other export
import PDFDocument from 'pdfkit'
import type { DocumentText } from './documentText.ts'
import { type FontName, widthOf } from './fonts.ts'
import { type Chunk, layOut, paper } from './layOut.ts'

export interface PdfData {
  /** The publisher, printed at the foot of each page. */
  readonly publisher: string
  /** The day that the document gives as its last change. The file must not claim another date. */
  readonly changedOn: Date
  /** A language tag, for example `en-US`. */
  readonly language: string
  /** The right part of the page's footer. */
  readonly pageOf: (page: number, count: number) => string
}

const ink = '#14262f'
const red = '#c4503c'
const quiet = '#42535a'

/**
 * Writes a document as PDF: text in the reader's own Helvetica, tagged for screen readers, with language, title and page
 * numbers. The same text gives the same bytes.
 */
export function writePdf(text: DocumentText, { publisher, changedOn, language, pageOf }: PdfData): Buffer {
  const pages = layOut(text)
  const pdf = new PDFDocument({
    pdfVersion: '1.7',
    size: [paper.width, paper.height],
    margin: 0,
    lang: language,
    tagged: true,
    displayTitle: true,
    bufferPages: true,
    // The file identifier is derived from these. The build time would make it different in every build.
    info: {
      Title: `${text.title}, ${publisher}`,
      Author: publisher,
      Producer: publisher,
      Creator: publisher,
      CreationDate: changedOn,
    },
  })
  const root = pdf.struct('Document')
  pdf.addStructure(root)
  const show = (words: string, font: FontName, size: number, x: number, y: number): void => {
    pdf.font(font, size).text(words, x, paper.height - y, { lineBreak: false, baseline: 'alphabetic' })
  }
  const lines = pages.flatMap((page, index) => page.map((placed) => ({ ...placed, page: index })))
  const drawnPage = (): number => pdf.bufferedPageRange().count - 1
  const draw = (chunk: Chunk) => (): void => {
    for (const { line, y, page } of lines.filter((placed) => placed.chunk === chunk)) {
      // The open mark continues on the next page.
      if (page > drawnPage()) pdf.continueOnNewPage()
      pdf.fillColor(ink)
      for (const { text: words, font, x } of line) show(words, font, chunk.size, chunk.x + x, y)
    }
  }
  let list: { readonly id: number; readonly element: PDFKit.PDFStructureElement } | undefined
  for (const chunk of new Set(lines.map((placed) => placed.chunk))) {
    const first = lines.find((placed) => placed.chunk === chunk)
    if (first === undefined) continue
    // This comes before its mark is opened, which would otherwise leave an empty mark behind.
    if (first.page > drawnPage()) pdf.addPage()
    if (chunk.list === undefined) {
      root.add(pdf.struct(chunk.tag, {}, draw(chunk)))
      if (chunk.tag === 'H1')
        artifact(pdf, () => underline(pdf, lines.findLast((placed) => placed.chunk === chunk)?.y ?? 0))
      continue
    }
    if (list?.id !== chunk.list) {
      list = { id: chunk.list, element: pdf.struct('L') }
      dictionaryOf(list.element)['A'] = { O: 'List', ListNumbering: 'Disc' }
      root.add(list.element)
    }
    const bullet = (): void => {
      pdf.fillColor(ink)
      show('•', 'Helvetica', chunk.size, chunk.x - 11, first.y)
    }
    const entry = pdf.struct('LI')
    list.element.add(entry)
    entry.add(pdf.struct('Lbl', {}, bullet))
    entry.add(pdf.struct('LBody', {}, draw(chunk)))
  }
  root.end()
  for (const index of pages.keys()) {
    pdf.switchToPage(index)
    const right = pageOf(index + 1, pages.length)
    artifact(pdf, () => {
      for (const x of [paper.left - 24, paper.left - 21.5]) pdf.moveTo(x, 0).lineTo(x, paper.height)
      pdf.lineWidth(0.75).stroke(red).fillColor(quiet)
      show(`${text.title} · ${publisher}`, 'Helvetica', 8.5, paper.left, 44)
      show(right, 'Helvetica', 8.5, paper.right - widthOf(right, 'Helvetica', 8.5), 44)
    })
  }
  pdf.end()
  // Node 20 and 24 return all waiting data in the first read. Node 26 returns one part per read.
  const parts: Buffer[] = []
  for (let part: unknown = pdf.read(); Buffer.isBuffer(part); part = pdf.read()) parts.push(part)
  const bytes = Buffer.concat(parts)
  if (!bytes.subarray(-END.length).equals(END)) throw new Error('The PDF is not written at once.')
  return bytes
}

const END = Buffer.from('%%EOF\n')

/** Content that is not read aloud. */
function artifact(pdf: PDFKit.PDFDocument, draw: () => void): void {
  pdf.markContent('Artifact')
  draw()
  pdf.endMarkedContent()
}

/** A double line, as under a total. */
function underline(pdf: PDFKit.PDFDocument, y: number): void {
  for (const below of [12, 14.5]) {
    pdf.moveTo(paper.left, paper.height - y + below).lineTo(paper.left + 132, paper.height - y + below)
  }
  pdf.lineWidth(0.75).stroke(ink)
}

/** A list's kind of numbering can only be declared here, for screen readers. */
function dictionaryOf(element: PDFKit.PDFStructureElement): Record<string, unknown> {
  return (element as PDFKit.PDFStructureElement & { readonly dictionary: { readonly data: Record<string, unknown> } })
    .dictionary.data
}
