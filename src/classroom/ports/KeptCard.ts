/**
 * Role: the class card from a link, until a learner joins with it or declines.
 * Guarantee: stores it for at most an hour, on this device only, across pages and learners.
 * Must not: parse the card, because the screen that asks the learner does that.
 */
export interface KeptCard {
  readonly subscribe: (listener: () => void) => () => void
  /** The text after the `#` of a link. Null if there is none; undefined until `load` has checked. */
  readonly getSnapshot: () => string | null | undefined
  load(): Promise<void>
  /** If the disk fails, the card still works on this page. */
  keep(text: string): Promise<void>
  drop(): Promise<void>
}
