/**
 * Role: the envelope that the class gives to its learners: the plan, and a receipt for each stored report.
 * Guarantee: has a receipt only for reports that are in the book, or that a colleague's book confirmed with the class's
 * signature. An older plan never replaces a newer one.
 * Must not: sign again if the last envelope has every receipt.
 */
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

async function receiptsOf({ book }: Pick<BookContent, 'book'>, classId: Bytes): Promise<readonly Receipt[]> {
  return await Promise.all(
    newestEnvelopes(book, classId).map(async (bytes) => {
      const receipt = known.get(bytes) ?? (await receiptOf(bytes, classroomTools))
      known.set(bytes, receipt)
      return receipt
    }),
  )
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
  const given = parseReceipts(base?.receipts)
  const floor = Math.max(content.plan?.plan.sequence ?? 0, theirs?.plan.sequence ?? 0)
  if (base === undefined && own.length === 0) return undefined
  if (base?.plan.sequence === floor && own.every((receipt) => given.has(receipt))) return base
  const now = clock.now()
  const plan = {
    ...(base?.plan ?? { ...NO_PLAN, madeAt: instantOf(now) }),
    asked: base === undefined ? 0 : askedIn(base.plan),
    sequence: nextPlanSequence(floor, now.getTime()),
  }
  const receipts = receiptsText([...own, ...parseReceipts(theirs?.receipts)])
  const envelope = await sealPlan({ ...plan, receipts }, signer, card, classroomTools)
  return { plan, envelope, receipts }
}

/** Returns undefined if the class has not signed it. */
async function signedBy(envelope: Uint8Array, card: WorkingKeys['card']): Promise<SignedPlan | undefined> {
  const opened = await openPlan(envelope, card, 0, classroomTools)
  if (opened.kind === 'refused') return undefined
  return { plan: opened.plan, envelope: envelope.slice(), receipts: receiptsText(opened.receipts) }
}

function laterOf(a: SignedPlan | undefined, b: SignedPlan | undefined): SignedPlan | undefined {
  if (a === undefined || b === undefined) return a ?? b
  return comparePlans(a.plan, b.plan) >= 0 ? a : b
}
