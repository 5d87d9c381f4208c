import type { Envelope } from '../../../src/classroom/protocol/envelope/envelope'
import type { JsonMap } from '../../../src/core/progress/json'
import type { Refusal } from '../protocol/refusal'

/**
 * A document that may be stored. `envelope` is the envelope in it, if any, with only one of its two possible signatures.
 */
export interface Passed {
  readonly kind: 'passed'
  readonly envelope?: Pick<Envelope, 'sequence' | 'bytes'>
}

export interface CheckedDocument {
  readonly id: string
  /** The revision to change, as the request named it. For a copy, its own revision. */
  readonly over: string | undefined
  readonly isDeleted: boolean
  readonly fields: JsonMap
}

/** Checks every document before it is stored. It may be slow, because nothing is locked in the meantime. */
export type Border = (document: CheckedDocument, className: string) => Promise<Passed | Refusal>
