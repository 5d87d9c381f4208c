import { type FormEvent, useRef, useState } from 'react'
import { profileWords as words } from '#words/profile'
import type { Accounts } from '../../data/accounts/accounts'
import { useAuth } from '../../data/accounts/AuthContext'
import { isDuplicate, isSameName } from '../../data/accounts/learnerLook'
import { cleanName, LONGEST_NAME, nameOf } from '../../data/accounts/learnerName'
import type { LearnerId } from '../../core/progress/ids'
import type { LearnerStore } from '../../data/store/learnerStore'
import { Button, ButtonRow } from '../../ui/Button'
import { Field } from '../../ui/Field'
import { useAction } from '../../ui/useAction'
import { useSession } from '../../session/SessionContext'
import styles from './Identity.module.css'

interface NameFormProps {
  readonly name: string
  readonly onSaved: (name: string) => void
  readonly onCancel: () => void
}

/** Focuses the field on mount, because the learner has just asked for it. */
function selectWhenShown(field: HTMLInputElement | null): void {
  field?.select()
}

export function NameForm({ name, onSaved, onCancel }: NameFormProps) {
  const { store } = useSession()
  const { accounts } = useAuth()
  const form = useRef<HTMLFormElement>(null)
  const [error, setError] = useState<string | undefined>(undefined)

  const save = useAction(async (typed: string) => {
    const saved = await saveName(typed, store, accounts)
    if (saved.kind === 'saved') return onSaved(saved.name)
    setError(saved.text)
    form.current?.querySelector('input')?.focus()
  })
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const field = new FormData(event.currentTarget).get('name')
    save.run(typeof field === 'string' ? field : '')
  }

  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit}>
      <Field
        ref={selectWhenShown}
        label={words.name}
        hint={words.nameHint}
        name="name"
        autoComplete="name"
        maxLength={LONGEST_NAME}
        defaultValue={name}
        error={error}
      />
      <ButtonRow>
        <Button type="submit" busy={save.isBusy} busyLabel={words.saving}>
          {words.saveName}
        </Button>
        <Button variant="line" aria-label={words.cancelName} onClick={onCancel}>
          {words.cancel}
        </Button>
      </ButtonRow>
    </form>
  )
}

type NameSaved =
  | { readonly kind: 'saved'; readonly name: string }
  /** One sentence that includes the solution. */
  | { readonly kind: 'not-saved'; readonly text: string }

/**
 * Changes the learner's name, unless that would make two learners on this device look the same. The name is saved first
 * in the progress, which syncs to other devices, and then on this device. If the second step fails, both steps run
 * again, and the first changes nothing.
 */
export async function saveName(
  text: string,
  store: Pick<LearnerStore, 'learnerId' | 'setDisplayName'>,
  accounts: Pick<Accounts, 'knownLearners' | 'rename'>,
): Promise<NameSaved> {
  const name = cleanName(text)
  if (name === undefined) return { kind: 'not-saved', text: words.nameMissing }
  if (await isTaken(name, store.learnerId, accounts)) return { kind: 'not-saved', text: words.duplicateName }
  const outcome = await store.setDisplayName(name)
  if (outcome.kind === 'refused' || outcome.kind === 'failed') {
    return { kind: 'not-saved', text: words.notSaved[outcome.reason] }
  }
  const renamed = await accounts.rename(store.learnerId, name)
  return renamed.kind === 'renamed' ? { kind: 'saved', name } : { kind: 'not-saved', text: words.nameOnlyInLedger }
}

/**
 * Checks the name before it is saved in the progress, because it would sync to other devices. The list of learners on
 * this device checks it again when saving.
 */
async function isTaken(name: string, id: LearnerId, accounts: Pick<Accounts, 'knownLearners'>): Promise<boolean> {
  try {
    const known = await accounts.knownLearners()
    const own = known.find((learner) => learner.id === id)
    if (own === undefined || isSameName(nameOf(own), name)) return false
    const renamed = { displayName: name, picture: own.picture }
    return known.some(
      (other) =>
        other.id !== id &&
        other.movedTo === undefined &&
        isDuplicate(renamed, { displayName: nameOf(other), picture: other.picture }),
    )
  } catch (error) {
    console.warn('The learners of this device could not be read', error)
    return false
  }
}
