import { classBookWords as common } from '#words/classBook'
import { classWaitingWords as words } from '#words/classWaiting'
import { waitingSenders } from '../../../protocol/book/members'
import { SteadyButton } from '../../../../ui/SteadyButton'
import { useAction } from '../../../../ui/useAction'
import type { ClassPageProps } from '../classView'

/**
 * After a relay was emptied, offers to delete reports from senders that were not let in. Learners of the class hand in
 * again with the new card.
 */
export function ForgetWaiting({ view: { book, state } }: ClassPageProps) {
  const waiting = waitingSenders(state.book)
  const forget = useAction(async () => {
    const failure = await book.forgetWaiting(new Set(waiting.map(({ sender }) => sender)))
    return failure === undefined ? words.forgotten : common.notSaved(failure)
  })
  return (
    <>
      {waiting.length === 0 ? null : (
        <>
          <p>{words.forgetText(waiting.length)}</p>
          <SteadyButton
            meaning="forget-waiting"
            variant="line"
            busy={forget.isBusy}
            busyLabel={words.deleting}
            onPress={forget.run}
          >
            {words.forget(waiting.length)}
          </SteadyButton>
        </>
      )}
      <p role="status">{forget.outcome ?? ''}</p>
    </>
  )
}
