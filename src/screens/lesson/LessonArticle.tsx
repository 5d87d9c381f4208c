import { memo, type Ref } from 'react'
import { lessonWords as words } from '#words/lesson'
import type { CalloutColor, SectionTable } from '../../core/curriculum/curriculum'
import { parseInlines, parseText } from '../../core/curriculum/parseText'
import { Block } from '../../ui/Block'
import { Callout } from '../../ui/Callout'
import { Fold } from '../../ui/Fold'
import { Ledger } from '../../ui/Ledger'
import { PhoneText } from '../../ui/PhoneText'
import { Text } from '../../ui/Text'
import { ComparisonBars } from './ComparisonBars'
import { DecideQuestion } from './DecideQuestion'
import styles from './LessonArticle.module.css'
import { LessonBlocks, LessonInlines, type References } from './LessonText'
import type { LessonPart, PartGroup, PreparedLesson } from './prepareLesson'
import { LazyInYourState } from './tools/parts'

interface LessonArticleProps extends Omit<GroupProps, 'group'> {
  readonly lesson: PreparedLesson
  /** How many of its groups are on the page, or undefined for all of them. */
  readonly shown?: number
  readonly articleRef: Ref<HTMLElement>
}

interface GroupProps {
  readonly group: PartGroup
  readonly references: References
  readonly stepsDone: readonly number[]
  readonly onStep: (index: number, isDone: boolean) => void
  readonly stepFailure: string | undefined
}

/**
 * The text of a lesson, in the order of its sections (contract, section 4.4). It is memoized, so that earning points does
 * not render it again.
 */
export const LessonArticle = memo(function LessonArticle({ lesson, shown, articleRef, ...props }: LessonArticleProps) {
  return (
    <article ref={articleRef} className={styles.prose}>
      {lesson.groups.slice(0, shown).map((group) => (
        <Group key={idOf(group)} group={group} {...props} />
      ))}
    </article>
  )
})

/** The disclaimers of a lesson, below its content. */
export function Disclaimers({ texts }: { readonly texts: readonly string[] }) {
  if (texts.length === 0) return null
  return (
    <div className={styles.disclaimer}>
      {texts.map((text, index) => (
        <p key={index}>
          <PhoneText>{text}</PhoneText>
        </p>
      ))}
    </div>
  )
}

/** It is memoized, because a lesson is shown in steps. */
const Group = memo(function Group({ group, ...props }: GroupProps) {
  if (group.kind === 'part') return <Part part={group.part} {...props} />
  return (
    <Block as="section" before={6} className={styles.callouts} aria-label={words.goodToKnow}>
      {group.callouts.map((callout) => (
        <Callout
          key={callout.id}
          color={callout.color}
          title={<PhoneText>{callout.title}</PhoneText>}
          kindLabel={kindLabelOf(callout.color)}
        >
          <LessonBlocks blocks={callout.blocks} references={props.references} />
        </Callout>
      ))}
    </Block>
  )
})

interface PartProps extends Omit<GroupProps, 'group'> {
  readonly part: Exclude<LessonPart, { kind: 'callout' }>
}

function Part({ part, references, stepsDone, onStep, stepFailure }: PartProps) {
  switch (part.kind) {
    case 'keyPoints':
      return (
        <section className={styles.keys} aria-labelledby={part.id}>
          <PartHeading part={part} />
          <ol>
            {part.points.map((blocks, index) => (
              <li key={index}>
                <LessonBlocks blocks={blocks} references={references} />
              </li>
            ))}
          </ol>
        </section>
      )
    case 'text':
      return (
        <section aria-labelledby={part.title === '' ? undefined : part.id}>
          {part.title !== '' && <PartHeading part={part} />}
          <LessonBlocks blocks={part.blocks} references={references} />
          {part.table && <PartTable table={part.table} references={references} />}
          {part.bars && <ComparisonBars bars={part.bars} />}
          {part.more && (
            <Fold label={part.more.title} isPrinted>
              <LessonBlocks blocks={part.more.blocks} references={references} />
              {part.more.table && <PartTable table={part.more.table} references={references} />}
            </Fold>
          )}
          {part.local === undefined ? null : (
            <div className={styles.noteRoom}>
              <LazyInYourState
                topic={part.local}
                draw={(text) => <LessonBlocks blocks={parseText(text)} references={references} />}
              />
            </div>
          )}
          {part.decide && <DecideQuestion decision={part.decide} />}
        </section>
      )
    case 'steps':
      return (
        <PracticalSteps
          part={part}
          references={references}
          stepsDone={stepsDone}
          onStep={onStep}
          failure={stepFailure}
        />
      )
  }
}

/** A heading that the contents list can focus, so that screen readers continue from there. */
function PartHeading({ part }: { readonly part: LessonPart }) {
  return (
    <h2 id={part.id} tabIndex={-1}>
      {part.title}
    </h2>
  )
}

interface PartTableProps {
  readonly table: SectionTable
  readonly references: References
}

function PartTable({ table, references }: PartTableProps) {
  const rows = table.rows.map((row, index) => ({
    id: String(index),
    cells: row.map((cell, cellIndex) =>
      cell === '' ? '' : <LessonInlines key={cellIndex} inlines={parseInlines(cell)} references={references} isCell />,
    ),
  }))
  const total = table.total ? rows.at(-1)?.cells : undefined
  return (
    <div className={styles.table}>
      <Ledger
        caption={table.caption}
        columns={table.columns}
        rows={total === undefined ? rows : rows.slice(0, -1)}
        {...(total !== undefined && { total })}
      />
    </div>
  )
}

function idOf(group: PartGroup): string {
  return group.kind === 'part' ? group.part.id : `after-${group.callouts[0]?.id ?? ''}`
}

function kindLabelOf(color: CalloutColor): string {
  switch (color) {
    case 'red':
      return words.warning
    case 'blue':
      return words.tip
    case 'green':
      return words.note
  }
}

interface PracticalStepsProps {
  readonly part: Extract<LessonPart, { kind: 'steps' }>
  readonly references: References
  /** Indexes of the steps that are checked off. */
  readonly stepsDone: readonly number[]
  readonly onStep: (index: number, isDone: boolean) => void
  /** A sentence that says why the last checked step was not saved. */
  readonly failure: string | undefined
}

/** Steps to do in real life. Checking off a step is only for the learner and earns nothing. */
function PracticalSteps({ part, references, stepsDone, onStep, failure }: PracticalStepsProps) {
  return (
    <section aria-labelledby={part.id}>
      <h2 id={part.id} tabIndex={-1}>
        {part.title}
      </h2>
      <Block as="ol" isRuled className={styles.steps}>
        {part.steps.map((step, index) => (
          <li key={index}>
            <label>
              <input
                type="checkbox"
                checked={stepsDone.includes(index)}
                onChange={(event) => onStep(index, event.target.checked)}
              />
              <span>
                {step.title !== '' && (
                  <b>
                    <PhoneText>{step.title}</PhoneText>{' '}
                  </b>
                )}
                <LessonInlines inlines={step.inlines} references={references} />
              </span>
            </label>
          </li>
        ))}
      </Block>
      {failure !== undefined && (
        <Text before={3} after={0} tone="failed" size="small" isBold role="alert">
          {failure}
        </Text>
      )}
      {part.decide && <DecideQuestion decision={part.decide} />}
    </section>
  )
}
