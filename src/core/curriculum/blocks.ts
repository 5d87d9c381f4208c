/** Lesson text after reading: typed blocks, never HTML. */
export interface TextInline {
  readonly kind: 'text'
  /** May hold line breaks: short lines of arithmetic stand under each other (`white-space: pre-line`). */
  readonly text: string
}

export interface FigureInline {
  readonly kind: 'figure'
  /** Id in the figures file. One that is not there is to be shown as written, `{{id}}`. */
  readonly id: string
}

export interface TermInline {
  readonly kind: 'term'
  /** Id in the glossary. */
  readonly id: string
  /** As written in the text. */
  readonly text: string
}

export interface StrongInline {
  readonly kind: 'strong'
  readonly inlines: readonly (TextInline | FigureInline | TermInline)[]
}

export type Inline = TextInline | FigureInline | TermInline | StrongInline

export interface Paragraph {
  readonly kind: 'paragraph'
  readonly inlines: readonly Inline[]
}

export interface List {
  readonly kind: 'list'
  readonly ordered: boolean
  readonly items: readonly (readonly Inline[])[]
}

export type Block = Paragraph | List
