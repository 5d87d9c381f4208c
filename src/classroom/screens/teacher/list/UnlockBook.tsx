import { type FormEvent, useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { classBookWords } from '#words/classBook'
import type { BookRefusal, ClassKey, OpenBook, TaughtClasses } from '../../../ports/TaughtClasses'
import { Button } from '../../../../ui/Button'
import { Field } from '../../../../ui/Field'
import { Fold } from '../../../../ui/Fold'
import { Icon } from '../../../../ui/Icon'
import { LeafRow } from '../../../../ui/Leaf'
import { PageHeading } from '../../../../ui/PageHeading'
import { textLinkClass } from '../../../../ui/textLinkClass'
import { useAction } from '../../../../ui/useAction'
import { classPath } from '../../../../words/links'
import { asksForReload, ReloadPage } from '../../../../session/ReloadPage'
import styles from './MyClasses.module.css'

const words = classBookWords.unlock
const SECOND_MS = 1000

interface UnlockBookProps {
  readonly taught: TaughtClasses
  readonly classKey: ClassKey
  readonly className: string
  readonly onOpen: (book: OpenBook) => void
}

type Refused = Extract<BookRefusal, { readonly kind: 'refused' }>['reason']

/** Asks for the password of a class. After several wrong passwords, it says how long to wait. */
export function UnlockBook({ taught, classKey, className, onOpen }: UnlockBookProps) {
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    if (seconds <= 0) return undefined
    const timer = setTimeout(() => setSeconds(seconds - 1), SECOND_MS)
    return () => clearTimeout(timer)
  }, [seconds])

  const unlock = useAction(async (form: HTMLFormElement): Promise<Refused | undefined> => {
    const password = new FormData(form).get('password')
    const opened = await taught.unlock(classKey, typeof password === 'string' ? password : '')
    if (opened.kind === 'open') {
      onOpen(opened.book)
      return undefined
    }
    if (opened.kind === 'wait') setSeconds(Math.ceil(opened.milliseconds / SECOND_MS))
    form.querySelector('input')?.focus()
    return opened.kind === 'wait' ? undefined : opened.reason
  })
  const refused = unlock.outcome
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    if (seconds <= 0) unlock.run(event.currentTarget)
  }
  const error = seconds > 0 ? words.wait(seconds) : refused === undefined ? undefined : words.refused[refused]
  return (
    <LeafRow>
      <PageHeading pageKey={classKey}>{words.title(className)}</PageHeading>
      <p className={styles.text}>{words.text}</p>
      <form className={styles.form} noValidate onSubmit={submit}>
        <Field label={words.password} name="password" type="password" autoComplete="current-password" error={error} />
        <Button type="submit" busy={unlock.isBusy} busyLabel={words.busy}>
          <Icon name="lock" size="small" /> <span>{words.action}</span>
        </Button>
        {asksForReload(refused) ? <ReloadPage /> : null}
      </form>
      <Fold label={words.lost}>
        {words.lostText.map((text) => (
          <p key={text} className={styles.text}>
            {text}
          </p>
        ))}
      </Fold>
      <p>
        <Link className={textLinkClass} to={classPath()}>
          {classBookWords.back}
        </Link>
      </p>
    </LeafRow>
  )
}
