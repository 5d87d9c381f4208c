import type { Envelope } from '../../../src/classroom/protocol/envelope/envelope'
import type { JsonMap } from '../../../src/core/progress/json'
import type { Refusal } from '../protocol/refusal'

/** A document that may be kept. `envelope`: the one in it, where it holds one, with the one signature of the two it may have. */
export interface Passed {
  readonly kind: 'passed'
  readonly envelope?: Pick<Envelope, 'sequence' | 'bytes'>
}

export interface CheckedDocument {
  readonly id: string
  /** The revision that is changed, as it was named; of a copy its own. */
  readonly over: string | undefined
  readonly isDeleted: boolean
  readonly fields: JsonMap
}

/** Who looks at every document before it is kept. It may take its time: nothing is locked meanwhile. */
export type Border = (document: CheckedDocument, className: string) => Promise<Passed | Refusal>
