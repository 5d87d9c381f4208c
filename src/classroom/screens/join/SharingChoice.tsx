import { sharingWords as words } from '#words/sharing'
import { Choices } from '../../../ui/Choices'
import { Text } from '../../../ui/Text'

interface SharingChoiceProps {
  readonly isSharing: boolean
  readonly onChange: (isSharing: boolean) => void
}

/** Asks in one question whether reports have the learner's self-checks and state. */
export function SharingChoice({ isSharing, onChange }: SharingChoiceProps) {
  return (
    <div>
      <Choices
        legend={words.ask}
        choices={[
          { value: 'no', label: words.no },
          { value: 'yes', label: words.yes },
        ]}
        value={isSharing ? 'yes' : 'no'}
        onChange={(value) => onChange(value === 'yes')}
      />
      <Text before={3} after={0} tone="quiet">
        {words.use}
      </Text>
    </div>
  )
}
