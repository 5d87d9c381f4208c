import type { LessonPart } from './prepareLesson'
import { LessonInlines, type References } from './LessonText'
import styles from './PracticalSteps.module.css'

interface PracticalStepsProps {
  readonly part: Extract<LessonPart, { kind: 'steps' }>
  readonly references: References
  /** Indexes of the steps that are ticked off. */
  readonly stepsDone: readonly number[]
  readonly onStep: (index: number, isDone: boolean) => void
  /** Why the last tick was not kept, as a sentence. */
  readonly failure: string | undefined
}

/** Things to do away from the screen. Ticking one off is for the learner alone: it earns nothing. */
export function PracticalSteps({ part, references, stepsDone, onStep, failure }: PracticalStepsProps) {
  return (
    <section aria-labelledby={part.id}>
      <h2 id={part.id} tabIndex={-1}>
        {part.title}
      </h2>
      <ol className={styles.steps}>
        {part.steps.map((step, index) => (
          <li key={index}>
            <label>
              <input
                type="checkbox"
                checked={stepsDone.includes(index)}
                onChange={(event) => onStep(index, event.target.checked)}
              />
              <span>
                {step.title !== '' && <b>{step.title} </b>}
                <LessonInlines inlines={step.inlines} references={references} />
              </span>
            </label>
          </li>
        ))}
      </ol>
      {failure !== undefined && (
        <p className={styles.error} role="alert">
          {failure}
        </p>
      )}
    </section>
  )
}
