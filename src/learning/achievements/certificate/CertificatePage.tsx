import { Link } from 'react-router-dom'
import { certificateWords as words } from '#words/certificate'
import { folioDay } from '#words/ledgerFormat'
import { firstNameOf } from '../../../accounts/learnerName'
import type { Manifest } from '../../../curriculum/parseManifest'
import type { ProgressDocument } from '../../../progress/document'
import { LeafRow } from '../../../ui/Leaf'
import { textLinkClass } from '../../../ui/textLinkClass'
import { paths } from '../../../words/paths'
import type { HeldCertificate } from '../../session/heldCertificates'
import { Certificate } from './Certificate'
import { CertificateActions } from './CertificateActions'
import styles from './CertificatePage.module.css'
import { certificateText } from './certificateText'
import { CourseFinish } from './CourseFinish'
import { ModuleFinish } from './ModuleFinish'
import { WhatIsNext } from './WhatIsNext'

interface CertificatePageProps {
  readonly certificate: HeldCertificate
  /** Every certificate of the learner. */
  readonly held: readonly HeldCertificate[]
  /** As the learner wants it written. */
  readonly name: string
  readonly document: ProgressDocument
  readonly manifest: Manifest
}

/** One certificate, and the moment of earning it: what was done, the quilt, the paper, and one way on. */
export function CertificatePage({ certificate, held, name, document, manifest }: CertificatePageProps) {
  const isCourse = certificate.kind === 'course'
  const [yours, toKeep] = words.keepFolio
  return (
    <>
      {isCourse ? (
        <CourseFinish
          document={document}
          manifest={manifest}
          firstName={firstNameOf(name)}
          folio={<Day {...certificate} />}
        />
      ) : (
        <ModuleFinish
          certificate={certificate}
          held={held}
          document={document}
          manifest={manifest}
          folio={<Day {...certificate} />}
        />
      )}
      <LeafRow
        folio={
          <p>
            {yours} <br className={styles.wideOnly} />
            {toKeep}
          </p>
        }
      >
        <h2 className={styles.heading}>{isCourse ? words.yoursOfCourse : words.yours}</h2>
        <Certificate certificate={certificate} name={name} manifest={manifest} />
        <CertificateActions text={certificateText(certificate, name, manifest)} title={certificate.title} />
      </LeafRow>
      <LeafRow folio={<p>{words.nextFolio}</p>}>
        <WhatIsNext certificate={certificate} held={held} document={document} manifest={manifest} />
        <p className={styles.ways}>
          <Link className={textLinkClass} to={paths.dashboard}>
            {words.enough}
          </Link>
          <Link className={textLinkClass} to={paths.achievements}>
            {words.allEarned}
          </Link>
        </p>
      </LeafRow>
    </>
  )
}

/** When it was earned; nothing when that is not known. */
function Day({ day }: HeldCertificate) {
  if (day === undefined) return null
  const [date, year] = folioDay(day)
  return (
    <p>
      <time dateTime={day}>
        {date} <br className={styles.wideOnly} />
        {year}
      </time>
    </p>
  )
}
