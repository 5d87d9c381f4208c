import { type FormEvent, useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { classBookWords } from '#words/classBook'
import type { BookRefusal, ClassKey, OpenBook, TaughtClasses } from '../../../ports/TaughtClasses'
import { Button } from '../../../../ui/Button'
import { Field } from '../../../../ui/Field'
import { Icon } from '../../../../ui/Icon'
import { LeafRow } from '../../../../ui/Leaf'
import { PageHeading } from '../../../../ui/PageHeading'
import { textLinkClass } from '../../../../ui/textLinkClass'
import { classPath } from '../../../../words/paths'
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

/** Asks for the password of a class. After several wrong ones it says how long to wait. */
export function UnlockBook({ taught, classKey, className, onOpen }: UnlockBookProps) {
  const [isBusy, setBusy] = useState(false)
  const [refused, setRefused] = useState<Refused>()
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    if (seconds <= 0) return undefined
    const timer = setTimeout(() => setSeconds(seconds - 1), SECOND_MS)
    return () => clearTimeout(timer)
  }, [seconds])

  const unlock = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    const form = event.currentTarget
    if (isBusy || seconds > 0) return
    const password = new FormData(form).get('password')
    setBusy(true)
    setRefused(undefined)
    const opened = await taught.unlock(classKey, typeof password === 'string' ? password : '')
    if (opened.kind === 'open') {
      onOpen(opened.book)
      return
    }
    setBusy(false)
    if (opened.kind === 'wait') setSeconds(Math.ceil(opened.milliseconds / SECOND_MS))
    else setRefused(opened.reason)
    form.querySelector('input')?.focus()
  }
  const error = seconds > 0 ? words.wait(seconds) : refused === undefined ? undefined : words.refused[refused]
  return (
    <LeafRow>
      <PageHeading pageKey={classKey}>{words.title(className)}</PageHeading>
      <p className={styles.text}>{words.text}</p>
      <form className={styles.form} noValidate onSubmit={(event) => void unlock(event)}>
        <Field label={words.password} name="password" type="password" autoComplete="current-password" error={error} />
        <Button type="submit" busy={isBusy} busyLabel={words.busy}>
          <Icon name="lock" size="small" /> <span>{words.action}</span>
        </Button>
      </form>
      <p>
        <Link className={textLinkClass} to={classPath()}>
          {classBookWords.back}
        </Link>
      </p>
    </LeafRow>
  )
}
