import styles from './Spinner.module.css'

interface SpinnerProps {
  /** 16, 24 or 40 px. */
  readonly size?: 'small' | 'medium' | 'large'
  /** Shown as text when motion is reduced, and read by screen readers. Leave it out if the same word is next to it. */
  readonly label?: string
}

const strokes = ['M4 5v22', 'M11 5v22', 'M18 5v22', 'M25 5v22', 'M-1 24L30 8'] as const

/** Five tally strokes, drawn one after another. */
export function Spinner({ size = 'medium', label }: SpinnerProps) {
  return (
    <span className={`${styles.spinner} ${styles[size]}`}>
      <svg viewBox="-2 0 32 32" aria-hidden="true" focusable="false">
        {strokes.map((stroke) => (
          <path key={stroke} d={stroke} pathLength="1" />
        ))}
      </svg>
      {label === undefined ? null : <span className={styles.word}>{label}</span>}
    </span>
  )
}
