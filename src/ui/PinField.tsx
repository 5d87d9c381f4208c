import { type KeyboardEvent, type ReactNode, useId } from 'react'
import field from './Field.module.css'
import { Icon } from './Icon'
import styles from './PinField.module.css'

const KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'] as const
const DIGITS = 4
/** Screen readers pass the keys on to an application, and don't say them as in a text field. */
const TAKES_KEYS = { tabIndex: 0 } as const

interface PinFieldProps {
  readonly label: ReactNode
  /** The name in `data-name`, which `useErrorFocus` looks for. */
  readonly name: string
  readonly digits: string
  /** @param isFull whether a key of the pad entered the last digit */
  readonly onDigits: (digits: string, isFull: boolean) => void
  readonly words: { readonly pad: string; readonly takeBack: string; readonly putIn: (count: number) => string }
  /** Whether the pad is shown. Only one of several fields has it. */
  readonly hasPad?: boolean
  readonly onFocus?: () => void
  readonly error?: string | undefined
  readonly ref?: (box: HTMLElement | null) => void
}

/**
 * A place for the four digits of a PIN, with large keys for learners who don't type. It is no input, because a browser
 * saves a password and fills it in for the next person, and a screen reader says what is typed into a text field. No
 * element of the page contains the digits, only their count.
 */
export function PinField(props: PinFieldProps) {
  const { label, name, digits, onDigits, words, hasPad = true, onFocus, error, ref } = props
  const id = useId()
  const count = digits.length
  const said = count === 0 ? '' : words.putIn(count)
  const back = (): void => onDigits(digits.slice(0, -1), false)
  const add = (digit: string, isByPad: boolean): void => {
    if (count < DIGITS) onDigits(digits + digit, isByPad && count + 1 === DIGITS)
  }
  const press = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (/^\d$/.test(event.key)) add(event.key, false)
    else if (event.key === 'Backspace') back()
    // `requestSubmit` is not used, because Safari supports it only from version 16.
    else if (event.key === 'Enter') {
      const form = event.currentTarget.closest('form')
      form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
    } else return
    event.preventDefault()
  }
  return (
    <div className={field.field}>
      <p id={`${id}-label`} className={styles.label}>
        {label}
      </p>
      <div
        {...TAKES_KEYS}
        role="application"
        ref={ref}
        dir="ltr"
        className={`${field.input} ${styles.box}`}
        data-name={name}
        aria-labelledby={`${id}-label`}
        aria-describedby={error === undefined ? `${id}-count` : `${id}-count ${id}-error`}
        aria-invalid={error === undefined ? undefined : true}
        onFocus={onFocus}
        onKeyDown={press}
      >
        <span aria-hidden="true">{'●'.repeat(count).padEnd(DIGITS, '○')}</span>
      </div>
      <p id={`${id}-count`} className="sr" role="status">
        {said}
      </p>
      {error === undefined ? null : (
        <p className={field.error} id={`${id}-error`}>
          <Icon name="warning" size="small" />
          <span>{error}</span>
        </p>
      )}
      {hasPad ? (
        // Keys for digits have the same places in every language.
        <div dir="ltr" className={styles.pad} role="group" aria-label={words.pad}>
          {KEYS.map((digit) => (
            <button key={digit} type="button" className={styles.key} onClick={() => add(digit, true)}>
              {digit}
            </button>
          ))}
          <button type="button" className={`${styles.key} ${styles.back}`} aria-label={words.takeBack} onClick={back}>
            <Icon name="backspace" />
          </button>
        </div>
      ) : null}
    </div>
  )
}
