import { useState } from 'react'
import { classBookWords as common } from '#words/classBook'
import { classWaitingWords as words } from '#words/classWaiting'
import type { Tap } from '../../../protocol/book/classBook'
import { membersOf, type WaitingSender } from '../../../protocol/book/members'
import { namesakesIn } from '../../../protocol/book/namesakes'
import { SteadyButton } from '../../../../ui/SteadyButton'
import { useAction } from '../../../../ui/useAction'
import type { ClassPageProps } from '../classView'
import styles from './CollectPage.module.css'
import { ExpectedLearners } from './ExpectedLearners'

interface WaitingAllProps extends ClassPageProps {
  readonly waiting: readonly WaitingSender[]
}

interface Done {
  readonly said: string
  readonly back: readonly Tap[]
}

/**
 * Shown when several devices are waiting, with their number, whether the class expects them, and one answer for all.
 * The answer leaves out devices that were already let in for another learner. *Let all in* also leaves out devices
 * whose names match learners in the class. The teacher decides on those one by one.
 */
export function WaitingAll({ view: { book, state }, waiting }: WaitingAllProps) {
  const [done, setDone] = useState<Done>()
  const strangers = waiting.filter(({ claim }) => claim !== 'other-member')
  const members = membersOf(state.book)
  const unknown = waiting.filter(({ claim }) => claim === 'new-member')
  const newcomers = unknown.filter((one) => namesakesIn(members, one).length === 0)
  const here = members.filter(({ leftAt }) => leftAt === undefined).length
  const tooMany = state.expects === undefined ? 0 : here + unknown.length - state.expects

  const decide = useAction(async (_kind: 'in' | 'out' | 'back', taps: readonly Tap[], next: Done) => {
    const failure = await book.decide(taps)
    if (failure === undefined) setDone(next)
    return failure && common.notSaved(failure)
  })
  const busy = decide.busyWith?.[0]
  const failed = decide.outcome ?? ''
  const all = (senders: readonly WaitingSender[], isLetIn: boolean): void => {
    const taps = senders.map(({ sender, member }) => ({ sender, member, isLetIn }))
    const back = taps.map((tap) => ({ ...tap, isLetIn: undefined }))
    const said = isLetIn ? words.letIn(senders.length) : words.refused(senders.length)
    decide.run(isLetIn ? 'in' : 'out', taps, { said, back })
  }
  const isOffered = strangers.length > 1
  if (!isOffered && done === undefined && failed === '') return null
  return (
    <div className={styles.many}>
      {isOffered ? (
        <>
          <p>
            <b>{words.waiting(strangers.length)}</b>{' '}
            <span>
              {tooMany > 0 && state.expects !== undefined ? words.tooMany(tooMany, state.expects) : words.text}
            </span>
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
        </>
      ) : null}
      <p role="alert" className={styles.failed}>
        {failed}
      </p>
      <p role="status">{done?.said ?? ''}</p>
      {done === undefined || done.back.length === 0 ? null : (
        <SteadyButton
          meaning="undo-all"
          variant="line"
          size="compact"
          busy={busy === 'back'}
          busyLabel={words.saving}
          onPress={() => decide.run('back', done.back, { said: words.undone, back: [] })}
        >
          {words.undo}
        </SteadyButton>
      )}
    </div>
  )
}
