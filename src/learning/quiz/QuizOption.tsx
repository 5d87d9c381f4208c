import styles from './QuizOption.module.css'

interface QuizOptionProps {
  /** The same for all options of one question. */
  readonly group: string
  readonly letter: string
  readonly text: string
  readonly isChosen: boolean
  readonly onChoose: () => void
}

/** A native radio button as wide as the page; the letter is a key to press, and silent. */
export function QuizOption({ group, letter, text, isChosen, onChoose }: QuizOptionProps) {
  return (
    <label className={styles.option}>
      <input type="radio" name={group} checked={isChosen} onChange={onChoose} />
      <span className={styles.letter} aria-hidden="true">
        {letter}
      </span>
      <span className={styles.text}>{text}</span>
    </label>
  )
}
