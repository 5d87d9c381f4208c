/**
 * Role: the shapes of a lesson and a quiz after conversion and after filling in defaults (contract, sections 4.3 and
 * 4.5). The raw shape of a file is the type of its validator, in `parseManifest` and `parseLists`.
 * Guarantee: a value of these types was validated when it was read.
 * Must not: depend on how files are fetched.
 */
import type { LessonId } from '../progress/ids'

export interface SectionTable {
  readonly caption: string
  readonly columns: readonly { readonly label: string; readonly kind: 'text' | 'number' }[]
  /**
   * A row may be shorter or longer than `columns`. The content check rejects such a file, but the site still shows its
   * text.
   */
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

/** A question in a lesson about what to do first. Nothing is saved and nothing is earned. */
export interface LessonQuestion {
  /** `decide-<lessonId>-<n>`, under which a review saves its answers. */
  readonly id: string
  readonly question: string
  readonly options: readonly string[]
  /** Index into `options`. */
  readonly correct: number
  /** What follows from each option, in the order of `options`. */
  readonly why: readonly string[]
}

/** Details below a section's text that the learner can open. */
export interface SectionFold {
  readonly title: string
  readonly content: string
  readonly table?: SectionTable
}

export type CalloutColor = 'red' | 'blue' | 'green'

/**
 * The sections in the order that the contract gives (section 4.4): hero, introduction, Key Takeaways, texts, callouts,
 * Practical Steps.
 */
export interface LessonSection {
  readonly type: 'hero' | 'text' | 'keyPoints' | 'callout' | 'steps' | 'content'
  readonly title?: string
  readonly content?: string
  readonly subtitle?: string
  readonly image?: string
  readonly items?: readonly string[]
  readonly color?: CalloutColor
  /** Each step is `title: description`. */
  readonly steps?: readonly string[]
  readonly table?: SectionTable
  readonly bars?: SectionBars
  /** Only for texts: the topic of `states.json` shown below the text to a learner who chose a state. */
  readonly local?: string
  /** Only for texts. */
  readonly more?: SectionFold
  /** Only for texts and steps: shown below them. */
  readonly decide?: LessonQuestion
  /** Only for callouts: the title of the section next to which the callout may be shown. */
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
  /** A rule of thumb in one sentence, for the day the learner has to decide. */
  readonly rule?: string
  /** A worksheet to fill in and save. `parseSheet` reads it when it is drawn. */
  readonly sheet?: unknown
  /** The calculator for the lesson's example, and that example's numbers as the query string of a link. */
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
  /** What is right or wrong about each option, in the order of `options`. The text of a wrong one doesn't name the right one. */
  readonly why?: readonly string[]
  /** The lesson that teaches this, if the file names one. */
  readonly lessonId?: LessonId
}

export interface QuizContent {
  readonly title: string
  readonly type: 'quiz'
  readonly duration: string
  readonly points: number
  /** In percent. */
  readonly passingScore: number
  readonly questions: readonly QuizQuestion[]
  /** The second form, for every other try. */
  readonly again?: readonly QuizQuestion[]
}
