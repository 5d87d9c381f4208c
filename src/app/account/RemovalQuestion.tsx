import { useState } from 'react'
import { keptHere } from '#words/keptHere'
import { signOutWords as words } from '#words/signOut'
import { untoldClasses } from '#words/unsavedClasses'
import { Button } from '../../ui/Button'
import { buttonClass } from '../../ui/buttonClass'
import { Dialog } from '../../ui/Dialog'
import { Field } from '../../ui/Field'
import { SteadyButton } from '../../ui/SteadyButton'
import type { Removable } from './signOutCalls'
import type { Elements } from '../../ui/Elements'
import { backupFilePath } from '../../words/paths'

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

/** Whether removal would permanently delete some of this learner's data, because no backup includes it. */
export function deletesForGood({ kind, owned }: Removable): boolean {
  if (owned === undefined) return true
  if (owned.setAside > 0 || owned.untold.length > 0) return true
  return owned.fileAt === undefined && (kind === 'device-only' || keptHere(owned.kept) !== '')
}

/** The second, plain question. If there is no other copy of the data, the learner must also type a word. */
export function RemovalQuestion({ name, facts, isBusy, onBack, onClose, onRemove, children }: RemovalQuestionProps) {
  const [typed, setTyped] = useState('')
  const [isMissing, setMissing] = useState(false)
  const { kind, owned } = facts
  const setAside = owned?.setAside ?? 0
  const own = owned === undefined ? '' : keptHere(owned.kept)
  const untold = owned?.untold ?? []
  const isInFile = owned?.fileAt !== undefined
  const isForGood = deletesForGood(facts)
  const needsFile = isForGood && !isInFile
  const remove = (): void => {
    const isHeld = isForGood && typed.trim().toLowerCase() !== words.yes.toLowerCase()
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
          {needsFile ? (
            <a className={buttonClass('solid')} href={backupFilePath} onClick={onClose}>
              {words.toFile}
            </a>
          ) : null}
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
      {needsFile ? <p>{words.makeFile}</p> : null}
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
