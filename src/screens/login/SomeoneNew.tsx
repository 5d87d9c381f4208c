import { type FormEvent, useState } from 'react'
import { learnersWords as words, lookName } from '#words/learners'
import { loginWords } from '#words/login'
import type { Learner } from '../../data/accounts/accounts'
import { useAuth } from '../../data/accounts/AuthContext'
import { isSameName, nextColor, nextPicture, PICTURES } from '../../data/accounts/learnerLook'
import { LONGEST_FIRST_NAME, nameOf } from '../../data/accounts/learnerName'
import { Button, ButtonRow } from '../../ui/Button'
import { Field } from '../../ui/Field'
import { Icon } from '../../ui/Icon'
import { LearnerPicture } from '../../ui/LearnerPicture'
import { PageHeading } from '../../ui/PageHeading'
import { LookPicker } from '../../session/LookPicker'
import { FormAlert } from './FormAlert'
import styles from './SomeoneNew.module.css'
import type { Attempts } from './useAttempts'
import { useErrorFocus } from './useErrorFocus'

interface SomeoneNewProps {
  readonly learners: readonly Learner[]
  /** The name that was entered in another form. */
  readonly name: string
  readonly attempts: Attempts
  /** Whether a backup file is restored next. */
  readonly hasFile: boolean
  readonly onBack: () => void
}

/**
 * Creates a learner on this device with a first name, a picture and a color. A second learner with the same name gets
 * another picture.
 */
export function SomeoneNew({ learners, name: written, attempts, hasFile, onBack }: SomeoneNewProps) {
  const { outcomeOf } = useAuth()
  const [name, setName] = useState(written)
  const [chosen, setChosen] = useState(() => ({
    color: nextColor(learners.map(({ color }) => color)),
    picture: nextPicture(
      String(learners.length),
      learners.map(({ picture }) => picture),
    ),
  }))
  const isBusy = attempts.isBusy('device')
  const error = attempts.errorOf('device')
  const form = useErrorFocus(error, isBusy)
  const namesakes = learners.filter((learner) => isSameName(nameOf(learner), name))
  const taken = namesakes.map(({ picture }) => picture)
  const free = PICTURES.find((picture) => !taken.includes(picture))
  // If a learner with the same name has a picture, it is not available. The next free picture replaces it.
  const look = taken.includes(chosen.picture) && free !== undefined ? { ...chosen, picture: free } : chosen
  const isNameError = error?.field === 'name' || free === undefined

  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    if (free !== undefined) attempts.ask('device', () => outcomeOf.learnOnThisDevice(name, look))
  }

  return (
    <form ref={form} className={styles.form} data-frame="alone" noValidate onSubmit={submit}>
      <PageHeading>{loginWords.title}</PageHeading>
      <p className={styles.lead}>{hasFile ? loginWords.deviceTextWithFile : words.newLead}</p>
      <div className={styles.parts}>
        <div className={styles.me}>
          <div className={styles.picture}>
            <LearnerPicture {...look} size="fill" />
          </div>
          <Field
            className={styles.name}
            label={loginWords.firstName}
            name="name"
            autoComplete="off"
            maxLength={LONGEST_FIRST_NAME}
            value={name}
            onChange={(event) => setName(event.target.value)}
            error={!isNameError ? undefined : free === undefined ? words.noPictureLeft : error?.text}
          />
          <div role="status">
            {namesakes.length === 0 ? null : (
              <div className={styles.namesakes}>
                <Icon name="info" />
                <p>{words.namesakes(name.trim(), namesakes.map(lookName))}</p>
              </div>
            )}
          </div>
        </div>
        <div>
          <LookPicker look={look} onChange={setChosen} taken={taken} />
          <FormAlert error={error} />
          <ButtonRow>
            <Button type="submit" busy={isBusy} busyLabel={loginWords.starting}>
              {loginWords.title}
            </Button>
            <Button variant="line" onClick={onBack}>
              {words.goBack}
            </Button>
          </ButtonRow>
        </div>
      </div>
    </form>
  )
}
