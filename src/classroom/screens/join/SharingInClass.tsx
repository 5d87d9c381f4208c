import { useState } from 'react'
import { joinClassWords } from '#words/joinClass'
import { sharingWords as words } from '#words/sharing'
import { Button, ButtonRow } from '../../../ui/Button'
import { Text } from '../../../ui/Text'
import { useAction } from '../../../ui/useAction'
import styles from './Join.module.css'
import { SharingChoice } from './SharingChoice'
import type { InClassProps } from './useJoined'

/** Says whether this class gets the learner's self-checks and state, and lets the learner change it. */
export function SharingInClass({ joined: { key, isSharing }, classes }: InClassProps) {
  const [chosen, setChosen] = useState<boolean>()
  const save = useAction(async (isSharingNow: boolean) => {
    const refused = await classes.setSharing(key, isSharingNow)
    if (refused === undefined) setChosen(undefined)
    return refused && words.notChanged[refused]
  })
  return (
    <>
      <Text before={4} after={3}>
        {isSharing ? words.isShared : words.isNotShared}
      </Text>
      {chosen === undefined ? (
        <Button variant="line" size="compact" onClick={() => setChosen(isSharing)}>
          {words.change}
        </Button>
      ) : (
        <div className={styles.form}>
          <SharingChoice isSharing={chosen} onChange={setChosen} />
          <ButtonRow>
            <Button
              size="compact"
              busy={save.isBusy}
              busyLabel={joinClassWords.saving}
              onClick={() => save.run(chosen)}
            >
              {words.save}
            </Button>
            <Button variant="line" size="compact" onClick={() => setChosen(undefined)}>
              {joinClassWords.cancel}
            </Button>
          </ButtonRow>
        </div>
      )}
      <p className={styles.failure} role="alert">
        {save.outcome}
      </p>
    </>
  )
}
