import type { JoinedClass, JoinedClasses } from '../../ports/JoinedClasses'
import type { TabletClasses, TabletTaken } from '../../ports/TabletClasses'
import type { ClassKey } from '../../ports/TaughtClasses'
import type { Bytes } from '../../protocol/bytes'

export type PlanRefused = Exclude<Awaited<ReturnType<JoinedClasses['takePlan']>>, undefined>

/** What the teacher's envelope brought for the learners on this device. */
export interface TakenHere {
  /** The number of reports that are confirmed now and were not before. */
  readonly confirmed: number
  readonly isNewPlan: boolean
  /** The number of learners whose newest report arrived but doesn't count. Left out if there are none. */
  readonly uncounted?: number
  /** The teacher deleted this learner's reports. */
  readonly isDeleted?: boolean
}

/** Takes the teacher's envelope for this learner. */
export async function takeForOne(
  classes: Pick<JoinedClasses, 'list' | 'takePlan' | 'takeReceipts'>,
  key: ClassKey,
  envelope: Bytes,
): Promise<TakenHere | PlanRefused> {
  const confirmed = await classes.takeReceipts(key, envelope)
  if (typeof confirmed === 'string') return confirmed
  const refused = await classes.takePlan(key, envelope)
  if (refused !== undefined && refused !== 'old') return refused
  const joined = (await classes.list()).find((one) => one.key === key)
  return {
    confirmed,
    isNewPlan: refused === undefined,
    ...(isUncounted(joined) && { uncounted: 1 }),
    ...(joined?.isDeleted === true && { isDeleted: true }),
  }
}

export function isUncounted(joined: Pick<JoinedClass, 'handedIn'> | undefined): boolean {
  return joined?.handedIn[0]?.counts === false
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
  const uncounted = taken.filter((one) => one.isUncounted === true).length
  return {
    confirmed: taken.reduce((sum, { confirmed }) => sum + confirmed, 0),
    isNewPlan: taken.some(({ isNewPlan }) => isNewPlan),
    ...(uncounted > 0 && { uncounted }),
  }
}

type Refused = Extract<TabletTaken['outcome'], { kind: 'refused' }>['reason']

/** Nothing is made here, so a learner's data can only be missing or unreadable. */
function planRefused(reason: Refused | undefined): PlanRefused {
  if (reason === undefined || reason === 'gone' || reason === 'not-in-class' || reason === 'deleted')
    return 'not-in-class'
  return reason
}
