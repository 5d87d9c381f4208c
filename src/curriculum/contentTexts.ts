/** The words that content gets where its file has none. This room words nothing: they are handed in. */
export interface ContentTexts {
  readonly lesson: string
  readonly quiz: string
  readonly keyTakeaways: string
  readonly practicalSteps: string
  readonly fallbackLesson: { readonly title: string; readonly text: string }
  readonly fallbackQuiz: {
    readonly title: string
    readonly question: string
    /** The right answer first. */
    readonly options: readonly string[]
    readonly explanation: string
  }
  readonly fallbackManifest: {
    readonly module: string
    readonly description: string
    readonly lesson: string
    readonly quiz: string
  }
}
