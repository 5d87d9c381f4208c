import type { TabletClasses } from '../../ports/TabletClasses'
import type { Bytes } from '../../protocol/bytes'
import type { CameraSource } from '../../../platform/window/camera'
import { FromTeacher } from './FromTeacher'
import { takeForAll, takeForOne } from './takeForAll'
import type { InClassProps } from './useJoined'

interface TakePlanProps extends InClassProps {
  /** Opens the other learners of a shared device. Undefined if there are none. */
  readonly others?: () => Promise<Pick<TabletClasses, 'take'> | undefined>
  readonly source?: CameraSource
}

/** Takes the teacher's plan from their screen or from a file, on a shared device for every learner in the class. */
export function TakePlan({ joined: { key }, classes, others, source }: TakePlanProps) {
  const take = async (envelope: Bytes): ReturnType<typeof takeForOne> => {
    const own = await takeForOne(classes, key, envelope)
    if (typeof own === 'string') return own
    try {
      const tablet = await others?.()
      const taken = tablet && (await takeForAll(tablet, key, envelope))
      // The others include this learner, whose reports are already confirmed.
      return typeof taken === 'object'
        ? { ...own, ...taken, confirmed: own.confirmed + taken.confirmed, isNewPlan: own.isNewPlan }
        : own
    } catch (error) {
      // This learner's part is saved. The others can take it from the same file.
      console.warn('The other learners of this device could not take the plan', error)
      return own
    }
  }
  return <FromTeacher expects="plan" take={take} {...(source !== undefined && { source })} />
}
