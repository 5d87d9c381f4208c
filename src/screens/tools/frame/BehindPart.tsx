import { useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { toolsWords as words } from '#words/tools'
import { findLesson } from '../../../core/curriculum/findLesson'
import { Block } from '../../../ui/Block'
import { LeafRow } from '../../../ui/Leaf'
import { Text } from '../../../ui/Text'
import { textLinkClass } from '../../../ui/textLinkClass'
import { useOpenInPrint } from '../../../ui/useOpenInPrint'
import { lessonPath } from '../../../words/links'
import { useManifest } from '../../../session/useRead'
import { useToday } from '../../../session/useToday'
import type { ToolText } from '../defineTool'
import type { ToolResult } from '../toolResult'
import type { HeadingLevel } from './ToolFields'
import { ToolLedger } from './ToolLedger'
import styles from './ToolResult.module.css'
import type { Elements } from '../../../ui/Elements'

interface BehindPartProps {
  readonly text: ToolText
  readonly result: ToolResult | undefined
  readonly level?: HeadingLevel
  /** A link to the lesson that explains it, unless it is inside that lesson. */
  readonly children?: Elements
}

/** The details behind the result: its numbers, the formula, and the limits of the formula. */
export function BehindPart({ text, result, level = 2, children }: BehindPartProps) {
  const Heading = `h${level}` as const
  const { behind, schedule } = result ?? {}
  const now = useToday().slice(0, 4)
  return (
    <>
      <LeafRow className={styles.behind}>
        {text.ratesOf !== undefined && Number(now) > text.ratesOf ? (
          <Text width={40} isBold>
            {words.olderRates(String(text.ratesOf), now)}
          </Text>
        ) : null}
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
      <LeafRow className={styles.leaving} marginNote={<Heading className={styles.title}>{words.leftOut}</Heading>}>
        <Block as="ul" width={40} after={4} className={styles.leftOut}>
          {text.leftOut.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </Block>
        <Text width={40} isBold>
          {words.estimate}
        </Text>
        {children}
      </LeafRow>
    </>
  )
}

/** A link to the lesson that explains the calculator, once the lesson is known. */
export function LessonBehind({ text }: Pick<BehindPartProps, 'text'>) {
  const manifest = useManifest()?.value
  const { moduleId, lessonId } = text.lesson
  const lesson = manifest && findLesson(manifest, moduleId, lessonId)?.lesson
  return lesson === undefined ? null : (
    <p className="noPrint">
      {words.lesson}:{' '}
      <Link className={textLinkClass} to={lessonPath(moduleId, lessonId)}>
        {lesson.title}
      </Link>
    </p>
  )
}

interface DisclosureProps {
  readonly summary: string
  /** Whether this part is printed even when it is folded, because it cannot be opened on paper. */
  readonly isPrinted?: boolean
  /** Renders the content once it is open. */
  readonly children: () => Elements
}

function Disclosure({ summary, isPrinted = true, children }: DisclosureProps) {
  const element = useRef<HTMLDetailsElement>(null)
  const [isOpen, setOpen] = useState(false)
  useOpenInPrint(element, isPrinted)
  return (
    <details ref={element} className={styles.disclosure} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{summary}</summary>
      {/* The content must be in the page before printing starts. */}
      {isOpen || isPrinted ? children() : null}
    </details>
  )
}
