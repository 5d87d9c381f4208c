/**
 * Role: the shapes of the curriculum (contract, sections 4.2, 4.3 and 4.5).
 * Guarantee: a value of these types has been validated at the border.
 * Must not: know how files are fetched.
 */
import type { LessonId, ModuleId } from '../progress/ids'

export type Difficulty = 'Beginner' | 'Intermediate' | 'Advanced'

export interface LessonInfo {
  readonly id: LessonId
  readonly title: string
  readonly type: 'reading'
  /** As written, for example `15 min`. */
  readonly duration: string
  readonly points: number
  readonly contentFile: string
}

export interface QuizInfo {
  readonly id: string
  readonly title: string
  readonly duration: string
  readonly points: number
  readonly contentFile: string
}

export interface ModuleInfo {
  readonly id: ModuleId
  readonly title: string
  readonly description: string
  readonly duration: string
  readonly difficulty: Difficulty
  readonly icon: string
  readonly color: string
  readonly lessons: readonly LessonInfo[]
  readonly quiz: QuizInfo
}

export interface Manifest {
  readonly modules: readonly ModuleInfo[]
}

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

export interface Figure {
  readonly id: string
  readonly label: string
  /** Dollars, percent points (5 means 5%) or a plain number. */
  readonly value: number
  readonly unit: 'usd' | 'percent' | 'number'
  readonly year: number
  readonly source: string
  readonly url: string
  /** The day on which we wrote the value down from a copy of the source, `YYYY-MM-DD`. */
  readonly compiledOn: string
  /** The source's own date as far as we know it: `2025`, `2026-06` or `2026-08-07`. */
  readonly sourceDated?: string
  /** Only where a person opened the official page and compared. */
  readonly checked?: { readonly on: string; readonly by: string }
}

export interface GlossaryEntry {
  readonly id: string
  readonly term: string
  readonly aliases: readonly string[]
  readonly definition: string
  readonly lessonId: LessonId
}
