import styles from './Ring.module.css'

interface RingProps {
  /** 0 to 100. It is shown as a whole number. */
  readonly percent: number
  /** The value in words, for example `18 percent of the course`. */
  readonly label: string
}

const radius = 44
const around = 2 * Math.PI * radius

export function Ring({ percent, label }: RingProps) {
  const shown = Math.min(100, Math.max(0, percent))
  return (
    <svg className={styles.ring} viewBox="0 0 104 104" role="img" aria-label={label}>
      <circle className={styles.track} cx="52" cy="52" r={radius} />
      {shown === 0 ? null : (
        <circle
          className={styles.value}
          cx="52"
          cy="52"
          r={radius}
          strokeDasharray={`${((around * shown) / 100).toFixed(1)} ${around.toFixed(1)}`}
          transform="rotate(-90 52 52)"
        />
      )}
      <circle className={styles.border} cx="52" cy="52" r="48.7" />
      <circle className={styles.border} cx="52" cy="52" r="39.3" />
      <text x="52" y={shown === 100 ? 59 : 61} className={shown === 100 ? styles.full : undefined}>
        {`${Math.floor(shown)}%`}
      </text>
    </svg>
  )
}
