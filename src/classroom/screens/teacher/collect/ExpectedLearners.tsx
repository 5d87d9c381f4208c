import { type FormEvent, useState } from 'react'
import { classBookWords as common } from '#words/classBook'
import { classWaitingWords as words } from '#words/classWaiting'
import type { OpenBook } from '../../../ports/TaughtClasses'
import { Button } from '../../../../ui/Button'
import { Field } from '../../../../ui/Field'
import { Fold } from '../../../../ui/Fold'
import { useAction } from '../../../../ui/useAction'
import styles from './CollectPage.module.css'

/** The maximum number of learners in one class. */
const MOST_EXPECTED = 300

interface ExpectedLearnersProps {
  readonly book: Pick<OpenBook, 'setExpected'>
  readonly expects: number | undefined
}

/** Asks how many learners the teacher has, so that the page can warn when more devices are waiting than expected. */
export function ExpectedLearners({ book, expects }: ExpectedLearnersProps) {
  const [error, setError] = useState<string>()
  const save = useAction(async (count: number) => {
    const failure = await book.setExpected(count)
    setError(failure === undefined ? undefined : common.notSaved(failure))
  })
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('expected')
    const count = typeof typed === 'string' && /^\d{1,3}$/.test(typed.trim()) ? Number(typed) : 0
    if (count < 1 || count > MOST_EXPECTED) setError(words.expectedError(MOST_EXPECTED))
    else save.run(count)
  }
  return (
    <Fold label={expects === undefined ? words.expectedNone : words.expectedNow(expects)}>
      <form noValidate className={styles.expected} onSubmit={submit}>
        <Field
          label={words.expected}
          name="expected"
          inputMode="numeric"
          autoComplete="off"
          defaultValue={expects ?? ''}
          error={error}
        />
        <Button type="submit" variant="line" size="compact" busy={save.isBusy} busyLabel={words.saving}>
          {words.expectedSave}
        </Button>
      </form>
    </Fold>
  )
}
