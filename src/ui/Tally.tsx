import styles from './Tally.module.css'
import { tallyMarks } from './tallyMarks'

interface TallyProps {
  /** A whole number, not negative. */
  readonly count: number
  /** The value in words, for example `Streak: 6 days, shown as tally marks`. */
  readonly label: string
  /** If true, the last stroke is animated. */
  readonly isLastNew?: boolean
}

const mostDrawn = 30

export function Tally({ count, label, isLastNew = false }: TallyProps) {
  if (count <= 0) return null
  // Above the limit, only the last full group of five and the remaining strokes are drawn. A sign before them shows
  // that there are more.
  const drawn = count > mostDrawn ? (count % 5) + 5 : count
  const { strokes, width } = tallyMarks(drawn)
  return (
    <span className={styles.tally}>
      {count > mostDrawn ? (
        <span className={styles.more} aria-hidden="true">
          …
        </span>
      ) : null}
      <svg viewBox={`-3 0 ${width} 32`} width={`${width / 16}em`} height="2em" role="img" aria-label={label}>
        {strokes.map((stroke, index) => (
          <path
            key={stroke.path}
            d={stroke.path}
            pathLength="1"
            className={`${stroke.isFifth ? styles.fifth : ''} ${isLastNew && index === strokes.length - 1 ? styles.newest : ''}`}
          />
        ))}
      </svg>
    </span>
  )
}
