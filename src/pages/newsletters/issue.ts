import type { SectionTable } from '../../curriculum/curriculum'

export interface IssueSection {
  readonly title?: string
  /** Paragraphs and lists, as lessons write them (curriculum/parseText). */
  readonly text: string
  readonly table?: SectionTable
}

/** One newsletter. A dated text: its figures stay as they were on its day, so they are written out. */
export interface Issue {
  readonly slug: string
  /** `YYYY-MM-DD` */
  readonly date: string
  readonly title: string
  /** One line. */
  readonly summary: string
  /** The name of a drawing of the lessons. */
  readonly picture?: string
  readonly sections: readonly IssueSection[]
  readonly steps: readonly string[]
  /** Ids of lessons that go further. */
  readonly lessons: readonly string[]
}
