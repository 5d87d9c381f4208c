/**
 * Role: the shapes of a lesson and a quiz once they are converted and completed (contract, sections 4.3 and 4.5). What a file
 * holds as it stands has the type of its validator, in `parseManifest` and `parseLists`.
 * Guarantee: a value of these types has been validated at the border.
 * Must not: know how files are fetched.
 */
import type { LessonId } from '../progress/ids'

export interface SectionTable {
  readonly caption: string
  readonly columns: readonly { readonly label: string; readonly kind: 'text' | 'number' }[]
  /** A row may be shorter or longer than `columns`; the content check refuses such a file, a reader still gets its text. */
  readonly rows: readonly (readonly string[])[]
  readonly total: boolean
}

export interface SectionBars {
  readonly caption: string
  readonly unit: string
  readonly items: readonly {
    readonly label: string
    readonly parts: readonly { readonly label: string; readonly value: number }[]
  }[]
}

export type CalloutColor = 'red' | 'blue' | 'green'

/** Sections, in the order of contract, section 4.4: hero, introduction, Key Takeaways, texts, callouts, Practical Steps. */
export interface LessonSection {
  readonly type: 'hero' | 'text' | 'keyPoints' | 'callout' | 'steps' | 'content'
  readonly title?: string
  readonly content?: string
  readonly subtitle?: string
  readonly image?: string
  readonly items?: readonly string[]
  readonly color?: CalloutColor
  /** `title: description` each. */
  readonly steps?: readonly string[]
  readonly table?: SectionTable
  readonly bars?: SectionBars
  /** Texts: what stands after them for who lives in one state, a topic of `states.json`. */
  readonly local?: string
  /** Callouts: the title of the section beside which it may stand. */
  readonly after?: string
}

export interface LessonContent {
  readonly title: string
  readonly type: 'reading'
  readonly duration: string
  readonly points: number
  readonly sections: readonly LessonSection[]
  readonly objectives: readonly string[]
  readonly standards: readonly string[]
  /** Glossary ids. */
  readonly terms: readonly string[]
  readonly disclaimers: readonly string[]
  /** One sentence to decide by, on the day that it matters. */
  readonly rule?: string
  /** Something to fill in and keep; `parseSheet` reads it where it is drawn. */
  readonly sheet?: unknown
  /** A tool that computes the lesson's own case, and the numbers of that case as the query of a link. */
  readonly calculator?: { readonly tool: string; readonly numbers: string }
}

export interface QuizQuestion {
  readonly id: string
  readonly type: 'multiple-choice'
  readonly question: string
  readonly options: readonly string[]
  /** Index into `options`. */
  readonly correct: number
  readonly explanation: string
  /** The lesson that teaches this, where the file names one. */
  readonly lessonId?: LessonId
}

export interface QuizContent {
  readonly title: string
  readonly type: 'quiz'
  readonly duration: string
  readonly points: number
  /** Percent. */
  readonly passingScore: number
  readonly questions: readonly QuizQuestion[]
}
