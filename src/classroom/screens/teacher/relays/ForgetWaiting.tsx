import { useState } from 'react'
import { classBookWords as common } from '#words/classBook'
import { classWaitingWords as words } from '#words/classWaiting'
import { waitingSenders } from '../../../protocol/book/members'
import { SteadyButton } from '../../../../ui/SteadyButton'
import type { ClassPageProps } from '../classView'

/**
 * After a relay was emptied: offers to delete reports of senders that were not let in. Learners of the class hand in
 * again with the new card.
 */
export function ForgetWaiting({ view: { book, state } }: ClassPageProps) {
  const [isBusy, setBusy] = useState(false)
  const [news, setNews] = useState('')
  const waiting = waitingSenders(state.book)
  const forget = async (): Promise<void> => {
    setBusy(true)
    setNews('')
    const failure = await book.forgetWaiting(new Set(waiting.map(({ sender }) => sender)))
    setBusy(false)
    setNews(failure === undefined ? words.forgotten : common.notSaved(failure))
  }
  return (
    <>
      {waiting.length === 0 ? null : (
        <>
          <p>{words.forgetText(waiting.length)}</p>
          <SteadyButton
            meaning="forget-waiting"
            variant="line"
            busy={isBusy}
            busyLabel={words.deleting}
            onPress={() => void forget()}
          >
            {words.forget(waiting.length)}
          </SteadyButton>
        </>
      )}
      <p role="status">{news}</p>
    </>
  )
}
