import { dashboardWords as words } from '#words/dashboard'
import type { ProgressDocument } from '../../progress/document'
import { displayNameOf } from '../../progress/profile'
import { PageHeading } from '../../ui/PageHeading'
import { useSession } from '../session/SessionContext'
import { firstName } from './firstName'
import { StreakLine } from './StreakLine'
import { timeOfDay } from '../session/useToday'

interface GreetingProps {
  /** Undefined until it was read: the name is known before. */
  readonly document: ProgressDocument | undefined
}

export function Greeting({ document }: GreetingProps) {
  const { learner, clock } = useSession()
  const name = (document === undefined ? undefined : displayNameOf(document)) ?? learner.displayName
  return (
    <>
      <PageHeading>{words.greeting[timeOfDay(clock.now())](firstName(name))}</PageHeading>
      {document === undefined ? null : <StreakLine document={document} />}
    </>
  )
}
