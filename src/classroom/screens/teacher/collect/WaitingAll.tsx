import { classWaitingWords as words } from '#words/classWaiting'
import { membersOf, type WaitingSender } from '../../../protocol/book/members'
import { namesakesIn } from '../../../protocol/book/namesakes'
import { SteadyButton } from '../../../../ui/SteadyButton'
import type { ClassPageProps } from '../classView'
import type { Decisions } from '../useDecisions'
import styles from './CollectPage.module.css'
import { ExpectedLearners } from './ExpectedLearners'

interface WaitingAllProps extends ClassPageProps {
  readonly waiting: readonly WaitingSender[]
  readonly decisions: Decisions
}

/**
 * Shown when several devices are waiting, with their number, whether the class expects them, and one answer for all.
 * The answer leaves out devices that were already let in for another learner. *Let all in* also leaves out devices
 * whose names match learners in the class. The teacher decides on those one by one.
 */
export function WaitingAll({ view: { book, state }, waiting, decisions }: WaitingAllProps) {
  const strangers = waiting.filter(({ claim }) => claim !== 'other-member')
  const members = membersOf(state.book)
  const unknown = waiting.filter(({ claim }) => claim === 'new-member')
  const newcomers = unknown.filter((one) => namesakesIn(members, one).length === 0)
  const here = members.filter(({ leftAt }) => leftAt === undefined).length
  const tooMany = state.expects === undefined ? 0 : here + unknown.length - state.expects

  const { busy } = decisions
  const all = (senders: readonly WaitingSender[], isLetIn: boolean): void => {
    const taps = senders.map(({ sender, member }) => ({ sender, member, isLetIn }))
    const said = isLetIn ? words.letIn(senders.length) : words.refused(senders.length)
    decisions.decide(isLetIn ? 'in' : 'out', taps, said)
  }
  if (strangers.length < 2) return null
  return (
    <div className={styles.many}>
      <p>
        <b>{words.waiting(strangers.length)}</b>{' '}
        <span>{tooMany > 0 && state.expects !== undefined ? words.tooMany(tooMany, state.expects) : words.text}</span>
      </p>
      <div className={styles.answers}>
        <SteadyButton
          meaning="refuse-all"
          variant="line"
          size="compact"
          busy={busy === 'out'}
          busyLabel={words.saving}
          onPress={() => all(strangers, false)}
        >
          {words.refuseAll(strangers.length)}
        </SteadyButton>
        {newcomers.length < 2 ? null : (
          <SteadyButton
            meaning="let-all-in"
            variant="line"
            size="compact"
            busy={busy === 'in'}
            busyLabel={words.saving}
            onPress={() => all(newcomers, true)}
          >
            {words.letAllIn(newcomers.length)}
          </SteadyButton>
        )}
      </div>
      <ExpectedLearners book={book} expects={state.expects} />
    </div>
  )
}
