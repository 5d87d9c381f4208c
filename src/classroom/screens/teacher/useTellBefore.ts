import { classBeforeWords as words } from '#words/classBefore'
import { classBookWords as common } from '#words/classBook'
import type { OpenBook } from '../../ports/TaughtClasses'
import type { MemberId } from '../../protocol/card/classId'
import { useAction } from '../../../ui/useAction'

/**
 * Records which learner a member was before the class got a new card. Undefined means that there is no earlier learner.
 * Only one request runs at a time.
 */
export function useTellBefore(book: OpenBook, member: MemberId) {
  return useAction(async (before: MemberId | undefined) => {
    const failure = await book.setBefore(member, before)
    if (failure === undefined) return undefined
    return failure === 'not-before' ? words.circle : common.notSaved(failure)
  })
}
