import { describe, expect, test, vi } from 'vitest'
import type { LessonBlock, Inline } from '../../../src/core/curriculum/blocks'
import { marked } from '../../../src/core/curriculum/languageMark'
import { parseInlines, parseText } from '../../../src/core/curriculum/parseText'
import * as fc from 'fast-check'

const text = (words: string): Inline => ({ kind: 'text', text: words })
const paragraph = (...inlines: Inline[]): LessonBlock => ({ kind: 'paragraph', inlines })
const list = (ordered: boolean, ...items: string[]): LessonBlock => ({
  kind: 'list',
  ordered,
  items: items.map((item) => [text(item)]),
})

/** Writes blocks back as text, so that a part missing from the blocks is missing here. */
function written(inline: Inline): string {
  switch (inline.kind) {
    case 'text':
    case 'term':
      return inline.text
    case 'figure':
      return `{{${inline.id}}}`
    case 'strong':
      return `**${inline.inlines.map(written).join('')}**`
  }
}

function writtenText(blocks: readonly LessonBlock[]): string {
  return blocks
    .map((block) =>
      block.kind === 'paragraph'
        ? block.inlines.map(written).join('')
        : block.items
            .map((item, index) => `${block.ordered ? `${index + 1}.` : '-'} ${item.map(written).join('')}`)
            .join('\n'),
    )
    .join('\n\n')
}

const withoutSpace = (words: string) => words.replace(/\s/g, '')

