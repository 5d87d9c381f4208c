import { nextPlanSequence, parsePlan, type Plan } from '../protocol/plan/plan'
import { openPlan, sealPlan } from '../protocol/plan/sealPlan'
import { classroomTools } from '../../platform/classroomTools'
import type { Clock } from '../../platform/clock'
import { instantOf } from '../../core/progress/calendar'
import type { SignedPlan } from '../ports/TaughtClasses'
import type { WorkingKeys } from './classKeys'

/** Returns undefined for an invalid plan. Before a plan is returned, it is opened with the card as a test. */
export async function signedPlan(
  asked: Pick<Plan, 'parts' | 'until' | 'message'>,
  before: SignedPlan | undefined,
  { signer, card }: Pick<WorkingKeys, 'signer' | 'card'>,
  clock: Clock,
): Promise<SignedPlan | undefined> {
  const now = clock.now()
  const last = before?.plan.sequence ?? 0
  const { parts, until, message } = asked
  const made = { parts, until, message, madeAt: instantOf(now), sequence: nextPlanSequence(last, now.getTime()) }
  const plan = parsePlan(made)
  if (plan === undefined) return undefined
  const envelope = await sealPlan(plan, signer, card, classroomTools)
  const opened = await openPlan(envelope, card, last, classroomTools)
  return opened.kind === 'opened' ? { plan: opened.plan, envelope } : undefined
}
