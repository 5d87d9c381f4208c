import { Link } from 'react-router-dom'
import { achievementWords as words } from '#words/achievements'
import type { Manifest } from '../../curriculum/parseManifest'
import { Fold } from '../../ui/Fold'
import { Icon } from '../../ui/Icon'
import { LeafRow } from '../../ui/Leaf'
import { textLinkClass } from '../../ui/textLinkClass'
import type { HeldCertificate } from '../session/heldCertificates'
import { certificatePath } from '../../words/paths'
import { Certificate } from './certificate/Certificate'
import styles from './Certificates.module.css'

interface CertificatesProps {
  readonly held: readonly HeldCertificate[]
  /** As the learner wants it written. */
  readonly name: string
  readonly manifest: Manifest
}

/** Every certificate that was earned, the newest at full size, each with the way to its page. Nothing before the first. */
export function Certificates({ held, name, manifest }: CertificatesProps) {
  const [newest, ...others] = held
  if (newest === undefined) return null
  const entry = (certificate: HeldCertificate) => (
    <>
      <Certificate certificate={certificate} name={name} manifest={manifest} />
      <Link className={textLinkClass} to={certificatePath(certificate.id)}>
        {words.openCertificate}
        <span className="sr"> {certificate.title}</span> <Icon name="arrowRight" />
      </Link>
    </>
  )
  return (
    <LeafRow folio={<p>{words.certificates}</p>}>
      <h2>{words.certificateCount(held.length)}</h2>
      <p className={styles.text}>{words.certificatesText}</p>
      {entry(newest)}
      {others.length === 0 ? null : (
        <Fold label={words.moreCertificates(others.length)}>
          <ul className={styles.others}>
            {others.map((certificate) => (
              <li key={certificate.id}>{entry(certificate)}</li>
            ))}
          </ul>
        </Fold>
      )}
    </LeafRow>
  )
}
