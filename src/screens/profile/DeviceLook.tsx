import { useState } from 'react'
import { learnersWords as words, lookName } from '#words/learners'
import { useAuth } from '../../data/accounts/AuthContext'
import { isSameName } from '../../data/accounts/learnerLook'
import { nameOf } from '../../data/accounts/learnerName'
import { Button, ButtonRow } from '../../ui/Button'
import { LearnerPicture } from '../../ui/LearnerPicture'
import { useAction } from '../../ui/useAction'
import { useFocusBack } from '../../ui/useFocusBack'
import { LookPicker } from '../../session/LookPicker'
import { useOnce } from '../../session/useRead'
import { useSession } from '../../session/SessionContext'
import styles from './DeviceLook.module.css'

/** The picture and color by which learners find themselves on this device. */
export function DeviceLook() {
  const { learner } = useSession()
  const [isChanging, setChanging] = useState(false)
  const [news, setNews] = useState('')
  const [button, focusBack] = useFocusBack()

  const leaveForm = (text: string): void => {
    setChanging(false)
    setNews(text)
    focusBack()
  }

  return (
    <>
      {isChanging ? (
        <LookForm onSaved={(look) => leaveForm(words.lookSaved(look))} onCancel={() => leaveForm('')} />
      ) : (
        <div className={styles.look}>
          <LearnerPicture picture={learner.picture} color={learner.color} size="large" />
          <div>
            <h2>{words.youAre(lookName(learner))}</h2>
            <p>{words.lookText}</p>
            <Button
              ref={button}
              variant="line"
              size="compact"
              onClick={() => {
                setNews('')
                setChanging(true)
              }}
            >
              {words.changeLook}
            </Button>
          </div>
        </div>
      )}
      <p className={styles.news} role="status">
        {news}
      </p>
    </>
  )
}

interface LookFormProps {
  readonly onSaved: (look: string) => void
  readonly onCancel: () => void
}

function LookForm({ onSaved, onCancel }: LookFormProps) {
  const { learner } = useSession()
  const { accounts } = useAuth()
  const [look, setLook] = useState({ picture: learner.picture, color: learner.color })
  const known = useOnce(() => accounts.knownLearners())
  const name = nameOf(learner)
  const namesakes =
    known?.filter(
      (other) => other.id !== learner.id && other.movedTo === undefined && isSameName(nameOf(other), name),
    ) ?? []

  const save = useAction(async () => {
    const outcome = await accounts.changeLook(learner.id, look)
    if (outcome.kind !== 'changed') return outcome.reason === 'duplicate' ? words.duplicateLook : words.lookNotSaved
    onSaved(lookName(look))
    return undefined
  })

  return (
    <div className={styles.form}>
      <LookPicker look={look} onChange={setLook} taken={namesakes.map(({ picture }) => picture)} />
      {save.outcome === undefined ? null : (
        <p className={styles.failure} role="alert">
          {save.outcome}
        </p>
      )}
      <ButtonRow>
        <Button busy={save.isBusy} busyLabel={words.saving} onClick={save.run}>
          {words.saveLook}
        </Button>
        <Button variant="line" aria-label={words.cancelLook} onClick={onCancel}>
          {words.cancel}
        </Button>
      </ButtonRow>
    </div>
  )
}
