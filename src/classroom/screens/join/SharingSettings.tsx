import { sharingWords as words } from '#words/sharing'
import { joinClassWords } from '#words/joinClass'
import { LeafRow } from '../../../ui/Leaf'
import { Text } from '../../../ui/Text'
import { CouldNotRead } from '../../../session/CouldNotRead'
import { SharingInClass } from './SharingInClass'
import { useJoined } from './useJoined'

/** Lists each class that the learner has joined, and whether it gets self-checks and the state. */
export function SharingSettings() {
  const joined = useJoined()
  if (joined === undefined) return null
  if (joined === 'missing')
    return (
      <LeafRow>
        <CouldNotRead text={joinClassWords.missing} />
      </LeafRow>
    )
  const list = joined.list.filter(({ isLeaving }) => !isLeaving)
  if (list.length === 0) return null
  return (
    <LeafRow>
      <h2>{words.settingsTitle}</h2>
      <Text width={38} before={3} after={4}>
        {words.settingsText}
      </Text>
      {list.map((joinedClass) => (
        <section key={joinedClass.key}>
          <h3>
            <bdi>{joinedClass.card.className}</bdi>
          </h3>
          <SharingInClass joined={joinedClass} classes={joined.classes} />
        </section>
      ))}
    </LeafRow>
  )
}
