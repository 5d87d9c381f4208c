import { teachersWords as words } from '#words/teachers'
import styles from './page.module.css'
import { ScreenWords } from './ScreenWords'

interface Step {
  /** The minute of a lesson in which the step begins. */
  readonly minute?: number
  readonly title: string
  readonly text: string
}

/** Numbered steps, like entries of a ledger. The minute is in the column of the figures. */
export function Steps({ steps }: { readonly steps: readonly Step[] }) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ minute, title, text }) => (
        <li key={title} className={minute === undefined ? undefined : styles.timed}>
          {minute === undefined ? null : <p className={`num ${styles.minute}`}>{words.minute(minute)}</p>}
          <div>
            <h3>{title}</h3>
            <p>
              <ScreenWords>{text}</ScreenWords>
            </p>
          </div>
        </li>
      ))}
    </ol>
  )
}
