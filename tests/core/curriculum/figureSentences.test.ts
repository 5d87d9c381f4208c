import { expect, test } from 'vitest'
import { parseInlines } from '../../../src/core/curriculum/parseText'
import { figureSentences } from '../../../src/core/curriculum/figureSentences'

test.each([
  ['In 2026 it is {{a}}.', ['In 2026 it is .']],
  ['It was {{a}} in 2025. In 2026 it is **{{b}}** a year! Ask.', ['It was  in 2025.', 'In 2026 it is  a year!']],
  ['Net: $5 − {{a}} = $3\nIt is {{a}}', ['Net: $5 −  = $3', 'It is ']],
  ['“It is {{a}}.” He left in 2027.', ['“It is .”']],
  ['{{a}} and **1. {{b}}**', [' and 1.', '']],
  ['no figure', []],
])('the sentences around the figures of %j', (text, sentences) => {
  const found = [...figureSentences(parseInlines(text)).values()]
  expect(found.map((sentence) => sentence.trim())).toEqual(sentences.map((sentence) => sentence.trim()))
})
