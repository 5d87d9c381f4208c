import { cleanup, render } from '@testing-library/react'
import * as fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { parseSheet } from '../../../src/core/curriculum/parseSheet'
import { PrintedSheet } from '../../../src/screens/lesson/sheet/PrintedSheet'
import { SheetParts } from '../../../src/screens/lesson/sheet/SheetParts'
import { sheetText } from '../../../src/screens/lesson/sheet/sheetText'
import type { SheetForm } from '../../../src/screens/lesson/sheet/useSheet'
import { fieldsOf } from '../../../src/data/store/keptSheets'
import { sheetsOf, rememberedOf } from '../../../src/session/sheets'
import type { Json } from '../../../src/core/progress/json'
import { sampleSheet } from './sampleSheet'

const id = fc.constantFrom('a', 'b', 'constructor', 'toString', '__proto__', '0', 'x-1')
const text = fc.oneof(fc.constantFrom('', ' ', '[[a.b]]', '[[a]]', '$[[a.a]]', '<b>', '1e999', '\u202e'), fc.string())
const unit = fc.constantFrom('dollars', 'percent', 'hours', 'months', 'number', 'miles')
const terms = fc.array(
  fc.record({
    of: fc.constantFrom('a', 'a.a', 'b.constructor', 'a.b.c', ''),
    times: fc.oneof(fc.double(), fc.constant(null)),
    by: fc.option(fc.constantFrom('a.a', 'b.a')),
    per: fc.option(fc.constantFrom('a.b', 'a.a.1')),
    whole: fc.option(fc.boolean()),
  }),
  { maxLength: 3 },
)
const fields = fc.array(
  fc.record({
    id,
    label: text,
    kind: fc.constantFrom('text', 'long', 'amount', 'percent', 'number', 'date', 'choice', 'film'),
    options: fc.option(fc.array(text, { maxLength: 3 })),
    remember: fc.option(fc.constantFrom('rent', 'shoe size')),
  }),
  { maxLength: 3 },
)
const columns = fc.array(
  fc.record({ id, label: text, kind: fc.constantFrom('text', 'amount', 'date', 'tick', 'film') }),
  { maxLength: 3 },
)
const part = fc.oneof(
  fc.record({ type: fc.constant('amounts'), id, unit, rows: fields, total: fc.option(text), title: fc.option(text) }),
  fc.record({
    type: fc.constant('lines'),
    id,
    columns,
    first: fc.option(fc.array(text, { maxLength: 2 })),
    blank: fc.oneof(fc.nat(3), fc.double()),
    total: fc.option(id),
  }),
  fc.record({ type: fc.constant('fields'), id, fields }),
  fc.record({ type: fc.constant('checks'), id, items: fields }),
  fc.record({ type: fc.constant('letter'), id, style: fc.constantFrom('letter', 'script', 'song'), text }),
  fc.record({
    type: fc.constant('document'),
    id,
    title: text,
    note: text,
    lines: fc.array(fc.record({ id, label: text, value: text, group: fc.option(text) }), { maxLength: 3 }),
    tasks: fc.array(fc.record({ id, ask: text, line: id, why: text }), { maxLength: 3 }),
  }),
  fc.record({
    type: fc.constant('results'),
    id,
    rows: fc.array(
      fc.record({
        id: fc.option(id),
        label: text,
        unit,
        terms,
        plus: fc.option(fc.double()),
        over: fc.option(terms),
        less: fc.option(text),
        none: fc.option(text),
        least: fc.option(fc.double()),
        roundUp: fc.option(fc.boolean()),
      }),
      { maxLength: 3 },
    ),
  }),
  fc.anything(),
)
const sheets = fc.oneof(
  { weight: 9, arbitrary: fc.array(part, { maxLength: 4 }).map((parts): unknown => ({ ...sampleSheet, parts })) },
  fc.anything(),
)
const written = fc.dictionary(fc.constantFrom('a.a', 'a.b', 'b.a', 'a.a.1', 'b.constructor'), text)

describe('a worksheet made to break the page', () => {
  it('is rejected, or drawn, shared and printed', () => {
    // React warns about two fields with one id. The content check rejects such worksheets.
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    let drawn = 0
    fc.assert(
      fc.property(sheets, written, (value, texts) => {
        const parsed = parseSheet(value)
        if (parsed.kind === 'invalid') return
        drawn += 1
        const textOf = (name: string) => (Object.hasOwn(texts, name) ? (texts[name] ?? '') : '')
        const form: SheetForm = {
          textOf,
          typedOf: textOf,
          sourceOf: () => undefined,
          write: () => undefined,
          leave: () => undefined,
        }
        const { value: sheet } = parsed
        render(<SheetParts sheet={sheet} form={form} />)
        render(<PrintedSheet sheet={sheet} form={form} foot="" />)
        sheetText(sheet, form.textOf)
        cleanup()
      }),
      { numRuns: 300 },
    )
    // Most are rejected, but the test is useless unless some are drawn.
    expect(drawn).toBeGreaterThan(10)
  })

  it('is read as far as possible when another version wrote it', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const json = value as Json
        const read = sheetsOf([
          { key: 'a', value: json },
          { key: 'b', value: { fields: { f: json } } },
        ])
        expect(read.length).toBe(fieldsOf(json) === undefined ? 1 : 2)
        rememberedOf(read)
      }),
    )
  })
})
