import { Fragment, type KeyboardEvent, useId, useState } from 'react'
import { Link } from 'react-router-dom'
import { glossaryWords } from '#words/glossary'
import { longDay } from '#words/ledgerFormat'
import { figureInTextWords } from '#words/figureInText'
import type { FigureInline, LessonBlock, Inline, MarkedInline } from '../../core/curriculum/blocks'
import { figureAt } from '../../core/curriculum/figureAt'
import { figureSentences } from '../../core/curriculum/figureSentences'
import { formatFigure } from '../../core/curriculum/formatFigure'
import { OLD_SIGN } from '../../core/curriculum/languageMark'
import type { Figure, GlossaryEntry } from '../../core/curriculum/parseLists'
import { PhoneText } from '../../ui/PhoneText'
import { glossaryPath } from '../../words/links'
import { locale } from '../../words/locale'
import article from './LessonArticle.module.css'
import styles from './LessonText.module.css'

/** The figures and glossary entries that the text refers to. */
export interface References {
  readonly figures: readonly Figure[]
  readonly glossary: readonly GlossaryEntry[]
  /** The device's date, which decides whether a figure is marked as out of date. */
  readonly today: string
}

/** Shown after a text whose wording is old. */
export const oldSign = <span>{OLD_SIGN}</span>

interface BlocksProps {
  readonly blocks: readonly LessonBlock[]
  readonly references: References
}

/** Renders lesson text as elements. The text is data and is never used as HTML. */
export function LessonBlocks({ blocks, references }: BlocksProps) {
  return blocks.map((block, index) => {
    switch (block.kind) {
      case 'paragraph':
        return (
          <p key={index} lang={block.lang} dir={block.lang && 'ltr'}>
            <LessonInlines inlines={block.inlines} references={references} />
            {block.isOld ? oldSign : null}
          </p>
        )
      case 'list': {
        const List = block.ordered ? 'ol' : 'ul'
        return (
          <List key={index} className={article.list} lang={block.lang} dir={block.lang && 'ltr'}>
            {block.items.map((item, itemIndex) => (
              <li key={itemIndex}>
                <LessonInlines inlines={item} references={references} />
                {block.isOld && itemIndex === block.items.length - 1 ? oldSign : null}
              </li>
            ))}
          </List>
        )
      }
    }
  })
}

interface InlinesProps {
  readonly inlines: readonly (Inline | MarkedInline)[]
  readonly references: References
  /** Whether this is a table cell, which has only numbers, like a formula. */
  readonly isCell?: boolean
}

export function LessonInlines({ inlines, references, isCell = false }: InlinesProps) {
  const sentences = isCell ? undefined : figureSentences(inlines)
  return <Inlines inlines={inlines} references={references} sentences={sentences} />
}

interface ReadInlinesProps {
  readonly inlines: readonly (Inline | MarkedInline)[]
  readonly references: References
  /** The sentence around each figure, or undefined in a table. */
  readonly sentences: ReadonlyMap<FigureInline, string> | undefined
}

function Inlines({ inlines, references, sentences }: ReadInlinesProps) {
  return inlines.map((inline, index) => {
    switch (inline.kind) {
      case 'text':
        return <PhoneText key={index}>{inline.text}</PhoneText>
      case 'marked':
        return (
          <span key={index} lang={inline.lang} dir={inline.lang && 'ltr'}>
            <Inlines inlines={inline.inlines} references={references} sentences={sentences} />
            {inline.isOld ? oldSign : null}
          </span>
        )
      case 'strong':
        return (
          <strong key={index}>
            <Inlines inlines={inline.inlines} references={references} sentences={sentences} />
          </strong>
        )
      case 'figure': {
        const figure = references.figures.find((candidate) => candidate.id === inline.id)
        // An unknown figure stays as written, so that readers see that a number is missing.
        if (figure === undefined) return <span key={index}>{`{{${inline.id}}}`}</span>
        const shown = sentences ? figureAt(figure, sentences.get(inline) ?? '', references.today) : figure
        const through = 'through' in shown ? shown.through : undefined
        return (
          <Fragment key={index}>
            <span className={article.figure}>{formatFigure(shown, locale)}</span>
            {through === undefined ? null : (
              <small className={article.stale}>{` ${figureInTextWords.throughBeside(longDay(through))}`}</small>
            )}
          </Fragment>
        )
      }
      case 'term': {
        const entry = references.glossary.find((candidate) => candidate.id === inline.id)
        if (entry === undefined) return <span key={index}>{inline.text}</span>
        return (
          <GlossaryTerm key={index} id={entry.id} text={inline.text} term={entry.term} definition={entry.definition} />
        )
      }
    }
  })
}

interface GlossaryTermProps {
  /** The id of the glossary entry. */
  readonly id: string
  /** The word as written in the text. */
  readonly text: string
  readonly term: string
  readonly definition: string
}

/** A glossary word. Its definition opens below the line with the word, and is next in the reading order. */
function GlossaryTerm({ id, text, term, definition }: GlossaryTermProps) {
  const [isOpen, setOpen] = useState(false)
  const sheetId = useId()

  const closeOnEscape = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !isOpen) return
    event.stopPropagation()
    setOpen(false)
  }

  return (
    <>
      <button
        type="button"
        className={styles.term}
        aria-expanded={isOpen}
        aria-controls={isOpen ? sheetId : undefined}
        onClick={() => setOpen(!isOpen)}
        onKeyDown={closeOnEscape}
      >
        {text}
      </button>
      {/* A line may break after a button. The word joiner keeps a following comma on the same line. */}
      {'\u2060'}
      {isOpen && (
        <span id={sheetId} className={styles.sheet} role="note">
          <b>{term}</b> <PhoneText>{definition}</PhoneText>{' '}
          <Link className={styles.more} to={glossaryPath(id)}>
            {glossaryWords.seeInGlossary}
          </Link>
        </span>
      )}
    </>
  )
}
