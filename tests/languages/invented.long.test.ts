import { describe, expect, test } from 'vitest'
import { composeLanguage } from '../../tools/languages/compose/composeLanguage'
import { englishFiles } from '../../tools/languages/englishFiles'
import { inventedLanguages } from '../../tools/languages/invented/inventions'
import { inventText } from '../../tools/languages/invented/inventText'
import { writtenInvention } from './writtenInvention'

const english = englishFiles()
const [long, mirrored] = inventedLanguages
if (long === undefined || mirrored === undefined) throw new Error('There are two invented languages.')

describe('an invented language', () => {
  test.each(inventedLanguages)('$tag passes every check, and every text is fresh', (invented) => {
    const { states, problems, words } = composeLanguage(english, writtenInvention(english, invented))
    expect(problems).toEqual([])
    expect(new Set([...states.values()].flatMap((file) => [...file.values()]))).toEqual(new Set(['fresh']))
    expect(words.size).toBeGreaterThan(1000)
  })

  test('has accents and is 40 percent longer', () => {
    expect(inventText('Save money today.', long)).toBe('Šåṽé ɱöñéý ţöðåý. one two')
  })

  test('has words from right to left between its facts', () => {
    expect(inventText('- Pay **$5** by {{day}}.', mirrored)).toBe('- \u202EPay\u202C **$5** \u202Eby\u202C {{day}}.')
  })
})
