import { practiceWords as words } from '#words/practice'
import styles from './Practice.module.css'

interface WorkedStepsProps {
  readonly steps: readonly string[]
  /** The number of steps to show, from the first. */
  readonly shown: number
}

/** The steps of the solution that are shown. */
export function WorkedSteps({ steps, shown }: WorkedStepsProps) {
  return (
    <div className={styles.steps}>
      <h3>{words.steps}</h3>
      {shown === 0 ? null : (
        <ol>
          {steps.slice(0, shown).map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      )}
      {shown < steps.length ? <p>{words.stepsShown(shown, steps.length)}</p> : null}
    </div>
  )
}
