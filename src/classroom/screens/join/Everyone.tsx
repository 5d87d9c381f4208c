import { joinClassWords as words } from '#words/joinClass'
import { useAuth } from '../../../data/accounts/AuthContext'
import type { JoinedClass } from '../../ports/JoinedClasses'
import { LeafRow } from '../../../ui/Leaf'
import { Text } from '../../../ui/Text'
import { useOnce } from '../../../session/useRead'
import { HandInAll } from './HandInAll'

interface EveryoneProps {
  readonly joined: JoinedClass
}

/** On a device that several learners use, hands in for all of them without signing in as each one. */
export function Everyone({ joined }: EveryoneProps) {
  const { accounts } = useAuth()
  const known = useOnce(() => accounts.knownLearners().catch(() => []))
  if (known === undefined || known.length < 2) return null
  return (
    <LeafRow>
      <Text as="h2" after={2} breaksWords>
        {words.everyone}
      </Text>
      <p>{words.everyoneText}</p>
      <HandInAll joined={joined} />
    </LeafRow>
  )
}
