import { type FormEvent, useId, useState } from 'react'
import { homeStateWords as words } from '#words/homeState'
import { ELSEWHERE } from '../core/curriculum/parseStates'
import { Button, ButtonRow } from '../ui/Button'
import { Text } from '../ui/Text'
import { useAction } from '../ui/useAction'
import type { SaveFailure } from '../data/store/storeHealth'
import styles from './StateChooser.module.css'
import { stateGuide } from './useHomeState'
import { focusWhenShown } from '../ui/focusWhenShown'

interface StateChooserProps {
  /** The saved state, or null if no state is saved. */
  readonly place: string | null
  readonly keep: (place: string) => Promise<SaveFailure | undefined>
  readonly onKept: () => void
  /** Left out when there is nothing to return to. */
  readonly onCancel?: (() => void) | undefined
}

const options = [
  { value: '', label: words.choose },
  ...stateGuide.states.map(({ id, name }) => ({ value: id, label: name })),
  { value: ELSEWHERE, label: words.elsewhere },
]

/**
 * Asks *Where do you live?* The choice is saved only when the button is pressed, because arrow keys also move through
 * the list.
 */
export function StateChooser({ place, keep, onKept, onCancel }: StateChooserProps) {
  const id = useId()
  const [error, setError] = useState<string | undefined>(undefined)

  const save = useAction(async (chosen: string) => {
    const failure = await keep(chosen)
    if (failure === undefined) onKept()
    else setError(words.notKept[failure])
  })
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const chosen = new FormData(event.currentTarget).get('place')
    if (typeof chosen !== 'string' || chosen === '') setError(words.notChosen)
    else save.run(chosen)
  }

  return (
    <form className={styles.chooser} noValidate onSubmit={submit}>
      {/* This list is separate from the form fields of `ui`, so that a lesson does not wait for their script. */}
      <label htmlFor={id}>{words.ask}</label>
      <select
        ref={onCancel === undefined ? null : focusWhenShown}
        id={id}
        name="place"
        className={styles.select}
        defaultValue={place ?? ''}
      >
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <Text tone="quiet" size="small">
        {words.kept}
      </Text>
      <Text role="alert" tone="failed" size="small" isBold className={styles.error}>
        {error}
      </Text>
      <ButtonRow>
        <Button type="submit" size="compact" busy={save.isBusy} busyLabel={words.saving}>
          {words.save}
        </Button>
        {onCancel === undefined ? null : (
          <Button variant="line" size="compact" onClick={onCancel}>
            {words.cancel}
          </Button>
        )}
      </ButtonRow>
    </form>
  )
}
