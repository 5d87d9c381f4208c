import { useEffect, useState } from 'react'
import { signOutWords as words } from '#words/signOut'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { Skeleton } from '../../ui/Skeleton'
import { SteadyButton } from '../../ui/SteadyButton'
import { useAction } from '../../ui/useAction'
import { deletesForGood, RemovalQuestion } from './RemovalQuestion'
import { NotRemoved, type NotRemovedReason, type SignOutCalls, type SignOutFacts } from './signOutCalls'
import styles from './SignOutDialog.module.css'

interface SignOutDialogProps {
  readonly name: string
  readonly calls: SignOutCalls
  readonly onClose: () => void
}

type Failure = 'failed' | NotRemovedReason

/**
 * Asks whether to keep the learner on this device or remove them. Without another copy of the data, removal needs a
 * second, plain question.
 */
export function SignOutDialog({ name, calls, onClose }: SignOutDialogProps) {
  const [facts, setFacts] = useState<SignOutFacts | undefined>(undefined)
  const [isRemoving, setRemoving] = useState(false)

  useEffect(() => {
    let isHere = true
    const know = (next: SignOutFacts): void => {
      if (isHere) setFacts(next)
    }
    calls.facts().then(know, (error: unknown) => {
      console.warn('Sign-out: what is backed up could not be read', error)
      know({ kind: 'unknown' })
    })
    return () => {
      isHere = false
    }
  }, [calls])

  const leave = useAction(async (call: () => Promise<void>): Promise<Failure | undefined> => {
    try {
      await call()
      onClose()
      return undefined
    } catch (error) {
      console.warn('Sign-out failed', error)
      if (!(error instanceof NotRemoved)) return 'failed'
      setRemoving(false)
      setFacts(await calls.facts().catch((): SignOutFacts => ({ kind: 'unknown' })))
      return error.reason
    }
  })
  const failure = leave.outcome
  const alert =
    failure === undefined ? null : (
      <p className={styles.failure} role="alert">
        {failure === 'failed' ? words.failed : words.notRemoved[failure]}
      </p>
    )
  const canRemove = facts?.kind === 'device-only' || facts?.kind === 'backed-up'
  const isForGood = canRemove && deletesForGood(facts)

  if (isRemoving && canRemove) {
    return (
      <RemovalQuestion
        name={name}
        facts={facts}
        isBusy={leave.isBusy}
        onBack={() => setRemoving(false)}
        onClose={onClose}
        onRemove={() => leave.run(() => calls.remove(facts))}
      >
        {alert}
      </RemovalQuestion>
    )
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={words.title(name)}
      actions={
        <>
          {facts === undefined ? null : (
            <SteadyButton
              meaning="keep"
              busy={leave.isBusy}
              busyLabel={words.leaving}
              onPress={() => leave.run(calls.keep)}
            >
              {words.keep}
            </SteadyButton>
          )}
          {canRemove ? (
            <SteadyButton meaning="ask-removal" variant="line" onPress={() => setRemoving(true)}>
              {isForGood ? words.removeForGood : words.remove}
            </SteadyButton>
          ) : null}
          <Button key="cancel" variant="line" onClick={onClose}>
            {words.cancel}
          </Button>
        </>
      }
    >
      {facts === undefined ? (
        <Skeleton label={words.looking} rows={2} />
      ) : (
        paragraphs(facts).map((text) => <p key={text}>{text}</p>)
      )}
      {alert}
    </Dialog>
  )
}

function paragraphs(facts: SignOutFacts): readonly string[] {
  switch (facts.kind) {
    case 'device-only':
      return [facts.isAccountDeleted === true ? words.accountDeletedText : words.text]
    case 'backed-up':
      return [words.backedUpText]
    case 'waiting':
      return [words.waitingText(facts.changes), words.removeLater]
    case 'teaches':
      return [words.teachesText(facts.classes)]
    case 'unknown':
      return [words.unknownText, words.removeLater]
  }
}
