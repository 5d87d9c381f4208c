import { type FormEvent, useState } from 'react'
import { classBookWords } from '#words/classBook'
import { openingClassWords } from '#words/openingClass'
import { weakPasswordWords } from '#words/weakPassword'
import type { NewClass, OpenBook, TaughtClasses } from '../../../ports/TaughtClasses'
import { isPlainName } from '../../../../core/progress/plainName'
import { Button } from '../../../../ui/Button'
import type { Elements } from '../../../../ui/Elements'
import { Field } from '../../../../ui/Field'
import { Text } from '../../../../ui/Text'
import { asksForReload, ReloadPage } from '../../../../session/ReloadPage'
import styles from './MyClasses.module.css'

const words = openingClassWords.opening

interface NewClassFormProps {
  readonly create: TaughtClasses['create']
  readonly onOpen: (book: OpenBook) => void
  /** The names to start with, and the parts that the new class copies from an earlier one. */
  readonly from?: Omit<NewClass, 'password'>
  /** The text above the fields. */
  readonly children: Elements
  /** The text between the fields and the button. */
  readonly after?: Elements
}

interface Faults {
  readonly className?: string
  readonly teacherName?: string
  readonly password?: string
  /** An error that belongs to no field. */
  readonly all?: string
  readonly needsReload?: boolean
}

/** Creates a class with two names and a password. A class that cannot be created is explained beside its field. */
export function NewClassForm({ create, onOpen, from, children, after }: NewClassFormProps) {
  const [isBusy, setBusy] = useState(false)
  const [faults, setFaults] = useState<Faults>({})
  /** Shows the errors, and focuses the first field that has one. */
  const shows = (form: HTMLFormElement, found: Faults): boolean => {
    setFaults(found)
    const first = Object.keys(found)[0]
    if (first !== undefined) form.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus()
    return first !== undefined
  }
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    const form = event.currentTarget
    if (isBusy) return
    const data = new FormData(form)
    const [className, teacherName] = [textOf(data, 'className').trim(), textOf(data, 'teacherName').trim()]
    const password = textOf(data, 'password')
    const found = {
      ...(!isPlainName(className) && { className: words.badName }),
      ...(!isPlainName(teacherName) && { teacherName: words.badName }),
    }
    if (shows(form, found)) return
    setBusy(true)
    const opened = await create({ ...from, className, teacherName, password })
    if (opened.kind === 'open') {
      // The form stays busy, because a second press would create a second class.
      onOpen(opened.book)
      return
    }
    setBusy(false)
    shows(form, faultsOf(opened))
  }
  return (
    <form className={styles.form} noValidate aria-label={words.action} onSubmit={(event) => void submit(event)}>
      {children}
      <Field
        label={words.name}
        hint={words.nameHint}
        name="className"
        maxLength={100}
        autoComplete="off"
        defaultValue={from?.className}
        error={faults.className}
      />
      <Field
        label={words.teacher}
        hint={words.teacherHint}
        name="teacherName"
        maxLength={100}
        autoComplete="name"
        defaultValue={from?.teacherName}
        error={faults.teacherName}
      />
      <Field
        label={words.password}
        hint={words.passwordHint}
        name="password"
        type="password"
        autoComplete="new-password"
        error={faults.password}
      />
      {after}
      <Button type="submit" variant="line" busy={isBusy} busyLabel={words.busy}>
        {words.action}
      </Button>
      <Text tone="failed" isBold role="alert">
        {faults.all}
      </Text>
      {faults.needsReload === true ? <ReloadPage /> : null}
    </form>
  )
}

function textOf(data: FormData, name: string): string {
  const value = data.get(name)
  return typeof value === 'string' ? value : ''
}

type Answer = Exclude<Awaited<ReturnType<TaughtClasses['create']>>, { readonly kind: 'open' }>

function faultsOf(answer: Answer): Faults {
  if (answer.kind === 'wait') return { all: classBookWords.unlock.wait(Math.ceil(answer.milliseconds / 1000)) }
  if (answer.kind === 'weak-password') return { password: weakPasswordWords[answer.fault] }
  switch (answer.reason) {
    case 'bad-name':
      return { className: words.badName }
    case 'same-name':
      return { className: words.sameName }
    case 'no-crypto':
      return { all: words.noCrypto }
    case 'quota':
    case 'outdated':
    case 'private-mode':
    case 'connection':
      return { all: words.failed(answer.reason), needsReload: asksForReload(answer.reason) }
    case 'wrong-password':
    case 'not-here':
    case 'damaged':
    case 'replaced':
      return { all: classBookWords.unlock.refused[answer.reason] }
  }
}
