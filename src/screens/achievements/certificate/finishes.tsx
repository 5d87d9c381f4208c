import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { certificateWords as words } from '#words/certificate'
import { whole } from '#words/ledgerFormat'
import type { Manifest } from '../../../core/curriculum/parseManifest'
import { daysBetween } from '../../../core/progress/calendar'
import type { ProgressDocument } from '../../../core/progress/document'
import { parseLocalDate } from '../../../core/progress/ids'
import { own } from '../../../core/progress/json'
import { activeDays } from '../../../core/progress/streak'
import { Icon } from '../../../ui/Icon'
import { LeafRow } from '../../../ui/Leaf'
import { Ledger } from '../../../ui/Ledger'
import { PageHeading } from '../../../ui/PageHeading'
import { QuiltBlock } from '../../../ui/QuiltBlock'
import { SewnQuilt } from '../../../ui/SewnQuilt'
import type { HeldCertificate } from '../../../session/heldCertificates'
import { moduleStandings } from '../../../session/moduleStandings'
import { Row } from '../../../ui/Row'
import { Text } from '../../../ui/Text'
import styles from './CertificatePage.module.css'

interface ModuleFinishProps {
  readonly certificate: HeldCertificate
  readonly held: readonly HeldCertificate[]
  readonly document: ProgressDocument
  readonly manifest: Manifest
  readonly marginNote: ReactNode
}

/** The finished module, and its block in the quilt. */
export function ModuleFinish({ certificate, held, document, manifest, marginNote }: ModuleFinishProps) {
  const isNew = isJustEarned(useLocation().state)
  const { module, score } = certificate
  const [blocks, word] = words.blockCount(
    held.filter((other) => other.module !== undefined).length,
    manifest.modules.length,
  )
  const before = manifest.modules
    .filter(({ id }) => id !== module?.id && held.some((other) => other.module?.id === id))
    .map(({ title }) => title)
  return (
    <>
      <LeafRow marginNote={marginNote}>
        <div className={styles.finish}>
          {module === undefined ? null : (
            <div className={styles.block}>
              <QuiltBlock look={module} done={1} total={1} size="fill" isLastNew={isNew} />
            </div>
          )}
          <div>
            <Row as="p" isOneLine gap={2} align="center" tone="done" isBold isNumeric className={styles.kicker}>
              <Icon name="check" />
              <span>{score === undefined ? words.completed : words.quizPassed(score)}</span>
            </Row>
            <PageHeading>{module === undefined ? words.finishedUnlisted : words.finished(module.title)}</PageHeading>
            {module === undefined ? null : (
              <Text width={38} before={3} after={0}>
                {statementOf(certificate, document)}
              </Text>
            )}
          </div>
        </div>
      </LeafRow>
      {module === undefined ? null : (
        <LeafRow
          marginNote={
            <p className="num">
              <span>{blocks}</span> <br className={styles.wideOnly} />
              <span>{word}</span>
            </p>
          }
        >
          <h2 className="sr">{words.quilt}</h2>
          <div className={styles.strip}>
            {moduleStandings(document, manifest).map(({ module: sewn, patchesDone, patches }) => (
              <div key={sewn.id} className={sewn.id === module.id ? styles.isNew : ''}>
                <QuiltBlock look={sewn} done={patchesDone} total={patches} size="fill" />
              </div>
            ))}
          </div>
          <Text before={2} after={0} tone="quiet" size="small" className={styles.note}>
            {words.soFar(before, module.title)}
          </Text>
        </LeafRow>
      )}
    </>
  )
}

function statementOf({ module, day }: HeldCertificate, document: ProgressDocument): string {
  const lessons = module?.lessons ?? []
  const days = lessons.map(({ id }) => parseLocalDate(own(document.completedOn, id)))
  const first = days.reduce((least, next) => (next === undefined || least === undefined || least < next ? least : next))
  const isKnown = first !== undefined && day !== undefined && !days.includes(undefined)
  const took = isKnown ? words.tookDays(lessons.length, daysBetween(first, day) + 1) : words.took(lessons.length)
  const block = new Map(Object.entries(words.blocks)).get(module?.icon ?? '') ?? words.otherBlock
  return `${took} ${words.sewn(block)}`
}

/** Returns whether the learner came from the page on which the certificate was earned. */
function isJustEarned(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isJustEarned' in state && state.isJustEarned === true
}

interface CourseFinishProps {
  readonly document: ProgressDocument
  readonly manifest: Manifest
  readonly firstName: string
  readonly marginNote: ReactNode
}

/** The finished course: its blocks sewn into one quilt, and the total points above a double line. */
export function CourseFinish({ document, manifest: { modules }, firstName, marginNote }: CourseFinishProps) {
  const lessons = modules.reduce((sum, module) => sum + module.lessons.length, 0)
  return (
    <>
      <LeafRow marginNote={marginNote}>
        <Row as="p" isOneLine gap={2} align="center" tone="done" isBold isNumeric className={styles.kicker}>
          <Icon name="check" />
          <span>{words.courseCompleted(modules.length)}</span>
        </Row>
        <PageHeading>{words.courseTitle(firstName)}</PageHeading>
        <Text width={38} before={3} after={0}>
          {words.courseText(lessons, modules.length)}
        </Text>
        <div className={styles.whole}>
          <SewnQuilt looks={modules} />
        </div>
      </LeafRow>
      <LeafRow marginNote={<p>{words.balanceNote}</p>}>
        <Text as="h2" after={4}>
          {words.balance}
        </Text>
        <div className={styles.balance}>
          <Ledger
            caption={words.balance}
            isCaptionHidden
            areColumnsHidden
            columns={[
              { label: words.entry, kind: 'text' },
              { label: words.figure, kind: 'number' },
            ]}
            rows={[
              { id: 'lessons', cells: [words.lessons, whole(lessons)] },
              { id: 'quizzes', cells: [words.quizzes, whole(modules.length)] },
              { id: 'days', cells: [words.days, whole(activeDays(document).length)] },
            ]}
            total={[words.blocksTotal, whole(modules.length)]}
          />
        </div>
      </LeafRow>
    </>
  )
}