/** Pieces of the format in any order, among texts of any kind. */
const hostile = fc
  .array(
    fc.oneof(
      {
        weight: 3,
        arbitrary: fc.constantFrom('**', '*', '{{', '}}', '{{apr}}', '- ', '1. ', '2. ', '\n', '\n\n', ' '),
      },
      {
        weight: 1,
        arbitrary: fc.constantFrom('<script>', '[x](javascript:1)', '\r\n', '\u2028', '\0', '\ud800', '**a**'),
      },
      { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
    ),
    { maxLength: 60 },
  )
  .map((pieces) => pieces.join(''))

describe('blocks', () => {
  test.each<[string, string, LessonBlock[]]>([
    ['nothing', '', []],
    ['blank', ' \n\t\n', []],
    ['one paragraph', 'Pay yourself first.', [paragraph(text('Pay yourself first.'))]],
    ['an empty line parts paragraphs', 'One.\n\nTwo.', [paragraph(text('One.')), paragraph(text('Two.'))]],
    ['many empty lines part them once', 'One.\n \n\n\nTwo.', [paragraph(text('One.')), paragraph(text('Two.'))]],
    ['a line break stays in the text', '$10\n$20', [paragraph(text('$10\n$20'))]],
    [
      'carriage returns are line breaks',
      'One.\r\n\r\nTwo.\rThree.',
      [paragraph(text('One.')), paragraph(text('Two.\nThree.'))],
    ],
    ['a list', '- Rent\n- Food', [list(false, 'Rent', 'Food')]],
    ['a numbered list', '1. Add\n2. Subtract', [list(true, 'Add', 'Subtract')]],
    ['a numbered list of ones', '1. Add\n1. Subtract', [list(true, 'Add', 'Subtract')]],
    ['a list under its sentence', 'You need:\n- Rent', [paragraph(text('You need:')), list(false, 'Rent')]],
    ['text after a list', '- Rent\nThen food.', [list(false, 'Rent'), paragraph(text('Then food.'))]],
    ['two kinds of list', '- Rent\n1. Add', [list(false, 'Rent'), list(true, 'Add')]],
    ['an empty line ends a list', '1. Add\n\n1. Start', [list(true, 'Add'), list(true, 'Start')]],
    ['a year is no list', '2026. A good year.', [paragraph(text('2026. A good year.'))]],
    ['a number out of order is text', '1. Add\n4. Go', [list(true, 'Add'), paragraph(text('4. Go'))]],
    ['a dash without a space', '-5%', [paragraph(text('-5%'))]],
    ['a dash without words', '- ', [paragraph(text('- '))]],
    ['tags and brackets', '<b>[x](y)</b>', [paragraph(text('<b>[x](y)</b>'))]],
  ])('are read from %s', (_case, source, blocks) => {
    expect(parseText(source)).toEqual(blocks)
  })
})

describe('inlines', () => {
  const strong = (...inlines: { kind: 'text'; text: string }[]): Inline => ({ kind: 'strong', inlines })
  const figure = (id: string): Inline => ({ kind: 'figure', id })

  test.each<[string, string, Inline[]]>([
    ['strong', 'a **b** c', [text('a '), strong({ kind: 'text', text: 'b' }), text(' c')]],
    ['strong over a line', '**b\nc**', [strong({ kind: 'text', text: 'b\nc' })]],
    ['an opened strong', 'a **b', [text('a **b')]],
    ['four stars', 'a **** b', [text('a **** b')]],
    ['four stars may still open', '****b**', [text('**'), strong({ kind: 'text', text: 'b' })]],
    ['one star', '2 * 3', [text('2 * 3')]],
    ['a figure', 'up to {{roth-limit}}.', [text('up to '), figure('roth-limit'), text('.')]],
    ['a figure in strong', '**{{a}}**', [{ kind: 'strong', inlines: [{ kind: 'figure', id: 'a' }] }]],
    ['a figure in an opened strong', '**{{a}}', [text('**'), figure('a')]],
    ['a figure without an id', '{{}} {{ a }} {{<b>}}', [text('{{}} {{ a }} {{<b>}}')]],
    ['an opened figure', '{{a', [text('{{a')]],
  ])('are read from %s', (_case, source, inlines) => {
    expect(parseText(source)).toEqual([paragraph(...inlines)])
  })

  test('end strong words with their paragraph', () => {
    expect(parseText('**a\n\nb**')).toEqual([paragraph(text('**a')), paragraph(text('b**'))])
  })
})

describe('a text with a mark', () => {
  test('has English on each block, and an old wording on the last', () => {
    const text = 'One.\n\n- two\n- three'
    const [paragraph, list] = parseText(marked(text, 'en'))
    expect([paragraph, list]).toEqual(parseText(text).map((block) => ({ ...block, lang: 'en' })))
    const [first, last] = parseText(marked(text, 'x-old'))
    expect([first, last]).toEqual(parseText(text).map((block, at) => ({ ...block, ...(at === 1 && { isOld: true }) })))
  })

  test('keeps the parts of a line apart', () => {
    expect(parseInlines(`Uno: ${marked('**two** {{three}}', 'en')}`)).toEqual([
      { kind: 'text', text: 'Uno: ' },
      { kind: 'marked', lang: 'en', inlines: parseInlines('**two** {{three}}') },
    ])
    expect(parseInlines(marked('uno', 'x-old'))).toEqual([
      { kind: 'marked', isOld: true, inlines: [{ kind: 'text', text: 'uno' }] },
    ])
  })
})

describe('any text', () => {
  test('loses no character except the marks', () => {
    fc.assert(
      fc.property(hostile, (source) => {
        // Items that are all written with 1 get their own numbers. Only these numbers are not written back as they
        // were.
        const counted = withoutSpace(writtenText(parseText(source))).replace(/\d\./g, '#')
        expect(counted).toBe(withoutSpace(source).replace(/\d\./g, '#'))
      }),
      { numRuns: 2000 },
    )
  })

  test('becomes visible text that is not longer', () => {
    fc.assert(
      fc.property(hostile, (source) => {
        const blocks = parseText(source)
        expect(blocks.length > 0).toBe(source.trim() !== '')
        expect(JSON.stringify(blocks)).not.toContain('"text":""')
        expect(shown(blocks).length).toBeLessThanOrEqual(source.length)
      }),
    )
  })

  test('reads the same after it is written back', () => {
    fc.assert(
      fc.property(hostile, (source) => {
        const once = parseText(source)
        expect(withoutSpace(writtenText(parseText(writtenText(once))))).toBe(withoutSpace(writtenText(once)))
      }),
    )
  })
})

function shown(blocks: readonly LessonBlock[]): string {
  return blocks
    .flatMap((block) => (block.kind === 'paragraph' ? block.inlines : block.items.flat()))
    .flatMap((inline) => (inline.kind === 'strong' ? inline.inlines : [inline]))
    .map((inline) => (inline.kind === 'figure' ? inline.id : inline.text))
    .join('')
}

const BOMBS = [
  '*',
  '**',
  '** ',
  '****a',
  '{',
  '{{',
  '{{a',
  '{{a}}',
  '- ',
  '- a\n',
  '1. a\n',
  '1. ',
  '\n',
  '\r',
  ' ',
  'a',
  '**a\n\n',
]

describe('linear time', () => {
  test.each(BOMBS)('needs at most twice the steps for twice as much of %j', (piece) => {
    expect(steps(piece.repeat(600))).toBeLessThanOrEqual(2 * steps(piece.repeat(300)) + 10)
  })

  // A parser with quadratic time would need 10^10 steps here and exceed the test's time limit.
  test.each(BOMBS)('reads 300,000 characters of %j', (piece) => {
    const source = piece.repeat(300_000 / piece.length)
    expect(shown(parseText(source)).length).toBeLessThanOrEqual(source.length)
  })
})

/** The parser goes over text only with patterns, so each of its steps is one pattern search. */
function steps(source: string): number {
  const search = vi.spyOn(RegExp.prototype, 'exec')
  try {
    parseText(source)
    return search.mock.calls.length
  } finally {
    search.mockRestore()
  }
}
