import styles from './Patch.module.css'

interface PatchProps {
  readonly done: number
  readonly all: number
  readonly isQuizPassed: boolean
  readonly isStuck: boolean
  readonly isOpen?: boolean
}

/**
 * A patch of the class’s quilt, hidden from screen readers. It fills from the bottom. A double line marks a passed
 * quiz, and a corner marks a learner who is stuck.
 */
export function Patch({ done, all, isQuizPassed, isStuck, isOpen = false }: PatchProps) {
  const level = done === 0 ? styles.empty : done >= all ? styles.full : styles.begun
  const share = all === 0 ? 0 : Math.round((Math.min(done, all) / all) * 100)
  return (
    <span
      className={`${styles.patch} ${level} ${isStuck ? styles.stuck : ''} ${isOpen ? styles.open : ''}`}
      aria-hidden="true"
    >
      {done === 0 ? null : (
        <svg viewBox="0 0 10 100" preserveAspectRatio="none" focusable="false">
          <path d={`M0 100h10v${-share}H0z`} />
        </svg>
      )}
      <b className={isQuizPassed ? styles.quiz : undefined}>{done === 0 ? '·' : done}</b>
    </span>
  )
}
