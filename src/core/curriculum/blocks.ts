/** The blocks that `parseText` reads lesson text into. They are typed and never contain HTML. */
export interface TextInline {
  readonly kind: 'text'
  /** May contain line breaks, so short lines of arithmetic can be shown under each other (`white-space: pre-line`). */
  readonly text: string
}

export interface FigureInline {
  readonly kind: 'figure'
  /** Id in the figures file. An id that is missing from that file must be shown as written, `{{id}}`. */
  readonly id: string
}

export interface TermInline {
  readonly kind: 'term'
  /** Id in the glossary. */
  readonly id: string
  /** The words as written in the text. */
  readonly text: string
}

export interface StrongInline {
  readonly kind: 'strong'
  readonly inlines: readonly (TextInline | FigureInline | TermInline)[]
}

export type Inline = TextInline | FigureInline | TermInline | StrongInline

/** A part of a text that is English on a page in another language, or has an old wording. Other parts have no marks. */
export interface MarkedInline extends Marked {
  readonly kind: 'marked'
  readonly inlines: readonly Inline[]
}

interface Marked {
  readonly lang?: 'en'
  readonly isOld?: true
}

export interface Paragraph extends Marked {
  readonly kind: 'paragraph'
  readonly inlines: readonly Inline[]
}

/** `isOld` of a block is set on the last block of its text. */
export interface List extends Marked {
  readonly kind: 'list'
  readonly ordered: boolean
  readonly items: readonly (readonly Inline[])[]
}

export type LessonBlock = Paragraph | List
