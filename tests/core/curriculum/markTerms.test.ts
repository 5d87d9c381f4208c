import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { LessonBlock } from '../../../src/core/curriculum/blocks'
import type { GlossaryEntry } from '../../../src/core/curriculum/parseLists'
import { markTerms } from '../../../src/core/curriculum/markTerms'
import { parseText } from '../../../src/core/curriculum/parseText'
import type { LessonId } from '../../../src/core/progress/ids'

function entry(id: string, term: string, ...aliases: string[]): GlossaryEntry {
  return { id, term, aliases, definition: 'Plain words.', lessonId: 'foundations_1' as LessonId }
}

const ENTRIES = [
  entry('budget', 'Budget', 'budgets'),
  entry('interest', 'Interest'),
  entry('compound-interest', 'Compound interest'),
  entry('apr', 'Annual percentage rate (APR)', 'APR'),
  entry('401k', '401(k)'),
]

/** Shows marked terms in square brackets and the rest unchanged. */
function bracketed(blocks: readonly LessonBlock[]): string {
  return blocks
    .flatMap((block) => (block.kind === 'paragraph' ? block.inlines : block.items.flat()))
    .flatMap((inline) => (inline.kind === 'strong' ? inline.inlines : [inline]))
    .map((inline) => {
      if (inline.kind === 'term') return `[${inline.id}:${inline.text}]`
      return inline.kind === 'figure' ? `{${inline.id}}` : inline.text
    })
    .join('')
}

describe('marking terms', () => {
  test.each([
    ['the first use only', 'A budget is a budget.', 'A [budget:budget] is a budget.'],
    ['any letter case', 'BUDGET', '[budget:BUDGET]'],
    ['an alias', 'Two budgets, one budget.', 'Two [budget:budgets], one budget.'],
    ['whole words', 'budgeting prebudget', 'budgeting prebudget'],
    ['whole words of other scripts', 'ébudget budgeté', 'ébudget budgeté'],
    ['beside punctuation', '("budget")', '("[budget:budget]")'],
    ['the longest term', 'compound interest', '[compound-interest:compound interest]'],
    [
      'no term inside a used one',
      'compound interest, compound interest',
      '[compound-interest:compound interest], compound interest',
    ],
    [
      'a term after a longer one',
      'compound interest and interest',
      '[compound-interest:compound interest] and [interest:interest]',
    ],
    ['a term with signs', 'Your 401(k).', 'Your [401k:401(k)].'],
    ['a term over a line break', 'compound\ninterest', '[compound-interest:compound\ninterest]'],
    ['a term with its short form', 'annual percentage rate (APR)', '[apr:annual percentage rate (APR)]'],
    ['in strong words', 'a **budget** b', 'a [budget:budget] b'],
    ['in list items', '- a budget\n- a budget', 'a [budget:budget]a budget'],
    ['not in figures', '{{budget}} {{apr}}', '{budget} {apr}'],
    ['neighbours', 'budget interest', '[budget:budget] [interest:interest]'],
  ])('handles %s', (_case, source, marked) => {
    expect(markTerms([parseText(source)], ENTRIES).map(bracketed)).toEqual([marked])
  })

  test('goes through the texts of a lesson in order', () => {
    const texts = [parseText('No term.'), parseText('A budget.'), parseText('A budget and interest.')]
    expect(markTerms(texts, ENTRIES).map(bracketed)).toEqual([
      'No term.',
      'A [budget:budget].',
      'A budget and [interest:interest].',
    ])
  })

  test('changes nothing without entries or with an empty entry', () => {
    const blocks = [parseText('A budget.')]
    expect(markTerms(blocks, [])).toEqual(blocks)
    expect(markTerms(blocks, [entry('none', ' ')])).toEqual(blocks)
  })

  test('changes no character and never throws', () => {
    const words = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('budget', '401(k)', '\\', '[a-z]+', '(?:', 'ſ', 'K'),
    )
    const source = fc.array(words, { maxLength: 20 }).map((all) => all.join(' '))
    const entries = fc
      .array(fc.tuple(fc.string(), words, fc.array(words, { maxLength: 2 })))
      .map((all) => all.map(([id, term, aliases]) => entry(id, term, ...aliases)))
    const plain = (blocks: readonly LessonBlock[]) =>
      JSON.stringify(
        blocks.map((block) =>
          (block.kind === 'paragraph' ? [block.inlines] : block.items).map((inlines) =>
            inlines
              .flatMap((inline) => (inline.kind === 'strong' ? inline.inlines : [inline]))
              .map((inline) => (inline.kind === 'figure' ? inline.id : inline.text))
              .join(''),
          ),
        ),
      )
    fc.assert(
      fc.property(source, entries, (text, glossary) => {
        const blocks = parseText(text)
        const marked = markTerms([blocks], glossary)
        expect(marked.map(plain)).toEqual([plain(blocks)])
        const ids = [...JSON.stringify(marked).matchAll(/"kind":"term","id":("(?:[^"\\]|\\.)*")/g)].map(([, id]) => id)
        expect(new Set(ids).size).toBe(ids.length)
      }),
    )
  })
})
