import { Link } from 'react-router-dom'
import { dashboardWords as words } from '#words/dashboard'
import type { Manifest } from '../../curriculum/curriculum'
import { COURSE_CERTIFICATE, earnedCertificates } from '../../progress/certificates'
import type { ProgressDocument } from '../../progress/document'
import { ButtonRow } from '../../ui/Button'
import { buttonClass } from '../../ui/buttonClass'
import { QuiltBlock } from '../../ui/QuiltBlock'
import { sheetClass } from '../../ui/Sheet'
import { certificatePath, paths } from '../../words/paths'
import styles from './WholeQuilt.module.css'

interface WholeQuiltProps {
  readonly document: ProgressDocument
  readonly manifest: Manifest
}

/** Nothing is left to do: the quilt as one piece of work, the certificate, and two ways on. */
export function WholeQuilt({ document, manifest }: WholeQuiltProps) {
  const lessons = manifest.modules.reduce((sum, module) => sum + module.lessons.length, 0)
  const isCertified = earnedCertificates(document).includes(COURSE_CERTIFICATE)
  return (
    <section className={`${sheetClass('box')} ${styles.whole}`} aria-labelledby="whole-quilt">
      <h2 id="whole-quilt">{words.allPosted}</h2>
      <p>{words.allPostedFacts(lessons, manifest.modules.length)}</p>
      <div className={styles.quilt}>
        {manifest.modules.map(({ id }) => (
          <QuiltBlock key={id} module={id} done={1} total={1} size="fill" />
        ))}
      </div>
      <ButtonRow>
        {isCertified && (
          <Link className={buttonClass('solid')} to={certificatePath(COURSE_CERTIFICATE)}>
            {words.seeCertificate}
          </Link>
        )}
        <Link className={buttonClass('line')} to={paths.tools}>
          {words.toTools}
        </Link>
        <Link className={buttonClass('line')} to={paths.learning}>
          {words.readAgain}
        </Link>
      </ButtonRow>
    </section>
  )
}
