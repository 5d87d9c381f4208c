import { useState } from 'react'
import { classBeforeWords as words } from '#words/classBefore'
import { classBookWords as common } from '#words/classBook'
import type { OpenBook } from '../../ports/TaughtClasses'
import type { MemberId } from '../../protocol/card/classId'

/**
 * Records which learner a member was before the class got a new card. Undefined means none. Only one request runs at a
 * time.
 */
export function useTellBefore(book: OpenBook, member: MemberId) {
  const [isBusy, setBusy] = useState(false)
  const [failed, setFailed] = useState('')
  const tell = async (before: MemberId | undefined): Promise<void> => {
    if (isBusy) return
    setBusy(true)
    setFailed('')
    const failure = await book.setBefore(member, before)
    setBusy(false)
    if (failure !== undefined) setFailed(failure === 'not-before' ? words.circle : common.notSaved(failure))
  }
  return { isBusy, failed, setFailed, tell }
}
