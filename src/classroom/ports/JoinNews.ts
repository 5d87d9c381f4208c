/** The parts that one copy of a class did not have before a merge. */
export interface JoinNews {
  readonly reports: number
  /** Devices that left the class. */
  readonly leavings: number
  /** Approved and removed devices, and answers about earlier members. */
  readonly decisions: number
  readonly notes: number
  readonly hasPlan: boolean
  /** The relays on the class card, or the number of learners. */
  readonly hasSettings: boolean
  /** Undefined if the merge did not change it. */
  readonly archived: 'archived' | 'reopened' | undefined
  /** Reports of learners who left, which the other copy has deleted. */
  readonly deleted: number
}
