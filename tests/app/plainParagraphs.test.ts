import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { plainParagraphs } from '../../src/app/lessonStart'
import type { LessonBlock } from '../../src/core/curriculum/blocks'
import { marked } from '../../src/core/curriculum/languageMark'
import { parseText } from '../../src/core/curriculum/parseText'

/** The words of a paragraph that has nothing but words. */
function wordsOf(block: LessonBlock): string | undefined {
  if (block.kind !== 'paragraph' || block.lang !== undefined || block.isOld === true) return undefined
  const [inline, ...more] = block.inlines
  return more.length === 0 && inline?.kind === 'text' ? inline.text.trim() : undefined
}

const texts = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '**',
        '{{apr}}',
        '- ',
        '1. ',
        '2026. ',
        '\n',
        '\n\n',
        '\n \n',
        '\r\n',
        '\r',
        ' ',
        marked('a', 'en'),
      ),
      fc.string({ maxLength: 6 }),
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(''))

it('reads a text as a lesson does, or not at all', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const plain = plainParagraphs(text)
      expect(plain).toEqual(plain.length === 0 ? [] : parseText(text).map(wordsOf))
    }),
  )
})

it('reads every paragraph that has nothing but words', () => {
  expect(plainParagraphs('\nRent is due.\nIt is 780 dollars.\n \n\nThen food.\n')).toEqual([
    'Rent is due.\nIt is 780 dollars.',
    'Then food.',
  ])
})

it.each([
  ['a figure', 'You pay {{apr}}.'],
  ['bold words', 'You **pay**.'],
  ['a list', 'You pay:\n- rent\n- food'],
  ['numbers in front of lines', '1. Rent'],
  ['an English text on a page in another language', marked('You pay.', 'en')],
  ['an old wording', marked('Pagas.', 'x-old')],
  ['line breaks of another system', 'You pay.\r\rRent.'],
  ['nothing to read', ' \n '],
  ['something else than text', { text: 'You pay.' }],
])('leaves %s to the lesson', (_, text) => {
  expect(plainParagraphs(text)).toEqual([])
})
