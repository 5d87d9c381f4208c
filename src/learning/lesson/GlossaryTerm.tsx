import { type KeyboardEvent, useId, useState } from 'react'
import { Link } from 'react-router-dom'
import { glossaryWords as words } from '#words/glossary'
import { glossaryPath } from '../../words/paths'
import styles from './GlossaryTerm.module.css'

interface GlossaryTermProps {
  /** Of the glossary entry. */
  readonly id: string
  /** As written in the text. */
  readonly text: string
  readonly term: string
  readonly definition: string
}

/** A word that explains itself: the definition opens under the line that holds the word, and is the next thing read. */
export function GlossaryTerm({ id, text, term, definition }: GlossaryTermProps) {
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
      {/* A button is one piece to the line breaker: without this the comma after it could begin a line. */}
      {'\u2060'}
      {isOpen && (
        <span id={sheetId} className={styles.sheet} role="note">
          <b>{term}</b> {definition}{' '}
          <Link className={styles.more} to={glossaryPath(id)}>
            {words.seeInGlossary}
          </Link>
        </span>
      )}
    </>
  )
}
