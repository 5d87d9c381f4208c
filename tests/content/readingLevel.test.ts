import { describe, expect, test } from 'vitest'
import { countSyllables } from '../../tools/content/countSyllables'
import { countWords } from '../../tools/content/countWords'
import { readingLevel } from '../../tools/content/readingLevel'
import { sentencesOf } from '../../tools/content/sentencesOf'

const SYLLABLES: Readonly<Record<number, string>> = {
  1: 'pay free rate rates rules owed owned called shared saves loans whole league',
  2: 'money budget saved-up credit careful statement table tables prices wages hundred safety movement doing going quiet client worried settled handled cancelled union unique question trial couple',
  3: 'income-tax interest insurance financial actual period previous annual employee serious groceries expenses deduction appliance family estimate',
  4: 'utilities situation community emergency material variety available usually education',
  6: 'beneficiary',
}

describe('syllables', () => {
  for (const [count, words] of Object.entries(SYLLABLES)) {
    test.each(words.split(' '))(`%s has ${count}`, (word) => {
      const expected = word === 'saved-up' ? 2 : word === 'income-tax' ? 3 : Number(count)
      expect(countSyllables(word)).toBe(expected)
    })
  }

  test('count one for each letter of an abbreviation', () => {
    expect(countSyllables('APR')).toBe(3)
    expect(countSyllables('CDs')).toBe(2)
  })

  test('don’t increase with a possessive', () => {
    expect(countSyllables("Maya's")).toBe(countSyllables('Maya'))
  })
})

describe('sentences', () => {
  test('end at punctuation before white space, and at every block', () => {
    expect(sentencesOf('One. **Two?** Three\nFour 1.5\n\n- Five!\n- Six')).toEqual([
      'One.',
      'Two?',
      'Three',
      'Four 1.5',
      'Five!',
      'Six',
    ])
  })

  test('do not end at an abbreviation', () => {
    expect(sentencesOf('Call the U.S. office by 5 p.m. today.')).toHaveLength(1)
  })
})

describe('words', () => {
  test('are tokens with a letter or a digit', () => {
    expect(countWords('Pay $1,200 − $80 = take-home  5% {{cap}}')).toBe(6)
  })
})

describe('reading level', () => {
  test('follows the formula', () => {
    // Six words of one syllable in one sentence.
    expect(readingLevel(['You can pay the rent now.'])).toBeCloseTo(0.39 * 6 + 11.8 - 15.59, 10)
  })

  test('rises with long words and long sentences', () => {
    const easy = readingLevel(['You pay the rent. You save the rest.'])
    expect(readingLevel(['You pay the rent and then you save the rest of it.'])).toBeGreaterThan(easy)
    expect(readingLevel(['You estimate utilities. You save the rest.'])).toBeGreaterThan(easy)
  })

  test('ignores numbers, names, addresses and lines of arithmetic', () => {
    const plain = readingLevel(['You can pay the rent now.'])
    expect(readingLevel(['You can pay $1,200 the rent now.'])).toBe(plain)
    expect(readingLevel(['You can pay SNAP Social Security the rent now.'])).toBe(plain)
    expect(readingLevel(['You can pay the rent now benefits.gov.'])).toBe(plain)
    expect(readingLevel(['You can pay the rent now.\n$2,600 − $2,540 = $60 left'])).toBe(plain)
  })
})
