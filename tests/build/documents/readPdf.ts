import { inflateSync } from 'node:zlib'

export interface ReadPdf {
  readonly objects: ReadonlyMap<number, string>
  readonly trailer: string
  /** The operators of each page. */
  readonly pages: readonly string[]
}

/** Reads a PDF by its own object table, as a PDF reader does. Throws if the table is wrong. */
export function readPdf(bytes: Buffer): ReadPdf {
  const file = bytes.toString('latin1')
  if (!file.startsWith('%PDF-1.7\n')) throw new Error('No header')
  const [, start = ''] = /startxref\n(\d+)\n%%EOF\n$/.exec(file) ?? []
  const table = file.slice(Number(start))
  const [head, count = ''] = /^xref\n0 (\d+)\n0000000000 65535 f \n/.exec(table) ?? ['']
  if (head === '') throw new Error('startxref does not point at the table')
  const entries = table.slice(head.length).split('\n', Number(count) - 1)
  const objects = new Map<number, string>()
  for (const [index, entry] of entries.entries()) {
    const number = index + 1
    const [, offset] = /^(\d{10}) 00000 n $/.exec(entry) ?? []
    if (offset === undefined) throw new Error(`Entry ${number} of the table is not 20 bytes: ${entry}`)
    const begin = `${number} 0 obj\n`
    if (!file.startsWith(begin, Number(offset))) throw new Error(`Object ${number} is not at ${offset}`)
    const end = file.indexOf('\nendobj\n', Number(offset))
    objects.set(number, file.slice(Number(offset) + begin.length, end))
  }
  const trailer = /trailer\n(.*)\nstartxref/s.exec(table)?.[1] ?? ''
  return { objects, trailer, pages: contentsOf(objects, trailer) }
}

function contentsOf(objects: ReadonlyMap<number, string>, trailer: string): readonly string[] {
  const follow = (object: string, key: string): string => {
    const number = new RegExp(`/${key} (\\d+) 0 R`).exec(object)?.[1]
    const found = objects.get(Number(number))
    if (found === undefined) throw new Error(`${key} leads nowhere`)
    return found
  }
  const kids = /\/Kids \[([^\]]*)\]/.exec(follow(follow(trailer, 'Root'), 'Pages'))?.[1] ?? ''
  return [...kids.matchAll(/(\d+) 0 R/g)].map(([, number]) => {
    const stream = follow(objects.get(Number(number)) ?? '', 'Contents')
    const length = Number(/\/Length (\d+)/.exec(stream)?.[1])
    const data = stream.slice(stream.indexOf('stream\n') + 7, stream.indexOf('\nendstream'))
    if (data.length !== length) throw new Error(`A stream says ${length} bytes and has ${data.length}`)
    return inflateSync(Buffer.from(data, 'latin1')).toString('latin1')
  })
}

/** The text of a page in drawing order, as WinAnsi encodes it. Marks with `tag` belong to the parts that are read aloud. */
export function textsOf(operators: string): readonly { readonly tag: string; readonly text: string }[] {
  const texts: { tag: string; text: string }[] = []
  let tag = ''
  // Shown text is a list of pieces and of the distances between them.
  const parts = /\/(\w+) (?:<<\s\/MCID \d+\s>> BDC|BMC)|\[((?:<[0-9a-f]*>|[ \d.-])*)\] TJ/g
  for (const [, marked, shown] of operators.matchAll(parts)) {
    if (marked !== undefined) tag = marked
    else if (shown !== undefined) {
      const hex = [...shown.matchAll(/<([0-9a-f]*)>/g)].map(([, piece]) => piece).join('')
      texts.push({ tag, text: decode(Buffer.from(hex, 'hex')) })
    }
  }
  return texts
}

function decode(bytes: Buffer): string {
  return new TextDecoder('windows-1252').decode(bytes)
}
