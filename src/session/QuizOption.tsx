import styles from './QuizOption.module.css'

interface QuizOptionProps {
  /** The same for all options in one question. */
  readonly group: string
  readonly letter: string
  readonly text: string
  readonly isChosen: boolean
  readonly onChoose: () => void
}

/** A native radio button as wide as the page. Its letter is the key to press, and screen readers skip the letter. */
export function QuizOption({ group, letter, text, isChosen, onChoose }: QuizOptionProps) {
  return (
    <label className={styles.option} data-chosen={isChosen ? '' : undefined}>
      <input type="radio" name={group} checked={isChosen} onChange={onChoose} />
      <span className={styles.letter} aria-hidden="true">
        {letter}
      </span>
      <span className={styles.text}>{text}</span>
    </label>
  )
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/**
 * The letter beside an option. The letter is a key to press, never part of the name. Empty for options past the last
 * letter of the alphabet.
 */
export function optionLetter(position: number): string {
  return LETTERS.charAt(position)
}

/** The option that a key chooses, as an index in written order. Undefined if the key doesn't choose an option. */
export function optionForKey(key: string, order: readonly number[]): number | undefined {
  if (key.length !== 1) return undefined
  const position = LETTERS.indexOf(key.toUpperCase())
  return position < 0 ? undefined : order[position]
}
