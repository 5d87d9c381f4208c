import { useLocation } from 'react-router-dom'
import { achievementWords as words } from '#words/achievements'
import { nameOf } from '../../accounts/learnerName'
import type { Manifest } from '../../curriculum/curriculum'
import type { ProgressDocument } from '../../progress/document'
import { displayNameOf } from '../../progress/profile'
import { Fold } from '../../ui/Fold'
import { LeafRow } from '../../ui/LeafRow'
import { heldCertificates } from '../session/heldCertificates'
import { useSession } from '../session/SessionContext'
import { useFragmentTarget } from '../session/useFragmentTarget'
import { certificateId } from '../../words/paths'
import { Certificate } from './Certificate'
import styles from './Certificates.module.css'

interface CertificatesProps {
  readonly document: ProgressDocument
  readonly manifest: Manifest
}

/** Every certificate that was earned; the newest, or the one that the address names, at full size. Nothing before the first. */
export function Certificates({ document, manifest }: CertificatesProps) {
  const { learner } = useSession()
  const { hash } = useLocation()
  const held = heldCertificates(document, manifest)
  const asked = held.find(({ id }) => hash === `#${certificateId(id)}`)
  const shown = asked ?? held[0]
  const heading = useFragmentTarget(asked === undefined ? '' : certificateId(asked.id))
  if (shown === undefined) return null
  const others = held.filter((certificate) => certificate !== shown)
  const name = displayNameOf(document) ?? nameOf(learner)
  return (
    <LeafRow folio={<p>{words.certificates}</p>}>
      <h2 ref={heading} tabIndex={-1}>
        {words.certificateCount(held.length)}
      </h2>
      <p className={styles.text}>{words.certificatesText}</p>
      <Certificate certificate={shown} name={name} manifest={manifest} />
      {others.length === 0 ? null : (
        <Fold label={words.moreCertificates(others.length)}>
          <ul className={styles.others}>
            {others.map((certificate) => (
              <li key={certificate.id}>
                <Certificate certificate={certificate} name={name} manifest={manifest} />
              </li>
            ))}
          </ul>
        </Fold>
      )}
    </LeafRow>
  )
}
