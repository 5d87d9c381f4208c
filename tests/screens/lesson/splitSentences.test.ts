import fc from 'fast-check'
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { splitSentences } from '../../../src/screens/lesson/aloud/splitSentences'

const sentences = (text: string) => splitSentences(text).map(({ from, to }) => text.slice(from, to))

describe('the sentences of a text', () => {
  it.each([
    ['One. Two! Three?', ['One.', 'Two!', 'Three?']],
    ['It costs $3.50 a day. That is a lot.', ['It costs $3.50 a day.', 'That is a lot.']],
    ['“Why?” she asks. He nods.', ['“Why?”', 'she asks.', 'He nods.']],
    ['Call Dr. Lee at 9 a.m. on Monday.', ['Call Dr. Lee at 9 a.m. on Monday.']],
    ['Income − spending\nWhat is left', ['Income − spending', 'What is left']],
    ['  ', []],
    ['…', []],
  ])('%j', (text, expected) => {
    expect(sentences(text)).toEqual(expected)
  })

  it('keep every letter, never overlap, and stay within the voice’s limit', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', 'B', '9', '.', ' ', ',', '\n', '?', '”'), maxLength: 900 }),
        (text) => {
          const spans = splitSentences(text)
          let last = 0
          for (const { from, to } of spans) {
            expect(text.slice(last, from)).not.toMatch(/[\p{L}\p{N}]/u)
            expect(from).toBeGreaterThanOrEqual(last)
            expect(to - from).toBeLessThanOrEqual(220)
            expect(to).toBeGreaterThan(from)
            last = to
          }
          expect(text.slice(last)).not.toMatch(/[\p{L}\p{N}]/u)
        },
      ),
    )
  })

  it('are short enough in every lesson, and few were split', () => {
    const folder = 'public/data/lessons'
    const texts = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /_\d+\.json$/.test(name))
      .flatMap((name) => [...readFileSync(`${folder}/${name}`, 'utf8').matchAll(/"content": "((?:[^"\\]|\\.)*)"/g)])
      .map(([, text = '']) => JSON.parse(`"${text}"`) as string)
    expect(texts.length).toBeGreaterThan(100)
    const all = texts.flatMap(sentences)
    expect(all.every(({ length }) => length <= 220)).toBe(true)
    const parted = all.filter((sentence) => !/[.!?:”’")\]*]$/.test(sentence))
    expect(parted.length / all.length).toBeLessThan(0.35)
  })
})
