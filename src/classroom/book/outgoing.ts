/**
 * Role: the envelope that the class gives to its learners: the plan, and a receipt for each stored report.
 * Guarantee: has a receipt only for reports that are in the book, or that a colleague's book confirmed with the class's
 * signature. It says which of them don't count. If a colleague counts a report, it counts. An older plan never replaces a
 * newer one.
 * Must not: sign again if the last envelope has every receipt, or argue with a colleague's copy about a report.
 */
import type { Decision } from '../protocol/book/classBook'
import { newestEnvelopes } from '../protocol/book/newestEnvelopes'
import type { Bytes } from '../protocol/bytes'
import { askedIn, comparePlans, nextPlanSequence, NO_PLAN } from '../protocol/plan/plan'
import { parseReceipts, type Receipt, receiptOf, receiptsText } from '../protocol/plan/receipts'
import { openPlan, sealPlan } from '../protocol/plan/sealPlan'
import { classroomTools } from '../../platform/classroomTools'
import type { Clock } from '../../platform/clock'
import { instantOf } from '../../core/progress/calendar'
import type { SignedPlan } from '../ports/TaughtClasses'
import type { BookContent } from './bookContent'
import type { WorkingKeys } from './classKeys'

/** Caches the receipt of each envelope, because rows that don't change keep their bytes. */
const known = new WeakMap<Bytes, Receipt>()

/** The rejections that an envelope has told. A colleague who counts the report may say otherwise after that. */
const told = new WeakSet<Decision>()

interface OwnReceipts {
  readonly arrived: readonly Receipt[]
  readonly counted: readonly Receipt[]
  readonly uncounted: readonly Receipt[]
  readonly rejected: ReadonlyMap<Receipt, Decision>
}

async function receiptsOf({ book }: Pick<BookContent, 'book'>, classId: Bytes): Promise<OwnReceipts> {
  const all = await Promise.all(
    newestEnvelopes(book, classId).map(async ({ bytes, ...standing }) => {
      const receipt = known.get(bytes) ?? (await receiptOf(bytes, classroomTools))
      known.set(bytes, receipt)
      return { receipt, ...standing }
    }),
  )
  const receipts = (some: typeof all) => some.map(({ receipt }) => receipt)
  return {
    arrived: receipts(all.filter(({ rejection }) => rejection === undefined)),
    counted: receipts(all.filter(({ counts }) => counts)),
    uncounted: receipts(all.filter(({ counts }) => !counts)),
    rejected: new Map(all.flatMap(({ receipt, rejection }) => (rejection === undefined ? [] : [[receipt, rejection]]))),
  }
}

/**
 * Returns the envelope with the book's receipts. It is the last one if that has all of them. Undefined if there is
 * neither a plan nor a report.
 * @param there an envelope that a relay has instead of the last one, for example from a colleague's copy of the book
 */
export async function outgoingOf(
  content: Pick<BookContent, 'book' | 'plan'>,
  { signer, card }: Pick<WorkingKeys, 'signer' | 'card'>,
  clock: Clock,
  there?: Uint8Array,
): Promise<SignedPlan | undefined> {
  const own = await receiptsOf(content, card.classId)
  const theirs = there === undefined ? undefined : await signedBy(there, card)
  const base = laterOf(content.plan, theirs)
  const floor = Math.max(content.plan?.plan.sequence ?? 0, theirs?.plan.sequence ?? 0)
  if (base === undefined && own.arrived.length + own.uncounted.length === 0) return undefined
  if (base?.plan.sequence === floor && saysAll(base, own)) return base
  const now = clock.now()
  const plan = {
    ...(base?.plan ?? { ...NO_PLAN, madeAt: instantOf(now) }),
    asked: base === undefined ? 0 : askedIn(base.plan),
    sequence: nextPlanSequence(floor, now.getTime()),
  }
  const lists = joinedLists(own, theirs)
  const envelope = await sealPlan({ ...plan, ...lists }, signer, card, classroomTools)
  for (const decision of own.rejected.values()) told.add(decision)
  return { plan, envelope, ...lists }
}

/** Whether the envelope has everything that this book can say about its reports. */
function saysAll(base: SignedPlan, { arrived, counted, uncounted, rejected }: OwnReceipts): boolean {
  const [given, held] = [parseReceipts(base.receipts), parseReceipts(base.uncounted)]
  return (
    arrived.every((receipt) => given.has(receipt)) &&
    // An envelope of an older app does not say which reports count.
    (base.uncounted !== undefined || uncounted.length === 0) &&
    counted.every((receipt) => !held.has(receipt)) &&
    uncounted.every((receipt) => held.has(receipt) || given.has(receipt)) &&
    [...rejected].every(([receipt, decision]) => held.has(receipt) || told.has(decision))
  )
}

function joinedLists(own: OwnReceipts, theirs: SignedPlan | undefined) {
  const [given, held] = [parseReceipts(theirs?.receipts), parseReceipts(theirs?.uncounted)]
  const countedThere = theirs?.uncounted === undefined ? [] : [...given].filter((receipt) => !held.has(receipt))
  const counted = new Set([...own.counted, ...countedThere])
  return {
    receipts: receiptsText([...own.arrived, ...given]),
    uncounted: receiptsText([...own.uncounted, ...held].filter((receipt) => !counted.has(receipt))),
  }
}

/** Returns undefined if the class has not signed it. */
async function signedBy(envelope: Uint8Array, card: WorkingKeys['card']): Promise<SignedPlan | undefined> {
  const opened = await openPlan(envelope, card, 0, classroomTools)
  if (opened.kind === 'refused') return undefined
  const { plan, receipts, uncounted } = opened
  return {
    plan,
    envelope: envelope.slice(),
    receipts: receiptsText(receipts),
    ...(uncounted !== undefined && { uncounted: receiptsText(uncounted) }),
  }
}

function laterOf(a: SignedPlan | undefined, b: SignedPlan | undefined): SignedPlan | undefined {
  if (a === undefined || b === undefined) return a ?? b
  return comparePlans(a.plan, b.plan) >= 0 ? a : b
}
