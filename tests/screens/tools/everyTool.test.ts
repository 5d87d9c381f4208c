import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toolNames } from '#words/toolNames'
import { toolsWords } from '#words/tools'
import { toolCellName, exampleTexts, type Texts } from '../../../src/screens/tools/form/texts'
import type { FieldSet, ToolField, ToolForm } from '../../../src/screens/tools/form/toolForm'
import { toolIds } from '../../../src/screens/tools/loadTool'
import type { ToolResult } from '../../../src/screens/tools/toolResult'
import { parseField } from '../../../src/screens/tools/form/parseField'
import { keypadOf } from '../../../src/screens/tools/frame/FieldInput'
import { allTools } from './allTools'

const tools = await allTools()

function textOf(field: ToolField): fc.Arbitrary<string> {
  switch (field.kind) {
    case 'text':
      return fc.string({ maxLength: 12 })
    case 'choice':
      return fc.constantFrom(...field.choices.map(({ value }) => value))
    case 'count':
      return fc.integer({ min: field.min, max: field.max }).map(String)
    case 'percent': {
      const most = fc.constantFrom(field.max, Math.min(field.max, 10))
      return most.chain((max) =>
        fc.integer({ min: field.min * 100, max: max * 100 }).map((cents) => String(cents / 100)),
      )
    }
    case 'money': {
      // Small amounts are as frequent as large ones, and zero is included where it is allowed.
      const most = fc.constantFrom(field.min, Math.min(field.max, 50), Math.min(field.max, 5000), field.max)
      return most.chain((max) =>
        fc.integer({ min: field.min * 100, max: max * 100 }).map((cents) => String(cents / 100)),
      )
    }
  }
}

function textsOf({ fields, rows }: ToolForm): fc.Arbitrary<Texts> {
  const set = (of: FieldSet) =>
    fc.record(Object.fromEntries(Object.entries(of).map(([name, field]) => [name, textOf(field)])))
  const list = rows === undefined ? fc.constant([]) : fc.array(set(rows.columns), { minLength: 1, maxLength: 5 })
  return fc.tuple(set(fields), list).map(([own, cells]) => ({
    ...own,
    ...Object.fromEntries(
      cells.flatMap((row, index) =>
        Object.entries(row).map(([column, text]) => [toolCellName(column, index + 1), text]),
      ),
    ),
  }))
}

function isSound(result: ToolResult): void {
  expect(result.finding).not.toBe('')
  expect(JSON.stringify(result)).not.toMatch(/NaN|Infinity|undefined|null|\[object/)
  const { chart, comparison, behind } = result
  for (const { caption, rows, total, columns } of [comparison, behind].filter((table) => table !== undefined)) {
    expect(caption).not.toBe('')
    const all = [...rows, ...(total === undefined ? [] : [total])]
    expect(all.filter((row) => row.length !== columns.length || row[0] === '')).toEqual([])
  }
  const series = chart?.kind === 'lines' ? chart.series : []
  expect(series.length).toBeLessThanOrEqual(3)
  for (const { points } of series) {
    expect(points.length).toBeGreaterThan(0)
    expect(points.every(({ x, y }) => Number.isFinite(x) && Number.isFinite(y))).toBe(true)
  }
  const groups = chart?.kind === 'bars' ? chart.groups : []
  for (const { bars } of groups) expect(bars.every(({ value }) => value >= 0)).toBe(true)
}

describe.each(tools)('%s', (id, tool) => {
  it('has a name, a question, and asks for every field once', () => {
    expect(toolNames[id]).not.toBe('')
    expect(toolsWords.questions[id]).toMatch(/\?$/)
    const grouped = tool.form.groups.flatMap(({ fields }) => fields)
    expect(grouped.toSorted()).toEqual(Object.keys(tool.form.fields).toSorted())
    expect(tool.form.rows === undefined).toBe(tool.form.rowsTitle === '')
  })

  it('explains its purpose, its formula and its limits', () => {
    for (const list of [tool.text.formula, tool.text.leftOut]) {
      expect(list.length).toBeGreaterThan(0)
      expect(new Set(list).size).toBe(list.length)
      for (const sentence of list) expect(sentence).toMatch(/^[A-Z\u2019].*\.$/)
    }
    expect(tool.text.intro).toMatch(/\.$/)
  })

  it('starts with an example that has a complete result', () => {
    const evaluation = tool.evaluate(exampleTexts(tool.form))
    if (evaluation.kind === 'problems') throw new Error([...evaluation.problems].join('; '))
    const { result } = evaluation
    isSound(result)
    expect(result.comparison).toBeDefined()
    expect(result.chart?.description).not.toBe('')
    expect(result.behind?.rows.length).toBeGreaterThan(0)
    expect(new Set(result.text).size).toBe(result.text.length)
  })

  it('gives a valid result or names a field, within all limits', () => {
    fc.assert(
      fc.property(textsOf(tool.form), (texts) => {
        const evaluation = tool.evaluate(texts)
        for (const result of evaluation.kind === 'result' ? [evaluation.result] : []) isSound(result)
        const problems = evaluation.kind === 'problems' ? [...evaluation.problems] : []
        for (const [field, message] of problems) {
          expect(Object.keys(tool.form.fields)).toContain(field)
          expect(message).not.toMatch(/NaN|Infinity|undefined/)
        }
      }),
      { numRuns: 150 },
    )
  })

  it('finds its lesson in the course', async () => {
    const { readFile } = await import('node:fs/promises')
    const manifest: unknown = JSON.parse(await readFile('public/data/lessons/manifest.json', 'utf8'))
    expect(JSON.stringify(manifest)).toContain(`"id":"${tool.text.lesson.lessonId}"`)
  })
})

it('lists every calculator once', () => {
  expect(new Set(toolIds)).toEqual(new Set(Object.keys(toolNames)))
  expect(Object.keys(toolsWords.questions)).toEqual(Object.keys(toolNames))
})

describe.each(tools)('every number of %s', (_id, { form }) => {
  const fields = [...Object.values(form.fields), ...Object.values(form.rows?.columns ?? {})]
  const numbers = fields.filter((field) => field.kind !== 'choice' && field.kind !== 'text')

  it('takes a comma before decimals when the keypad has no period', () => {
    for (const field of numbers.filter(({ kind }) => kind !== 'count')) {
      const period = [12.5, field.example, field.max - 0.5].map((number) => number.toFixed(2))
      for (const text of period) expect(parseField(field, text.replace('.', ','))).toEqual(parseField(field, text))
    }
  })

  it('has a keypad with a minus when it may be below zero', () => {
    for (const field of numbers) expect(keypadOf(field) === 'text').toBe(field.min < 0)
  })
})
