import { longDay } from '#words/ledgerFormat'
import { lessonWords } from '#words/lesson'
import type { FigureInline, Inline } from '../../core/curriculum/blocks'
import { figureAt } from '../../core/curriculum/figureAt'
import { figureSentences } from '../../core/curriculum/figureSentences'
import { formatFigure } from '../../core/curriculum/formatFigure'
import type { Figure } from '../../core/curriculum/parseLists'
import { parseInlines } from '../../core/curriculum/parseText'
import { PhoneText } from '../../ui/PhoneText'

interface NoteTextProps {
  readonly text: string
  readonly figures: readonly Figure[]
  /** The device's date, which decides which value of a figure applies. */
  readonly today: string
}

/** The paragraph of a note, with its figures and phone numbers. */
export function NoteText({ text, figures, today }: NoteTextProps) {
  const inlines = parseInlines(text)
  const sentences = figureSentences(inlines)
  const valueOf = (inline: FigureInline): string => {
    const figure = figures.find(({ id }) => id === inline.id)
    // An unknown figure stays as written, so that the sentence visibly lacks a number.
    if (figure === undefined) return `{{${inline.id}}}`
    const shown = figureAt(figure, sentences.get(inline) ?? '', today)
    const value = formatFigure(shown, lessonWords.locale)
    return shown.through === undefined ? value : `${value} ${lessonWords.throughBeside(longDay(shown.through))}`
  }
  return (
    <p>
      {inlines.map((inline, index) => (
        <Piece key={index} inline={inline} valueOf={valueOf} />
      ))}
    </p>
  )
}

interface PieceProps {
  readonly inline: Inline
  readonly valueOf: (inline: FigureInline) => string
}

function Piece({ inline, valueOf }: PieceProps) {
  switch (inline.kind) {
    case 'text':
    case 'term':
      return <PhoneText>{inline.text}</PhoneText>
    case 'strong':
      return (
        <strong>
          {inline.inlines.map((part, index) => (
            <Piece key={index} inline={part} valueOf={valueOf} />
          ))}
        </strong>
      )
    case 'figure':
      return <span>{valueOf(inline)}</span>
  }
}
