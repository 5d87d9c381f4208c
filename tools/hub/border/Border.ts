import type { JsonMap } from '../../../src/progress/json'
import type { Refusal } from '../protocol/refusal'

/** A document that may be kept. `sequence`: of the envelope in it, where it holds one. */
export interface Passed {
  readonly kind: 'passed'
  readonly sequence?: number
}

export interface CheckedDocument {
  readonly id: string
  readonly isDeleted: boolean
  readonly fields: JsonMap
}

/** Who looks at every document before it is kept. It may take its time: nothing is locked meanwhile. */
export type Border = (document: CheckedDocument, className: string) => Promise<Passed | Refusal>
