import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { toolsWords as words } from '#words/tools'
import { findLesson } from '../../../curriculum/findLesson'
import { LeafRow } from '../../../ui/Leaf'
import { textLinkClass } from '../../../ui/textLinkClass'
import { lessonPath } from '../../../words/paths'
import { useManifest } from '../../session/useRead'
import type { ToolText } from '../defineTool'
import type { ToolResult } from '../toolResult'
import { ToolLedger } from './ToolLedger'
import styles from './ToolResult.module.css'

interface BehindPartProps {
  readonly text: ToolText
  readonly result: ToolResult | undefined
}

/** The numbers, the formula, what it leaves out, and where to read more. */
export function BehindPart({ text, result }: BehindPartProps) {
  const manifest = useManifest()?.value
  const { moduleId, lessonId } = text.lesson
  const lesson = manifest && findLesson(manifest, moduleId, lessonId)?.lesson
  const { behind, schedule } = result ?? {}
  return (
    <>
      <LeafRow className={styles.behind}>
        {behind === undefined ? null : (
          <Disclosure summary={words.numbersBehind}>{() => <ToolLedger table={behind} />}</Disclosure>
        )}
        {schedule === undefined ? null : (
          <Disclosure summary={schedule.title} isPrinted={false}>
            {() => <ToolLedger table={schedule.table()} />}
          </Disclosure>
        )}
        <Disclosure summary={words.howFigured}>
          {() => (
            <div className={styles.formula}>
              {text.formula.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          )}
        </Disclosure>
      </LeafRow>
      <LeafRow className={styles.leaving} folio={<h2 className={styles.title}>{words.leftOut}</h2>}>
        <ul className={styles.leftOut}>
          {text.leftOut.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
        <p className={styles.estimate}>{words.estimate}</p>
        {lesson ? (
          <p className="noPrint">
            {words.lesson}:{' '}
            <Link className={textLinkClass} to={lessonPath(moduleId, lessonId)}>
              {lesson.title}
            </Link>
          </p>
        ) : null}
      </LeafRow>
    </>
  )
}

interface DisclosureProps {
  readonly summary: string
  /** Paper cannot be opened: this part is printed although it is folded. */
  readonly isPrinted?: boolean
  /** Rendered once it is open. */
  readonly children: () => ReactNode
}

function Disclosure({ summary, isPrinted = true, children }: DisclosureProps) {
  const element = useRef<HTMLDetailsElement>(null)
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    if (!isPrinted) return undefined
    let wasFolded = false
    const unfold = (): void => {
      wasFolded = element.current?.open === false
      if (element.current !== null) element.current.open = true
    }
    const fold = (): void => {
      if (wasFolded && element.current !== null) element.current.open = false
    }
    window.addEventListener('beforeprint', unfold)
    window.addEventListener('afterprint', fold)
    return () => {
      window.removeEventListener('beforeprint', unfold)
      window.removeEventListener('afterprint', fold)
    }
  }, [isPrinted])
  return (
    <details ref={element} className={styles.disclosure} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{summary}</summary>
      {/* What is printed must be there before the printing begins. */}
      {isOpen || isPrinted ? children() : null}
    </details>
  )
}
