import { sheetWords as words } from '#words/sheets'
import { OLD_SIGN, readMark } from '../../../core/curriculum/languageMark'
import type { PartOf, SheetPart } from './sheetFields'
import { letterPieces } from './sheetText'
import styles from './SheetLetter.module.css'
import type { SheetForm } from './useSheet'

interface LetterPartProps {
  readonly part: PartOf<'letter'>
  readonly parts: readonly SheetPart[]
  readonly form: Pick<SheetForm, 'textOf'>
}

/**
 * A letter or script that contains the entries from the parts above. A missing entry is shown as a blank with the
 * entry's name.
 */
export function LetterPart({ part, parts, form }: LetterPartProps) {
  const { text: letter, lang, isOld } = readMark(part.text)
  return (
    <div
      lang={lang}
      dir={lang && 'ltr'}
      className={part.style === 'script' ? styles.script : styles.letter}
      role="group"
      aria-label={part.title ?? (part.style === 'script' ? words.script : words.letter)}
    >
      {letterPieces(letter, parts, form.textOf).map(({ kind, text }, index) =>
        kind === 'text' ? (
          <span key={index}>{text}</span>
        ) : (
          <span key={index} className={kind === 'blank' ? styles.blank : styles.filled}>
            {text}
          </span>
        ),
      )}
      {isOld ? <span>{OLD_SIGN}</span> : null}
    </div>
  )
}
