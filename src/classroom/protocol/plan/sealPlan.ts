/**
 * Role: seals a plan and the class's receipts for everyone with the card, and opens them.
 * Guarantee: every plan that opens was signed by the card's class and is newer than the last plan. Others with the card
 * can read plans but not make them.
 * Must not: throw for untrusted input.
 */
import { type Bytes, joinBytes } from '../bytes'
import type { ClassCard } from '../card/classCard'
import type { ClassroomTools, Signer } from '../ClassroomTools'
import { headerBytes, NONCE_BYTES } from '../envelope/envelope'
import { theOneOf } from '../envelope/oneSignature'
import { packText, unpackText } from '../envelope/packText'
import { type VerificationFault, verifyEnvelope } from '../envelope/verifyEnvelope'
import { type Plan, parsePlan } from './plan'
import { type Receipt, receiptsIn, uncountedIn } from './receipts'

type PlanCard = Pick<ClassCard, 'classId' | 'planKey' | 'verifyingKey'>

/** A plan with two lists of `receiptsText`. Older apps ignore them. */
export interface PlanText extends Plan {
  readonly receipts?: string
  /** The reports that arrived but don't count. */
  readonly uncounted?: string
}

/**
 * Returns the bytes of the envelope.
 * @param signer the class
 */
export async function sealPlan(
  plan: PlanText,
  signer: Signer,
  { classId, planKey }: PlanCard,
  tools: Pick<ClassroomTools, 'encode' | 'deflate' | 'random' | 'encrypt'>,
): Promise<Bytes> {
  const associated = headerBytes({ kind: 'plan', classId, sender: signer.key, sequence: plan.sequence })
  // Uses a new nonce each time, because reusing a nonce with the same key would reveal both texts.
  const nonce = tools.random(NONCE_BYTES)
  const { deflated } = await packText(plan, tools)
  const signed = joinBytes([associated, nonce, await tools.encrypt(deflated, { key: planKey, nonce, associated })])
  return joinBytes([signed, theOneOf(await signer.sign(signed))])
}

/** `old`: not newer than the last one, and harmless. `unopened`: sealed with another card's key. */
export type PlanFault = VerificationFault | 'old' | 'unopened' | 'text-too-large' | 'unreadable'

export type OpenedPlan =
  | {
      readonly kind: 'opened'
      readonly plan: Plan
      readonly receipts: ReadonlySet<Receipt>
      /** Undefined if the class's app doesn't say which reports count. */
      readonly uncounted: ReadonlySet<Receipt> | undefined
      readonly text: Bytes
    }
  | { readonly kind: 'refused'; readonly reason: PlanFault }

/** @param last the sequence of the last accepted plan; 0 before the first plan */
export async function openPlan(
  bytes: Uint8Array,
  { classId, planKey, verifyingKey }: PlanCard,
  last: number,
  tools: Pick<ClassroomTools, 'verify' | 'decrypt' | 'decode' | 'inflate'>,
): Promise<OpenedPlan> {
  const verified = await verifyEnvelope(bytes, { kind: 'plan', classId, sender: verifyingKey }, tools)
  if (verified.kind === 'refused') return verified
  const { access, associated, ciphertext, sequence } = verified.envelope
  if (sequence <= last) return refused('old')
  const deflated = await tools.decrypt(ciphertext, { key: planKey, nonce: access, associated })
  if (deflated === undefined) return refused('unopened')
  const unpacked = await unpackText(deflated, tools)
  if (unpacked.kind === 'refused') return unpacked
  const plan = parsePlan(unpacked.map)
  if (plan?.sequence !== sequence) return refused('unreadable')
  const { map, text } = unpacked
  return { kind: 'opened', plan, receipts: receiptsIn(map), uncounted: uncountedIn(map), text }
}

function refused(reason: PlanFault): OpenedPlan {
  return { kind: 'refused', reason }
}
