/**
 * Role: the part of a learner's data that outcomes are counted from.
 * Guarantee: has no name. Self-checks and the state are here only if the learner agreed to hand them in.
 * Must not: be written to a file or shown. Only counts of several learners are.
 */
import { localDateOf } from '../../../core/progress/calendar'
import type { Check } from '../../../core/progress/checks'
import type { ProgressDocument } from '../../../core/progress/document'
import type { LocalDate, ModuleId } from '../../../core/progress/ids'
// The lint rules take `../book` for the room `classroom/book`.
import type { ClassBook } from '../../protocol/book/classBook'
import { type Member, membersOf } from '../../protocol/book/members'

export interface OutcomeLearner {
  /** A hash that no one outside can compute. It orders learners who took a self-check on the same day. */
  readonly order: string
  readonly document: ProgressDocument
  /** The first self-check of each kind, by module; empty if the learner did not agree to hand them in. */
  readonly checks: Readonly<Record<ModuleId, readonly Check[]>>
  /** Two letters, such as IA; undefined if the learner did not agree to hand it in, or chose none. */
  readonly state: string | undefined
  /** The day on which the last report arrived; undefined if unknown. */
  readonly heardOn: LocalDate | undefined
}

/** The admitted learners who have not left. Days are days of this device. */
export function outcomeLearners(book: ClassBook): readonly OutcomeLearner[] {
  return membersOf(book)
    .filter(({ leftAt }) => leftAt === undefined)
    .map(learnerOf)
}

/** A member id is a hash of the class id and the learner's id, so it is an order with a key. */
function learnerOf({ member, document, shared, heardAt }: Member): OutcomeLearner {
  return {
    order: member,
    document,
    checks: shared?.checks ?? {},
    state: shared?.state,
    heardOn: localDateOf(new Date(heardAt)),
  }
}
