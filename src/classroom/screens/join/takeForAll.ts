import type { JoinedClasses } from '../../ports/JoinedClasses'
import type { TabletClasses, TabletTaken } from '../../ports/TabletClasses'
import type { ClassKey } from '../../ports/TaughtClasses'
import type { Bytes } from '../../protocol/bytes'

export type PlanRefused = Exclude<Awaited<ReturnType<JoinedClasses['takePlan']>>, undefined>

/** What the teacher's envelope brought for the learners on this device. */
export interface TakenHere {
  /** The number of reports that are confirmed now and were not before. */
  readonly confirmed: number
  readonly isNewPlan: boolean
}

/** Takes the teacher's envelope for this learner. */
export async function takeForOne(
  classes: JoinedClasses,
  key: ClassKey,
  envelope: Bytes,
): Promise<TakenHere | PlanRefused> {
  const confirmed = await classes.takeReceipts(key, envelope)
  if (typeof confirmed === 'string') return confirmed
  const refused = await classes.takePlan(key, envelope)
  return refused === undefined || refused === 'old' ? { confirmed, isNewPlan: refused === undefined } : refused
}

/**
 * Takes the teacher's envelope for everyone on this device who is in the class. Fails only if no learner could take it. The
 * list of learners names the others.
 */
export async function takeForAll(
  tablet: Pick<TabletClasses, 'take'>,
  key: ClassKey,
  envelope: Bytes,
): Promise<TakenHere | PlanRefused> {
  const all = await tablet.take(key, envelope)
  if (typeof all === 'string') return all
  const taken = all.flatMap(({ outcome }) => (outcome.kind === 'taken' ? [outcome] : []))
  const [refused] = all.flatMap(({ outcome }) => (outcome.kind === 'refused' ? [outcome.reason] : []))
  if (taken.length === 0) return planRefused(refused)
  return {
    confirmed: taken.reduce((sum, { confirmed }) => sum + confirmed, 0),
    isNewPlan: taken.some(({ isNewPlan }) => isNewPlan),
  }
}

type Refused = Extract<TabletTaken['outcome'], { kind: 'refused' }>['reason']

/** Nothing is made here, so a learner's data can only be missing or unreadable. */
function planRefused(reason: Refused | undefined): PlanRefused {
  if (reason === undefined || reason === 'gone' || reason === 'not-in-class') return 'not-in-class'
  return reason
}
