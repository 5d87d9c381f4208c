/** The objects of a PDF file, numbered from 1, and the table at its end that says where each begins. */
export interface PdfFile {
  /** Takes a number for an object that comes later. */
  readonly reserve: () => number
  readonly put: (number: number, content: string | Uint8Array) => void
  readonly add: (content: string | Uint8Array) => number
  readonly finish: (root: number, info: number) => Buffer
}

export function createPdfFile(): PdfFile {
  const objects: (Buffer | undefined)[] = []
  const put: PdfFile['put'] = (number, content) => {
    objects[number - 1] = typeof content === 'string' ? Buffer.from(content, 'latin1') : Buffer.from(content)
  }
  const reserve: PdfFile['reserve'] = () => objects.push(undefined)
  return {
    reserve,
    put,
    add: (content) => {
      const number = reserve()
      put(number, content)
      return number
    },
    finish: (root, info) => {
      // The second line says to programs that copy files that this one is not text.
      const parts: Buffer[] = [Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1')]
      let length = parts[0]?.length ?? 0
      const offsets: number[] = []
      const push = (part: Buffer): void => {
        parts.push(part)
        length += part.length
      }
      for (const [index, object] of objects.entries()) {
        if (object === undefined) throw new Error(`Object ${index + 1} of the document was never written.`)
        offsets.push(length)
        push(Buffer.from(`${index + 1} 0 obj\n`))
        push(object)
        push(Buffer.from('\nendobj\n'))
      }
      const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
      const count = objects.length + 1
      const trailer = `trailer\n<< /Size ${count} /Root ${root} 0 R /Info ${info} 0 R >>\nstartxref\n${length}\n%%EOF\n`
      push(Buffer.from(`xref\n0 ${count}\n0000000000 65535 f \n${table}${trailer}`))
      return Buffer.concat(parts)
    },
  }
}

/** A text of the file's own data, such as its title. */
export function textString(text: string): string {
  // Without a mark it would be read in an encoding of its own.
  const utf16 = Buffer.from(`\ufeff${text}`, 'utf16le').swap16()
  return `<${utf16.toString('hex')}>`
}
