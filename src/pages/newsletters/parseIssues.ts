import { pictureWords } from '#words/pictures'
import type { SectionTable } from '../../core/curriculum/curriculum'

export interface IssueSection {
  readonly title?: string
  /** Paragraphs and lists, in the same format as lessons (curriculum/parseText). */
  readonly text: string
  readonly table?: SectionTable
}

/** One newsletter. It is a dated text. Its figures never change, so they are written directly in the text. */
export interface Issue {
  readonly slug: string
  /** `YYYY-MM-DD` */
  readonly date: string
  readonly title: string
  /** One line. */
  readonly summary: string
  /** The name of a lesson drawing. */
  readonly picture?: string
  readonly sections: readonly IssueSection[]
  readonly steps: readonly string[]
  /** Ids of lessons with more on the topic. */
  readonly lessons: readonly string[]
}

/**
 * Parses the list of newsletters from its file, newest first.
 * @throws an error that names the issue and the field, so that a build with an invalid file stops
 */
export function parseIssues(value: unknown): readonly Issue[] {
  const issues = listAt(value, 'newsletters', issueAt)
  const slugs = issues.map(({ slug }) => slug)
  const repeated = slugs.find((slug, index) => slugs.indexOf(slug) !== index)
  if (repeated !== undefined) throw new Error(`newsletters: the slug ${repeated} comes twice`)
  return [...issues].sort((a, b) => b.date.localeCompare(a.date))
}

function issueAt(value: unknown, at: string): Issue {
  const issue = recordAt(value, at)
  const slug = textAt(issue['slug'], `${at}.slug`)
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug)) throw new Error(`${at}.slug: use small letters, digits and hyphens`)
  const here = `newsletter ${slug}`
  return {
    slug,
    date: dateAt(issue['date'], `${here}, date`),
    title: textAt(issue['title'], `${here}, title`),
    summary: textAt(issue['summary'], `${here}, summary`),
    ...(issue['picture'] !== undefined && { picture: pictureAt(issue['picture'], `${here}, picture`) }),
    sections: listAt(issue['sections'], `${here}, sections`, sectionAt),
    steps: listAt(issue['steps'] ?? [], `${here}, steps`, textAt),
    lessons: listAt(issue['lessons'] ?? [], `${here}, lessons`, textAt),
  }
}

function sectionAt(value: unknown, at: string): IssueSection {
  const { title, text, table } = recordAt(value, at)
  const shown = textAt(text, `${at}.text`)
  if (shown.includes('{{')) throw new Error(`${at}.text: write the figure out, an issue keeps the figures of its day`)
  return {
    text: shown,
    ...(title !== undefined && { title: textAt(title, `${at}.title`) }),
    ...(table !== undefined && { table: tableAt(table, `${at}.table`) }),
  }
}

function tableAt(value: unknown, at: string): SectionTable {
  const { caption, columns, rows, total } = recordAt(value, at)
  const parsed = listAt(columns, `${at}.columns`, (column, where) => {
    const { label, kind } = recordAt(column, where)
    if (kind !== 'text' && kind !== 'number') throw new Error(`${where}.kind: text or number`)
    return { label: textAt(label, `${where}.label`), kind } as const
  })
  return {
    caption: textAt(caption, `${at}.caption`),
    columns: parsed,
    rows: listAt(rows, `${at}.rows`, (row, where) => {
      const cells = listAt(row, where, (cell, place) => (cell === '' ? '' : textAt(cell, place)))
      if (cells.length !== parsed.length) throw new Error(`${where}: ${parsed.length} cells are needed`)
      return cells
    }),
    total: total === true,
  }
}

function recordAt(value: unknown, at: string): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Error(`${at}: an object is needed`)
  return { ...value }
}

function listAt<T>(value: unknown, at: string, entry: (value: unknown, at: string) => T): readonly T[] {
  if (!Array.isArray(value)) throw new Error(`${at}: a list is needed`)
  return value.map((item: unknown, index) => entry(item, `${at}[${index}]`))
}

function textAt(value: unknown, at: string): string {
  if (typeof value !== 'string' || value.trim() === '') throw new Error(`${at}: a text is needed`)
  return value
}

function pictureAt(value: unknown, at: string): string {
  const name = textAt(value, at)
  if (!Object.hasOwn(pictureWords, name)) throw new Error(`${at}: one of ${Object.keys(pictureWords).join(', ')}`)
  return name
}

function dateAt(value: unknown, at: string): string {
  const text = textAt(value, at)
  const date = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : new Date(Number.NaN)
  if (Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== text)
    throw new Error(`${at}: a date like 2026-11-21`)
  return text
}
