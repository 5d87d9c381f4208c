import { pinWords as words } from '#words/pin'
import { Icon } from '../../ui/Icon'
import styles from './PinPad.module.css'

const ROWS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'] as const

interface PinPadProps {
  /** The number of digits entered. */
  readonly count: number
  readonly onDigit: (digit: string) => void
  readonly onBack: () => void
}

/** Ten large keys for learners who do not type. The entered digits are never shown or announced, only their count. */
export function PinPad({ count, onDigit, onBack }: PinPadProps) {
  return (
    // Keys for digits have the same places in every language.
    <div dir="ltr" className={styles.pad} role="group" aria-label={words.pad}>
      {ROWS.map((digit) => (
        <button key={digit} type="button" className={styles.key} onClick={() => onDigit(digit)}>
          {digit}
        </button>
      ))}
      <button type="button" className={`${styles.key} ${styles.back}`} aria-label={words.takeBack} onClick={onBack}>
        <Icon name="backspace" />
      </button>
      <p className="sr" role="status">
        {count === 0 ? '' : words.putIn(count)}
      </p>
    </div>
  )
}
