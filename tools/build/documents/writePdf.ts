import { deflateSync } from 'node:zlib'
import { drawPage } from './contentStream.ts'
import type { DocumentText } from './documentText.ts'
import { layOut, paper } from './layOut.ts'
import { createPdfFile, textString } from './pdfFile.ts'
import { writeStructure } from './structure.ts'

export interface PdfData {
  /** Who publishes it; stands at the foot of each page. */
  readonly publisher: string
  /** For example `en-US`. */
  readonly language: string
  /** The foot of a page, right. */
  readonly pageOf: (page: number, count: number) => string
}

/**
 * A document as PDF: text in the readers' own Helvetica, tagged for people who listen, with language, title and page
 * numbers. The same text makes the same bytes.
 */
export function writePdf(text: DocumentText, { publisher, language, pageOf }: PdfData): Buffer {
  const file = createPdfFile()
  const catalog = file.reserve()
  const tree = file.reserve()
  const fonts = ['Helvetica', 'Helvetica-Bold'].map((name) =>
    file.add(`<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`),
  )
  const layout = layOut(text)
  const pages = layout.map((page, index) => {
    const drawn = drawPage(page, { left: `${text.title} · ${publisher}`, right: pageOf(index + 1, layout.length) })
    const object = file.reserve()
    const packed = deflateSync(Buffer.from(drawn.operators, 'latin1'), { level: 9 })
    const stream = file.add(
      Buffer.concat([
        Buffer.from(`<< /Length ${packed.length} /Filter /FlateDecode >>\nstream\n`),
        packed,
        Buffer.from('\nendstream'),
      ]),
    )
    file.put(
      object,
      `<< /Type /Page /Parent ${tree} 0 R /MediaBox [0 0 ${paper.width} ${paper.height}] /Contents ${stream} 0 R ` +
        `/Resources << /Font << /F1 ${fonts[0]} 0 R /F2 ${fonts[1]} 0 R >> >> /StructParents ${index} /Tabs /S >>`,
    )
    return { object, marks: drawn.marks }
  })
  const structure = writeStructure(file, pages)
  file.put(
    tree,
    `<< /Type /Pages /Kids [${pages.map(({ object }) => `${object} 0 R`).join(' ')}] /Count ${pages.length} >>`,
  )
  file.put(
    catalog,
    `<< /Type /Catalog /Pages ${tree} 0 R /Lang (${language}) /MarkInfo << /Marked true >> ` +
      `/StructTreeRoot ${structure.root} 0 R /ViewerPreferences << /DisplayDocTitle true >> >>`,
  )
  const info = file.add(
    `<< /Title ${textString(`${text.title}, ${publisher}`)} /Author ${textString(publisher)} /Producer ${textString(publisher)} >>`,
  )
  return file.finish(catalog, info)
}
