import { useState } from 'react'
import { classBookWords as common } from '#words/classBook'
import { classDeletedWords as words } from '#words/classDeleted'
import type { Member } from '../../../protocol/book/members'
import { sendersOf } from '../../../protocol/book/deletedSenders'
import { Button } from '../../../../ui/Button'
import { Dialog } from '../../../../ui/Dialog'
import { SteadyButton } from '../../../../ui/SteadyButton'
import { Text } from '../../../../ui/Text'
import { useAction } from '../../../../ui/useAction'
import type { ClassPageProps } from '../classView'
import type { RelayRemoval } from './useRelayRemoval'

interface DeleteReportsProps extends ClassPageProps {
  readonly member: Pick<Member, 'member' | 'name'>
  readonly removal: RelayRemoval
  readonly onDeleted: () => void
}

/** Permanently deletes the reports of one learner, for example because a parent asked for it. Asks first. */
export function DeleteReports({
  view: { book, state },
  member: { member, name },
  removal,
  onDeleted,
}: DeleteReportsProps) {
  const [isAsking, setAsking] = useState(false)
  const remove = useAction(async () => {
    const senders = sendersOf(state.book, member)
    const failure = await book.deleteMember(member)
    if (failure !== undefined) return common.notSaved(failure)
    setAsking(false)
    onDeleted()
    await removal.remove(senders)
    return undefined
  })
  return (
    <>
      <h2>{words.title}</h2>
      <Text width={40} before={2}>
        {words.text}
      </Text>
      <Button variant="line" size="compact" onClick={() => setAsking(true)}>
        {words.action}
      </Button>
      <Dialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={words.ask(name)}
        actions={
          <>
            <Button variant="line" onClick={() => setAsking(false)}>
              {words.cancel}
            </Button>
            <SteadyButton
              meaning="delete-reports"
              variant="danger"
              busy={remove.isBusy}
              busyLabel={words.deleting}
              onPress={remove.run}
            >
              {words.now}
            </SteadyButton>
          </>
        }
      >
        <p>{words.askText}</p>
        <p>{words.askElsewhere}</p>
        <Text tone="failed" isBold role="alert">
          {remove.outcome ?? ''}
        </Text>
      </Dialog>
    </>
  )
}
