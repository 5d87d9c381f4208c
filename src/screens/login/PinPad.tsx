import { pinWords as words } from '#words/pin'
import { Icon } from '../../ui/Icon'
import styles from './PinPad.module.css'

const ROWS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'] as const

interface PinPadProps {
  /** How many digits are put in. */
  readonly count: number
  readonly onDigit: (digit: string) => void
  readonly onBack: () => void
}

/** Ten keys as large as a finger, for who does not type. What was pressed is never shown or said, only how often. */
export function PinPad({ count, onDigit, onBack }: PinPadProps) {
  return (
    <div className={styles.pad} role="group" aria-label={words.pad}>
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
