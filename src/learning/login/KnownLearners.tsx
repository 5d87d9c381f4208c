import { loginWords as words } from '#words/login'
import type { Learner } from '../../accounts/accounts'
import type { LearnerId } from '../../progress/ids'
import { KnownLearner } from './KnownLearner'
import styles from './KnownLearners.module.css'
import type { Attempts } from './useAttempts'

interface KnownLearnersProps {
  readonly learners: readonly Learner[]
  readonly attempts: Attempts
  /** Whose password is being asked for. */
  readonly chosen: LearnerId | undefined
  readonly onChoose: (id: LearnerId | undefined) => void
  /** Undefined where nobody can send a new password. */
  readonly onForgot: ((email: string) => void) | undefined
}

/** Everybody who learns on this device. Whoever has no password is opened at once. */
export function KnownLearners({ learners, attempts, chosen, onChoose, onForgot }: KnownLearnersProps) {
  if (learners.length === 0) return null
  return (
    <section className={styles.known} aria-labelledby="known-learners">
      <h2 id="known-learners">{words.knownTitle}</h2>
      <p className="quiet">{words.knownHint}</p>
      <ul>
        {learners.map((learner) => (
          <li key={learner.id}>
            <KnownLearner
              learner={learner}
              attempts={attempts}
              isAsking={chosen === learner.id}
              onAsk={() => onChoose(learner.id)}
              onCancel={() => onChoose(undefined)}
              onForgot={onForgot}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
