import { useState } from 'react'
import { keptHere } from '#words/keptHere'
import { signOutWords as words } from '#words/signOut'
import { untoldClasses } from '#words/unsavedClasses'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { Field } from '../../ui/Field'
import { SteadyButton } from '../../ui/SteadyButton'
import type { Removable } from './signOutCalls'
import type { Elements } from '../../ui/Elements'

interface RemovalQuestionProps {
  readonly name: string
  readonly facts: Removable
  readonly isBusy: boolean
  readonly onBack: () => void
  readonly onClose: () => void
  readonly onRemove: () => void
  /** The reason why the removal failed. */
  readonly children: Elements
}

/** The second, plain question. If no copy exists elsewhere, the learner must also type a word. */
export function RemovalQuestion({ name, facts, isBusy, onBack, onClose, onRemove, children }: RemovalQuestionProps) {
  const [typed, setTyped] = useState('')
  const [isMissing, setMissing] = useState(false)
  const { kind, owned } = facts
  const setAside = owned?.setAside ?? 0
  const own = owned === undefined ? '' : keptHere(owned.kept)
  const untold = owned?.untold ?? []
  const isInFile = owned?.fileAt !== undefined
  const isForGood = setAside > 0 || untold.length > 0 || (!isInFile && (kind === 'device-only' || own !== ''))
  const remove = (): void => {
    const isHeld = isForGood && typed.trim().toLowerCase() !== words.yes
    setMissing(isHeld)
    if (!isHeld) onRemove()
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={words.removeTitle(name)}
      actions={
        <>
          <Button variant="line" onClick={onBack}>
            {words.back}
          </Button>
          <SteadyButton
            meaning={isForGood ? 'remove-for-good' : 'remove'}
            variant="danger"
            busy={isBusy}
            busyLabel={facts.kind === 'backed-up' ? words.checking : words.removing}
            onPress={remove}
          >
            {isForGood ? words.removeForGood : words.remove}
          </SteadyButton>
        </>
      }
    >
      <p>{kind === 'backed-up' ? words.removeBackedUpText : isInFile ? words.removeInFileText : words.removeText}</p>
      {own === '' ? null : <p>{isInFile ? words.ownInFile(own) : words.ownHere(own)}</p>}
      {isForGood && !isInFile ? <p>{words.makeFile}</p> : null}
      {setAside > 0 ? <p>{words.removeKeptHere(setAside)}</p> : null}
      {untold.length > 0 ? <p>{untoldClasses(untold)}</p> : null}
      {isForGood ? (
        <Field
          label={words.typeYes}
          value={typed}
          autoComplete="off"
          autoCapitalize="none"
          error={isMissing ? words.notTyped : undefined}
          onChange={(event) => {
            setTyped(event.target.value)
            setMissing(false)
          }}
        />
      ) : null}
      {children}
    </Dialog>
  )
}
