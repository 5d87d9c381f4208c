import type { LessonSheet } from '../../src/core/curriculum/parseSheet'
import { isWhole } from './checkOurManifest'
import { checkResults } from './checkResults'
import { ourRules } from './courseRules.ts'
import type { Problem } from './problem'
import type { Content, ReadLesson } from './readContent'

type SheetPart = LessonSheet['parts'][number]

/** The lines on a printed page in the size of a worksheet. */
const MOST_PRINTED_LINES = 44
const LETTERS_IN_A_LINE = 80
const MOST_LETTERS_OF_A_RULE = 110
const BLANK = /\[\[([^\]]*)\]\]/g

/** Checks the ids, references and printed length of worksheets, and that no id is used twice. */
export function checkSheets({ manifest, modules }: Content, { course, isOurs } = ourRules): Problem[] {
  const lessons = modules.flatMap((module) => module.lessons)
  const kinds = new Set(lessons.flatMap(({ lesson }) => lesson.sheet?.kind ?? []))
  const ids = lessons.flatMap(({ lesson }) => lesson.sheet?.id ?? [])
  return lessons.flatMap((read) => {
    const { sheet, rule } = read.lesson
    const problems = sheet === undefined ? [] : checkSheet(read, sheet)
    const report = (field: string, problem: string) => problems.push({ file: read.file, field, problem })
    const fewest = course.bounds?.fewestSheetKinds
    if (fewest !== undefined && (!isOurs || isWhole(manifest))) {
      if (sheet === undefined) report('sheet', 'no sheet')
      if (rule === undefined) report('rule', 'no rule of thumb')
      if (read === lessons[0] && kinds.size < fewest) report('sheet.kind', `${kinds.size} kinds in the whole course`)
    }
    if (sheet && ids.indexOf(sheet.id) !== ids.lastIndexOf(sheet.id)) report('sheet.id', `${sheet.id} is used twice`)
    if (rule && rule.length > MOST_LETTERS_OF_A_RULE) {
      report('rule', `${rule.length} letters, more than ${MOST_LETTERS_OF_A_RULE}`)
    }
    return problems
  })
}

function checkSheet({ file }: ReadLesson, sheet: LessonSheet): Problem[] {
  const problems = checkResults(file, sheet)
  const report = (field: string, problem: string) => problems.push({ file, field: `sheet.${field}`, problem })

  twice(sheet.parts.map((part) => part.id)).forEach((id) => report('parts', `the id ${id} comes twice`))
  const numbers = new Set(sheet.parts.flatMap(numbersOf))
  const blanks = new Set(sheet.parts.flatMap((part) => (part.type === 'fields' ? idsIn(part, part.fields) : [])))

  sheet.parts.forEach((part, index) => {
    const field = `parts[${index}]`
    twice(entriesOf(part)).forEach((id) => report(field, `the id ${id} comes twice`))
    if (part.type === 'lines') {
      if ((part.first ?? []).length + part.blank === 0) report(field, 'no rows')
      const total = part.columns.find(({ id }) => id === part.total)
      if (part.total && total?.kind !== 'amount') report(`${field}.total`, `${part.total} is no column of amounts`)
    }
    if (part.type === 'fields') {
      for (const { id, kind, options } of part.fields) {
        if ((kind === 'choice') !== (options ?? []).length > 1) report(`${field}.${id}`, 'a choice has options')
      }
    }
    if (part.type === 'letter') {
      for (const [, name = ''] of part.text.matchAll(BLANK)) {
        if (!blanks.has(name)) report(`${field}.text`, `no field is called ${name}`)
      }
    }
    if (part.type === 'document') {
      for (const { id, line } of part.tasks) {
        if (!part.lines.some((one) => one.id === line)) report(`${field}.${id}`, `no line is called ${line}`)
      }
    }
    if (part.type === 'results') {
      for (const { id, terms, over, unless } of part.rows) {
        const names = [...terms, ...(over ?? [])].flatMap(({ of, by, per }) =>
          [of, by, per].flatMap((name) => name ?? []),
        )
        for (const name of [...names, ...(unless ? [unless.of] : [])]) {
          if (!numbers.has(name)) report(field, `no number is called ${name}`)
        }
        // Only the rows below can use this one.
        if (id) numbers.add(`${part.id}.${id}`)
      }
    }
  })
  const printed = 4 + sheet.parts.reduce((sum, part) => sum + printedLines(part), 0)
  if (printed > MOST_PRINTED_LINES) report('parts', `${printed} lines in print, more than ${MOST_PRINTED_LINES}`)
  return problems
}

/** Names that a term of a result may use. */
function numbersOf(part: SheetPart): string[] {
  if (part.type === 'amounts') return [part.id, ...idsIn(part, part.rows)]
  if (part.type === 'lines')
    return idsIn(
      part,
      part.columns.filter(({ kind }) => kind === 'amount'),
    )
  if (part.type !== 'fields') return []
  return idsIn(
    part,
    part.fields.filter(({ kind }) => kind === 'amount' || kind === 'percent' || kind === 'number'),
  )
}

function idsIn(part: SheetPart, entries: readonly { readonly id: string }[]): string[] {
  return entries.map(({ id }) => `${part.id}.${id}`)
}

function entriesOf(part: SheetPart): string[] {
  const entries = {
    amounts: 'rows' in part ? part.rows : [],
    lines: 'columns' in part ? part.columns : [],
    fields: 'fields' in part ? part.fields : [],
    checks: 'items' in part ? part.items : [],
    document: 'tasks' in part ? [...part.lines, ...part.tasks] : [],
    letter: [],
    results: 'rows' in part ? part.rows : [],
  }[part.type]
  return entries.flatMap((entry) => ('id' in entry && entry.id ? [entry.id] : []))
}

function twice(ids: readonly string[]): string[] {
  return [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))]
}

function printedLines(part: SheetPart): number {
  const title = part.title ? 1 : 0
  switch (part.type) {
    case 'amounts':
      return title + part.rows.length + (part.total ? 1 : 0)
    case 'lines':
      return title + 1 + (part.first ?? []).length + part.blank + (part.total ? 1 : 0)
    case 'fields':
      return title + part.fields.reduce((sum, { kind }) => sum + (kind === 'long' ? 3 : 1), 0)
    case 'checks':
      return title + part.items.length
    case 'letter':
      return (
        title + part.text.split('\n').reduce((sum, line) => sum + Math.ceil((line.length + 1) / LETTERS_IN_A_LINE), 0)
      )
    case 'document':
      return title + 1 + part.lines.length + part.tasks.length
    case 'results':
      return title + part.rows.length
  }
}
