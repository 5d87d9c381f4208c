import type { Mark } from './contentStream.ts'
import type { Chunk } from './layOut.ts'
import type { PdfFile } from './pdfFile.ts'

interface Structure {
  /** The root of the tree, for the catalogue. */
  readonly root: number
}

/** A place on a page that belongs to an element. */
interface Place {
  readonly page: number
  readonly id: number
}

/**
 * Writes the tree that says what is a heading, a paragraph or an entry of a list, in reading order, for readers who
 * listen. A paragraph that runs over to the next page is one element with two places.
 *
 * @param pages the object number of each page and the marks on it
 */
export function writeStructure(
  file: PdfFile,
  pages: readonly { readonly object: number; readonly marks: readonly Mark[] }[],
): Structure {
  const root = file.reserve()
  const document = file.reserve()
  const elements = new Map<string, number>()
  /** By page: the element of each mark. */
  const parents = pages.map(() => [] as number[])

  const placesOf = (chunk: Chunk, tag: Mark['tag']): readonly Place[] =>
    pages.flatMap(({ object, marks }) =>
      marks.flatMap((mark, id) => (mark.chunk === chunk && mark.tag === tag ? [{ page: object, id }] : [])),
    )
  const leaf = (chunk: Chunk, tag: Mark['tag'], parent: number): number => {
    const places = placesOf(chunk, tag)
    const kids = places.map(({ page, id }) => `<< /Type /MCR /Pg ${page} 0 R /MCID ${id} >>`).join(' ')
    const element = file.add(`<< /Type /StructElem /S /${tag} /P ${parent} 0 R /K [${kids}] >>`)
    for (const { page, id } of places) {
      const marked = parents[pages.findIndex(({ object }) => object === page)]
      if (marked !== undefined) marked[id] = element
    }
    return element
  }
  const branch = (name: string, parent: number, kidsOf: (self: number) => readonly number[]): number => {
    const self = file.reserve()
    const kids = kidsOf(self).map((kid) => `${kid} 0 R`)
    const list = name === 'L' ? ' /A << /O /List /ListNumbering /Disc >>' : ''
    file.put(self, `<< /Type /StructElem /S /${name} /P ${parent} 0 R /K [${kids.join(' ')}]${list} >>`)
    return self
  }

  const chunks = [...new Set(pages.flatMap(({ marks }) => marks.map(({ chunk }) => chunk)))]
  const kids: number[] = []
  for (const chunk of chunks) {
    if (chunk.list === undefined) {
      kids.push(leaf(chunk, chunk.tag, document))
      continue
    }
    const key = `list ${chunk.list}`
    if (elements.has(key)) continue
    const entries = chunks.filter(({ list }) => list === chunk.list)
    const list = branch('L', document, (self) =>
      entries.map((entry) => branch('LI', self, (item) => [leaf(entry, 'Lbl', item), leaf(entry, 'LBody', item)])),
    )
    elements.set(key, list)
    kids.push(list)
  }
  file.put(
    document,
    `<< /Type /StructElem /S /Document /P ${root} 0 R /K [${kids.map((kid) => `${kid} 0 R`).join(' ')}] >>`,
  )
  const numbers = parents.map((marked, index) => `${index} [${marked.map((element) => `${element} 0 R`).join(' ')}]`)
  file.put(
    root,
    `<< /Type /StructTreeRoot /K [${document} 0 R] /ParentTree << /Nums [${numbers.join(' ')}] >> /ParentTreeNextKey ${pages.length} >>`,
  )
  return { root }
}
