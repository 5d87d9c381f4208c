import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { marked, markedParts, OLD_SIGN, openMark, readMark } from '../../../src/core/curriculum/languageMark'

const FLAG_OF_WALES = '🏴\u{E0067}\u{E0062}\u{E0077}\u{E006C}\u{E0073}\u{E007F}'

const anyMark = fc.constantFrom('en' as const, 'x-old' as const)
/** Any text, often with code points of marks in it, whole and broken. */
const anyText = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('\u{E0001}', '\u{E007F}', '\u{E0065}\u{E006E}', '\uDB40', FLAG_OF_WALES, marked('', 'en')),
    ),
  )
  .map((parts) => parts.join(''))
const textWithoutMarks = anyText.map((text) => text.replaceAll('\u{E0001}', ''))

/** A text without the code points that may be part of a mark. */
function visible(text: string): string {
  return text.replaceAll(/[\u{E0001}\u{E0020}-\u{E007F}]/gu, '')
}

describe('marks of languages', () => {
  test('read back the text and the mark', () => {
    fc.assert(
      fc.property(textWithoutMarks, anyMark, (text, mark) => {
        const expected = mark === 'en' ? { text, lang: 'en', isOld: false } : { text, isOld: true }
        expect(readMark(marked(text, mark))).toEqual(expected)
      }),
    )
  })

  test('leave a text without marks as it is', () => {
    fc.assert(
      fc.property(textWithoutMarks, (text) => {
        expect(readMark(text)).toEqual({ text, isOld: false })
      }),
    )
  })

  test('are removed from any text, and no visible character is', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const read = readMark(text)
        expect(read.text).not.toContain('\u{E0001}')
        expect(visible(read.text)).toBe(visible(text))
      }),
    )
  })

  test('are read in the middle of joined texts', () => {
    const joined = `Uno. ${marked('Two.', 'en')} ${marked('Tres.', 'x-old')}`
    expect(readMark(joined)).toEqual({ text: 'Uno. Two. Tres.', lang: 'en', isOld: true })
  })

  test('split a sentence into the parts that it was joined from', () => {
    expect(markedParts(`Abrir ${marked('Budget', 'en')} hoy. ${marked('Sí.', 'x-old')}`)).toEqual([
      { text: 'Abrir ', isOld: false },
      { text: 'Budget', lang: 'en', isOld: false },
      { text: ' hoy. ', isOld: false },
      { text: 'Sí.', isOld: true },
    ])
    expect(markedParts('Hola')).toEqual([{ text: 'Hola', isOld: false }])
    expect(markedParts(OLD_SIGN)).toEqual([{ text: '', isOld: true }])
  })

  test('lose no character when a text is split', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const joined = markedParts(text).map((part) => part.text)
        expect(joined.join('')).toBe(readMark(text).text)
      }),
    )
  })

  test('continue in the rest of a text that is cut', () => {
    const [title = '', rest = ''] = marked('Title: text', 'en').split(': ')
    expect(readMark(openMark(title) + rest)).toEqual({ text: 'text', lang: 'en', isOld: false })
    expect(openMark(marked('Title', 'en'))).toBe('')
    expect(openMark('Title')).toBe('')
  })

  test('leave the flag of Wales as it is', () => {
    expect(readMark(marked(`Cymru ${FLAG_OF_WALES}`, 'x-old')).text).toBe(`Cymru ${FLAG_OF_WALES}`)
  })

  test('are the language tags of Unicode', () => {
    expect(marked('a', 'en')).toBe('\u{E0001}\u{E0065}\u{E006E}\u{E007F}a\u{E0001}\u{E007F}')
  })

  test('of another language are removed and say nothing', () => {
    expect(readMark('\u{E0001}\u{E0065}\u{E0073}\u{E007F}Hola')).toEqual({ text: 'Hola', isOld: false })
  })
})
