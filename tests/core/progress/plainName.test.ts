import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isPlainName, plainName, readName, visibleName } from '../../../src/core/progress/plainName'

const ZALGO = `Z${'\u0310\u0349\u0334\u0356\u0361'.repeat(20)}oe`

describe('a name', () => {
  it('may be shown after cleaning, and then stays unchanged', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        const plain = plainName(text)
        expect(plain === '' || isPlainName(plain)).toBe(true)
        expect(plainName(plain)).toBe(plain)
      }),
    )
  })

  it.each([
    'Ada Lovelace',
    'José',
    'Nguyễn Thị Ánh',
    '李明',
    '홍길동',
    'محمد',
    'می‌خواهم',
    'שָׁלוֹם',
    'กุ้ง',
    'क्षमा',
    'ཀྵྨ',
    '👩‍🚀 Ida',
    '🏳️‍🌈',
    '1️⃣',
    '葛\u{e0100}城',
    'ᠮᠣᠩᠭᠣᠯ',
  ])('keeps every script and emoji: %s', (name) => {
    expect(isPlainName(name)).toBe(true)
    expect(plainName(name)).toBe(name.normalize('NFC'))
  })

  it.each([
    ['direction', 'Ada\u202e evil', 'Ada evil'],
    ['line breaks', '  Ada\n\r\u2028Lovelace\u0000 ', 'Ada Lovelace'],
    ['tags', 'Ada\u{e0042}\u{e0065}\u{e007f}', 'Ada'],
    ['fillers of Hangul', '\u3164Ada\u115f\u1160\uffa0', 'Ada'],
    ['a space without a width', 'A\u200bda\u2060\ufeff', 'Ada'],
    ['an empty braille sign', '\u2800Ada\u2800', 'Ada'],
    ['a vowel without a look', 'Ada\u17b4\u034f\u180e', 'Ada'],
    ['nothing else', '\u202e\u3164\u{e0041}\u200b', ''],
  ])('loses hidden characters: %s', (_what, text, plain) => {
    expect(plainName(text)).toBe(plain)
    expect(visibleName(text)).toBe(plain)
  })

  it('has no stacks of marks that cover other lines', () => {
    expect(Array.from(plainName(ZALGO).normalize('NFD')).length).toBeLessThan(10)
    expect(plainName(ZALGO)).toMatch(/^Z.*oe$/u)
    expect(plainName(`A${'\u200d'.repeat(50)}da`)).toHaveLength(7)
  })

  it('is cut when it is too long', () => {
    expect(plainName('é'.repeat(100_000))).toHaveLength(100)
  })

  it('from an earlier version is read and cleaned', () => {
    expect(readName('Ada\u3164')).toBe('Ada')
    expect(readName('\u3164')).toBe('?')
    expect(readName('Ada\u202e')).toBeUndefined()
    expect([readName(''), readName(7), readName('x'.repeat(101))]).toEqual([undefined, undefined, undefined])
  })
})
