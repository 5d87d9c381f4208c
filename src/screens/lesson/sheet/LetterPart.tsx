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
  const name = part.title ?? (part.style === 'script' ? words.script : words.letter)
  const className = part.style === 'script' ? styles.script : styles.letter
  const rest = { parts, form }
  if (!part.beside) return <Letter text={part.text} name={name} className={className} {...rest} />
  return (
    <>
      <Letter text={part.text} name={name} className={className} {...rest} />
      <p>{words.beside}</p>
      <Letter text={part.beside} name={words.beside} className={styles.script} {...rest} />
    </>
  )
}

interface LetterProps extends Pick<LetterPartProps, 'parts' | 'form'> {
  readonly text: string
  readonly name: string
  readonly className: string | undefined
}

function Letter({ text: marked, name, className, parts, form }: LetterProps) {
  const { text: letter, lang, isOld } = readMark(marked)
  return (
    <div lang={lang} dir={lang && 'ltr'} className={className} role="group" aria-label={name}>
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
