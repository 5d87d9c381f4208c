import { useState } from 'react'
import { classBookWords as common } from '#words/classBook'
import { classWaitingWords as words } from '#words/classWaiting'
import type { Tap } from '../../../protocol/book/classBook'
import { membersOf, type WaitingSender } from '../../../protocol/book/members'
import { namesakesIn } from '../../../protocol/book/namesakes'
import { SteadyButton } from '../../../../ui/SteadyButton'
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
 * Shown when several devices wait: how many, whether the class expects them, and one answer for all. The answer leaves
 * out devices that were already let in for another learner. *Let all in* also leaves out namesakes of learners in the
 * class. The teacher decides those one by one.
 */
export function WaitingAll({ view: { book, state }, waiting }: WaitingAllProps) {
  const [busy, setBusy] = useState<'in' | 'out' | 'back'>()
  const [done, setDone] = useState<Done>()
  const [failed, setFailed] = useState('')
  const strangers = waiting.filter(({ claim }) => claim !== 'other-member')
  const members = membersOf(state.book)
  const unknown = waiting.filter(({ claim }) => claim === 'new-member')
  const newcomers = unknown.filter((one) => namesakesIn(members, one).length === 0)
  const here = members.filter(({ leftAt }) => leftAt === undefined).length
  const tooMany = state.expects === undefined ? 0 : here + unknown.length - state.expects

  const decide = async (kind: 'in' | 'out' | 'back', taps: readonly Tap[], next: Done | undefined): Promise<void> => {
    if (busy !== undefined) return
    setBusy(kind)
    setFailed('')
    const failure = await book.decide(taps)
    setBusy(undefined)
    if (failure !== undefined) setFailed(common.notSaved(failure))
    else setDone(next)
  }
  const all = (senders: readonly WaitingSender[], isLetIn: boolean): void => {
    const taps = senders.map(({ sender, member }) => ({ sender, member, isLetIn }))
    const back = taps.map((tap) => ({ ...tap, isLetIn: undefined }))
    const said = isLetIn ? words.letIn(senders.length) : words.refused(senders.length)
    void decide(isLetIn ? 'in' : 'out', taps, { said, back })
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
          onPress={() => void decide('back', done.back, { said: words.undone, back: [] })}
        >
          {words.undo}
        </SteadyButton>
      )}
    </div>
  )
}
