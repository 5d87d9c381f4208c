import { longDay } from '#words/ledgerFormat'
import { figureInTextWords } from '#words/figureInText'
import type { Inline } from '../../core/curriculum/blocks'
import { figureAt } from '../../core/curriculum/figureAt'
import { figureSentences } from '../../core/curriculum/figureSentences'
import { formatFigure } from '../../core/curriculum/formatFigure'
import { OLD_SIGN, readMark } from '../../core/curriculum/languageMark'
import type { Figure } from '../../core/curriculum/parseLists'
import { PhoneText } from '../../ui/PhoneText'
import { locale } from '../../words/locale'

interface NoteTextProps {
  readonly text: string
  readonly figures: readonly Figure[]
  /** The device's date, which decides which value of a figure applies. */
  readonly today: string
}

/** A figure in a note, with its id. */
const FIGURE = /\{\{([\w-]+)\}\}/

/**
 * A note's paragraph, with its figures and phone numbers. Notes have no other markup, so the lesson parser is not
 * needed. If it were used, every learner screen would load that parser.
 */
export function NoteText({ text, figures, today }: NoteTextProps) {
  const { text: bare, lang, isOld } = readMark(text)
  const inlines = bare
    .split(FIGURE)
    .map(
      (part, index) => (index % 2 === 0 ? { kind: 'text', text: part } : { kind: 'figure', id: part }) satisfies Inline,
    )
  const sentences = figureSentences(inlines)
  return (
    <p lang={lang} dir={lang && 'ltr'}>
      {inlines.map((inline, index) => {
        if (inline.kind === 'text') return <PhoneText key={index}>{inline.text}</PhoneText>
        const figure = figures.find(({ id }) => id === inline.id)
        // An unknown figure stays as written, so that readers see that a number is missing.
        if (figure === undefined) return <span key={index}>{`{{${inline.id}}}`}</span>
        const shown = figureAt(figure, sentences.get(inline) ?? '', today)
        const value = formatFigure(shown, locale)
        const through = shown.through === undefined ? '' : ` ${figureInTextWords.throughBeside(longDay(shown.through))}`
        return <span key={index}>{value + through}</span>
      })}
      {isOld ? <span>{OLD_SIGN}</span> : null}
    </p>
  )
}
