import { type FormEvent, useState } from 'react'
import { joinClassWords as words } from '#words/joinClass'
import { Button, ButtonRow } from '../../../ui/Button'
import { Field } from '../../../ui/Field'
import { useAction } from '../../../ui/useAction'
import type { InClassProps } from './useJoined'
import styles from './Join.module.css'

/** Shows the learner's name in this class, and lets them change it. */
export function NameInClass({ joined: { key, name }, classes }: InClassProps) {
  const [isOpen, setOpen] = useState(false)
  const [error, setError] = useState<string>()
  const save = useAction(async (typed: string) => {
    const refused = await classes.rename(key, typed)
    setError(refused === undefined ? undefined : refused === 'bad-name' ? words.badName : words.notRenamed[refused])
    if (refused === undefined) setOpen(false)
  })
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('name')
    save.run(typeof typed === 'string' ? typed : '')
  }
  return (
    <>
      <p>{words.calledHere(name)}</p>
      {isOpen ? (
        <form className={styles.form} noValidate onSubmit={submit}>
          <Field
            label={words.name}
            hint={words.nameHint}
            error={error}
            name="name"
            defaultValue={name}
            maxLength={100}
            autoComplete="off"
          />
          <ButtonRow>
            <Button type="submit" size="compact" busy={save.isBusy} busyLabel={words.saving}>
              {words.saveName}
            </Button>
            <Button variant="line" size="compact" onClick={() => setOpen(false)}>
              {words.cancel}
            </Button>
          </ButtonRow>
        </form>
      ) : (
        <Button variant="line" size="compact" onClick={() => setOpen(true)}>
          {words.changeName}
        </Button>
      )}
    </>
  )
}
