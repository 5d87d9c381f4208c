import { type ComponentProps, type FormEvent, useState } from 'react'
import { contactWords as words } from '#words/contact'
import { Block } from '../../ui/Block'
import { Button } from '../../ui/Button'
import { Chip } from '../../ui/Chip'
import { Field } from '../../ui/Field'
import type { Elements } from '../../ui/Elements'
import type { ContactFormProps } from '../PageProps'
import {
  checkContact,
  type ContactFieldName,
  contactFieldNames,
  type ContactFields,
  contactLimits,
  mailtoAddress,
  problemText,
} from './contactFields'
import { Row } from '../../ui/Row'
import { Text } from '../../ui/Text'
import styles from './ContactForm.module.css'
import field from '../../ui/Field.module.css'
import { Icon } from '../../ui/Icon'

interface ContactFormParts extends ContactFormProps {
  readonly isOnline: boolean
  readonly onMail: (address: string) => void
  /** A control that copies the email address. */
  readonly copyAddress: Elements
}

type Status = 'writing' | 'refused' | 'opened'

/**
 * Opens the mail program. The page sends and saves nothing. The text is read from the fields themselves, so text typed
 * before this script loaded is included.
 */
export function ContactForm({ email, isOnline, onMail, copyAddress }: ContactFormParts) {
  const [status, setStatus] = useState<Status>('writing')
  const [typed, setTyped] = useState<ContactFields>({ name: '', subject: '', message: '' })

  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const form = event.currentTarget
    const written = typedInto(form)
    setTyped(written)
    const checked = checkContact(written)
    if (checked.kind === 'valid') {
      setStatus('opened')
      onMail(mailtoAddress(email, checked.fields))
      return
    }
    setStatus('refused')
    const first = contactFieldNames.find((name) => checked.problems[name] !== undefined)
    if (first !== undefined) form.querySelector<HTMLElement>(`#contact-${first}`)?.focus()
  }
  // After a failed submit, each field shows whether it is valid now.
  const checked = checkContact(typed)
  const errorOf = (field: ContactFieldName): string | undefined => {
    const problem = status === 'refused' && checked.kind === 'invalid' ? checked.problems[field] : undefined
    return problem === undefined ? undefined : problemText(problem, typed)
  }

  return (
    <form
      className={styles.form}
      // Until React responds, the browser would load the page again without the typed text. This method does nothing.
      method="dialog"
      noValidate
      onSubmit={onSubmit}
      onInput={(event) => setTyped(typedInto(event.currentTarget))}
    >
      <Field id="contact-name" label={words.name} autoComplete="name" error={errorOf('name')} />
      <Field id="contact-subject" label={words.subject} error={errorOf('subject')} />
      <MessageField
        id="contact-message"
        label={words.message}
        hint={words.messageHint(contactLimits.message)}
        error={errorOf('message')}
      />
      <Button type="submit">{words.send}</Button>
      <Text width={34} before={3} after={0} tone="quiet" size="small">
        {words.whatHappens}
      </Text>
      <div role="status">
        {status === 'opened' ? (
          <div className={styles.opened}>
            <p>{words.opened}</p>
            <Row as="p" gap={3} align="center" isBold className={styles.address}>
              <a href={checked.kind === 'valid' ? mailtoAddress(email, checked.fields) : `mailto:${email}`}>{email}</a>
              {isOnline ? copyAddress : null}
            </Row>
          </div>
        ) : null}
      </div>
      {isOnline ? null : (
        <Block before={5} className={styles.offline} role="status">
          <Chip kind="offline">{words.offline}</Chip>
          <p>{words.offlineText}</p>
          <Row as="p" gap={3} align="center" isBold className={styles.address}>
            <span>{email}</span> {copyAddress}
          </Row>
        </Block>
      )}
    </form>
  )
}

/** The fields have no names, so if the browser submits the form natively, nothing appears in the address. */
function typedInto(form: HTMLFormElement): ContactFields {
  const text = (name: ContactFieldName): string => {
    const field = form.elements.namedItem(`contact-${name}`)
    return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.value : ''
  }
  return { name: text('name'), subject: text('subject'), message: text('message') }
}

interface MessageFieldProps extends ComponentProps<'textarea'> {
  readonly id: string
  readonly label: string
  readonly hint: string
  /** One sentence that says how to fix the value. If present, the field is not valid. */
  readonly error: string | undefined
}

/** A multi-line field that looks like the other fields. */
function MessageField({ id, label, hint, error, ...area }: MessageFieldProps) {
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  return (
    <div className={field.field}>
      <label htmlFor={id}>{label}</label>
      <p className={field.hint} id={hintId}>
        {hint}
      </p>
      <textarea
        {...area}
        id={id}
        rows={7}
        className={`${field.input} ${styles.message}`}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={error === undefined ? hintId : `${hintId} ${errorId}`}
      />
      {error === undefined ? null : (
        <p className={field.error} id={errorId}>
          <Icon name="warning" />
          <span>{error}</span>
        </p>
      )}
    </div>
  )
}
