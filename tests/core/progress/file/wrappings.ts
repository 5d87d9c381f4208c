import * as fc from 'fast-check'

/** The changes that editors, mail programs and chats make to a text, and how they store it. */
interface Wrapping {
  /** Characters in a line; 0 keeps the lines unchanged. */
  readonly width: number
  readonly quote: string
  readonly lineEnd: string
  readonly atLineEnd: string
  readonly above: string
  readonly below: string
  readonly zeros: number
  readonly encoding: 'utf-8' | 'utf-8 with its mark' | 'utf-16le' | 'utf-16be'
}

const LETTER = 'Hi Ms. Hale,\n\nhere is my ledger. Bring it back, please!\n\n'

export const wrapping: fc.Arbitrary<Wrapping> = fc.record({
  width: fc.constantFrom(0, 0, 24, 60, 72, 998),
  quote: fc.constantFrom('', '', '> ', '>> ', '> > ', '>\u00a0', '\u00a0 '),
  lineEnd: fc.constantFrom('\n', '\r\n', '\r'),
  atLineEnd: fc.constantFrom('', '', ' ', '\u00a0', '\u200b', '=', '\t'),
  above: fc.constantFrom(
    '',
    '',
    LETTER,
    'On Tue, Nov 24, Ada wrote:\n',
    'Mi cuaderno está aquí: ',
    '李明\n\n',
    '\ufeff',
  ),
  below: fc.constantFrom(
    '',
    '',
    '\n-- \nAda Lovelace\nSent from my phone',
    '\n\nGrüße\n',
    '\n> end of message',
    '\n李明',
  ),
  zeros: fc.constantFrom(0, 0, 1, 511),
  encoding: fc.constantFrom('utf-8', 'utf-8', 'utf-8 with its mark', 'utf-16le', 'utf-16be'),
})

/** A text written by this app, as a file after all those changes. */
export function wrapped(text: string, asked: Wrapping): Uint8Array<ArrayBuffer> {
  const lines = asked.width === 0 ? text.trimEnd() : text.replaceAll('\n', '').replace(linesOf(asked.width), '$&\n')
  const quoted = lines.split('\n').map((line) => `${asked.quote}${line}${asked.atLineEnd}`)
  const whole = `${asked.above}${quoted.join('\n')}${asked.below}${'\0'.repeat(asked.zeros)}`
  return encoded(whole.replaceAll('\n', asked.lineEnd), asked.encoding)
}

const linesOf = (width: number) => new RegExp(`.{${width}}(?=.)`, 'g')

function encoded(text: string, encoding: Wrapping['encoding']): Uint8Array<ArrayBuffer> {
  if (encoding === 'utf-8') return new TextEncoder().encode(text)
  if (encoding === 'utf-8 with its mark') return new TextEncoder().encode(`\ufeff${text}`)
  const bytes = Uint8Array.from(Buffer.from(`\ufeff${text}`, 'utf16le'))
  return encoding === 'utf-16le' ? bytes : bytes.map((_, at) => bytes[at ^ 1] ?? 0)
}
