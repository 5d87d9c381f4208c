/**
 * Role: the class card that came with a link, until somebody joins by it or says no.
 * Guarantee: it is kept for an hour at most, on this device only, and outlives a change of page and of learner.
 * Must not: read it: whoever asks a learner does.
 */
export interface KeptCard {
  readonly subscribe: (listener: () => void) => () => void
  /** The text after the `#` of a link; null where there is none; undefined until `load` has looked. */
  readonly getSnapshot: () => string | null | undefined
  load(): Promise<void>
  /** Where the disk refuses it, this page still has it. */
  keep(text: string): Promise<void>
  drop(): Promise<void>
}
