import { researchWords as words } from '#words/research'
import type { PublicPage } from '../publicPages'
import styles from './page.module.css'
import { Block } from '../../ui/Block'
import { Leaf, LeafRow } from '../../ui/Leaf'
import common from '../Page.module.css'
import { PageHead } from '../PageHead'
import { Text } from '../../ui/Text'
import { Sources } from './Sources'
import { Chip } from '../../ui/Chip'
import { Ledger } from '../../ui/Ledger'
import { paths } from '../../words/paths'
import { ArrowLink } from '../ArrowLink'

export const page: PublicPage = {
  Page: Research,
  title: words.documentTitle,
  description: words.description,
}

/** Route `/research` (contract, section 1.1). */
function Research() {
  return (
    <Leaf className={common.page}>
      <PageHead title={words.title} lead={words.lead} marginNote={<p>{words.leadNote}</p>} />
      <LeafRow marginNote={<p>{words.questionsNote}</p>}>
        <h2>{words.questionsTitle}</h2>
        <Block as="ul" isRuled className={styles.questions}>
          {words.questions.map(({ title, text, today }) => (
            <li key={title}>
              <div>
                <h3>{title}</h3>
                <p>{text}</p>
              </div>
              <Text tone="quiet" className={styles.today}>
                <b>{words.today}</b> <span>{today}</span>
              </Text>
            </li>
          ))}
        </Block>
      </LeafRow>
      <LeafRow marginNote={<p>{words.methodNote}</p>}>
        <h2>{words.methodTitle}</h2>
        <ol className={styles.method}>
          {words.method.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </LeafRow>
      <Sources />
      <Standards />
      <Measures />
    </Leaf>
  )
}

/** Our notes on school standards. The text says that none has been compared with the standards yet. */
function Standards() {
  return (
    <LeafRow marginNote={<p>{words.standardsNote}</p>}>
      <h2>{words.standardsTitle}</h2>
      <p className={common.prose}>{words.standardsText}</p>
      <Ledger
        className={styles.standards}
        caption={words.standardsCaption}
        scrollName={words.standardsCaption}
        columns={[
          { label: words.standardsColumns.topic, kind: 'text' },
          { label: words.standardsColumns.lessons, kind: 'number' },
          { label: words.standardsColumns.status, kind: 'text' },
        ]}
        rows={standardNotes.map(({ topic, lessons }) => ({
          id: topic,
          cells: [
            words.topics[topic],
            String(lessons),
            <Chip key={topic} kind="progress">
              {words.toBeChecked}
            </Chip>,
          ],
        }))}
      />
      <p className={common.after}>{words.standardsHelp}</p>
      <p className={common.links}>
        <ArrowLink href={paths.partnerships}>{words.standardsLink}</ArrowLink>
      </p>
    </LeafRow>
  )
}

/** Every lesson and quiz, keyed by file. Only lessons refer to standards. */
const files: Readonly<Record<string, { readonly standards?: unknown }>> = import.meta.glob('#lessons/*_*.json', {
  eager: true,
  import: 'default',
})

const topicIds = ['EI', 'SP', 'SV', 'IN', 'MC', 'MR'] as const

interface TopicNotes {
  readonly topic: (typeof topicIds)[number]
  /** How many lessons refer to a standard on the topic. */
  readonly lessons: number
}

/** The lessons' references to standards, by topic. Codes look like `SP 12-1`. */
export function notesOn(lessons: readonly unknown[]): readonly TopicNotes[] {
  const named = lessons.map((standards) =>
    Array.isArray(standards) ? standards.filter((code): code is string => typeof code === 'string') : [],
  )
  return topicIds.map((topic) => ({
    topic,
    lessons: named.filter((codes) => codes.some((code) => code.startsWith(`${topic} `))).length,
  }))
}

export const standardNotes: readonly TopicNotes[] = notesOn(Object.values(files).map(({ standards }) => standards))

/** Lists what we measure about texts and programs. We don't measure anything about people. */
function Measures() {
  return (
    <LeafRow marginNote={<p>{words.measuresNote}</p>}>
      <h2>{words.measuresTitle}</h2>
      <p className={common.prose}>{words.measuresText}</p>
      <Ledger
        className={styles.measures}
        caption={words.measuresCaption}
        scrollName={words.measuresCaption}
        columns={[
          { label: words.measuresColumns.subject, kind: 'text' },
          { label: words.measuresColumns.measured, kind: 'text' },
        ]}
        rows={words.measures.map(({ subject, measured }) => ({ id: subject, cells: [subject, measured] }))}
      />
      <Text as="h3" before={6}>
        {words.plansTitle}
      </Text>
      <Block as="ul" width={40} before={3} className={styles.list}>
        {words.plans.map((plan) => (
          <li key={plan}>{plan}</li>
        ))}
      </Block>
    </LeafRow>
  )
}
