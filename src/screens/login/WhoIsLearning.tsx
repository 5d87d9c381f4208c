import { useState } from 'react'
import { capital, learnersWords as words, lookName } from '#words/learners'
import { loginWords } from '#words/login'
import { pinWords } from '#words/pin'
import type { Learner } from '../../data/accounts/accounts'
import { useAuth } from '../../data/accounts/AuthContext'
import { lookOf } from '../../data/accounts/learnerLook'
import { nameOf } from '../../data/accounts/learnerName'
import type { LearnerId } from '../../core/progress/ids'
import { Button } from '../../ui/Button'
import { Fold } from '../../ui/Fold'
import { Icon } from '../../ui/Icon'
import { LearnerPicture } from '../../ui/LearnerPicture'
import type { Elements } from '../../ui/Elements'
import { PageHeading } from '../../ui/PageHeading'
import { Stack } from '../../ui/Stack'
import { textLinkClass } from '../../ui/textLinkClass'
import { FormAlert } from './FormAlert'
import { isNameOnly, SecretAsk } from './KnownLearners'
import type { Attempts } from './useAttempts'
import { useErrorFocus } from './useErrorFocus'
import styles from './WhoIsLearning.module.css'

interface WhoIsLearningProps {
  /** The known learners, the most recent first. */
  readonly learners: readonly Learner[]
  readonly attempts: Attempts
  /** Whether a backup file is restored next. */
  readonly hasFile: boolean
  /** A notice shown before a learner is chosen. */
  readonly news: Elements
  /** Called for a learner with an account if only the first name is known. */
  readonly onSignIn: () => void
  readonly onNew: () => void
  readonly onAccount: () => void
  readonly onForgot: (email: string) => void
}

/**
 * Lets a learner find their picture and start, like with the coat hooks outside a classroom. The picture, color and
 * name are always shown together.
 */
export function WhoIsLearning(props: WhoIsLearningProps) {
  const { learners, attempts, hasFile, news, onSignIn, onNew, onAccount, onForgot } = props
  const { outcomeOf } = useAuth()
  const [asked, setAsked] = useState<LearnerId | undefined>(undefined)
  const [tried, setTried] = useState<LearnerId | undefined>(undefined)
  const error = tried === undefined ? undefined : attempts.errorOf('known', tried)
  const place = useErrorFocus<HTMLDivElement>(error, tried !== undefined && attempts.isBusy('known', tried))
  const doors = learners.filter(({ movedTo }) => movedTo === undefined)
  const aside = learners.filter(({ movedTo }) => movedTo !== undefined)
  const learner = learners.find(({ id }) => id === asked)
  if (learner !== undefined) {
    return <Asking learner={learner} attempts={attempts} onForgot={onForgot} onBack={() => setAsked(undefined)} />
  }
  const choose = (chosen: Learner): void => {
    const { id, isProtected } = chosen
    if (isNameOnly(chosen)) return onSignIn()
    if (isProtected) return setAsked(id)
    setTried(id)
    attempts.ask('known', () => outcomeOf.open(id), id)
  }
  return (
    <div ref={place} className={styles.who} data-frame="alone">
      <PageHeading>{words.whoTitle}</PageHeading>
      <p className={styles.lead}>{hasFile ? words.whoLeadWithFile : words.whoLead}</p>
      {news}
      <FormAlert error={error} />
      <ul className={styles.cards}>
        {doors.map((each) => (
          <li key={each.id}>
            <button
              type="button"
              className={styles.card}
              aria-busy={attempts.isBusy('known', each.id) || undefined}
              onClick={() => choose(each)}
            >
              <LearnerPicture {...lookOf(each)} size="fill" />
              <bdi className={styles.name}>{nameOf(each)}</bdi>
              <span className={styles.look}>{capital(lookName(each))}</span>
              {each.isProtected ? (
                <span className={styles.lock}>
                  <Icon name="lock" size="small" />
                  <span>
                    {each.hasPin === true ? pinWords.label : each.kind === 'cloud' ? words.account : words.password}
                  </span>
                </span>
              ) : null}
            </button>
          </li>
        ))}
      </ul>
      <div className={styles.other}>
        <p>{words.newHere}</p>
        <Button variant="line" onClick={onNew}>
          {loginWords.title}
        </Button>
      </div>
      {aside.length === 0 ? null : (
        <Fold label={words.aside}>
          <Stack as="ul" gap={3}>
            {aside.map((each) => (
              <li key={each.id}>
                <p>{words.asideText(nameOf(each), nameOf(learners.find(({ id }) => id === each.movedTo) ?? each))}</p>
                <Button variant="line" size="compact" onClick={() => choose(each)}>
                  {words.openAside(nameOf(each))}
                </Button>
              </li>
            ))}
          </Stack>
        </Fold>
      )}
      <div className={styles.other}>
        <p>{words.hasAccount}</p>
        <button type="button" className={textLinkClass} onClick={onAccount}>
          {loginWords.signIn} <Icon name="arrowRight" />
        </button>
      </div>
    </div>
  )
}

interface AskingProps {
  readonly learner: Learner
  readonly attempts: Attempts
  readonly onForgot: (email: string) => void
  readonly onBack: () => void
}

/** Asks for the PIN or password that protects this learner. */
function Asking({ learner, attempts, onForgot, onBack }: AskingProps) {
  const { accounts } = useAuth()
  const name = nameOf(learner)
  return (
    <div className={styles.asking} data-frame="alone">
      <div className={styles.hello}>
        <LearnerPicture {...lookOf(learner)} size="large" />
        <div>
          <PageHeading>{words.hello(name)}</PageHeading>
          <p className="quiet">{capital(lookName(learner))}</p>
        </div>
      </div>
      <SecretAsk learner={learner} attempts={attempts} onForgot={accounts.cloud === undefined ? undefined : onForgot} />
      <Button variant="line" isWide onClick={onBack}>
        {words.notYou(name)}
      </Button>
    </div>
  )
}
