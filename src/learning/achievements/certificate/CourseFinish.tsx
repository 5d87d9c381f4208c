import type { ReactNode } from 'react'
import { certificateWords as words } from '#words/certificate'
import { whole } from '#words/ledgerFormat'
import type { Manifest } from '../../../curriculum/parseManifest'
import type { ProgressDocument } from '../../../progress/document'
import { activeDays } from '../../../progress/streak'
import { Icon } from '../../../ui/Icon'
import { LeafRow } from '../../../ui/Leaf'
import { Ledger } from '../../../ui/Ledger'
import { PageHeading } from '../../../ui/PageHeading'
import { QuiltBlock } from '../../../ui/QuiltBlock'
import styles from './CertificatePage.module.css'

interface CourseFinishProps {
  readonly document: ProgressDocument
  readonly manifest: Manifest
  readonly firstName: string
  readonly folio: ReactNode
}

/** The whole course: ten blocks sewn into one quilt, and the balance under its double line. */
export function CourseFinish({ document, manifest: { modules }, firstName, folio }: CourseFinishProps) {
  const lessons = modules.reduce((sum, module) => sum + module.lessons.length, 0)
  return (
    <>
      <LeafRow folio={folio}>
        <p className={styles.kicker}>
          <Icon name="check" />
          {words.coursePosted(modules.length)}
        </p>
        <PageHeading>{words.courseTitle(firstName)}</PageHeading>
        <p className={styles.intro}>{words.courseText(lessons, modules.length)}</p>
        <div className={styles.whole}>
          {modules.map(({ id }) => (
            <QuiltBlock key={id} module={id} done={1} total={1} size="fill" />
          ))}
        </div>
      </LeafRow>
      <LeafRow folio={<p>{words.balanceFolio}</p>}>
        <h2 className={styles.heading}>{words.balance}</h2>
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
