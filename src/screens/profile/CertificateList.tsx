import { Link } from 'react-router-dom'
import { dayNear } from '#words/ledgerFormat'
import { profileWords as words } from '#words/profile'
import type { Manifest } from '../../core/curriculum/parseManifest'
import type { ProgressDocument } from '../../core/progress/document'
import { Icon } from '../../ui/Icon'
import { textLinkClass } from '../../ui/textLinkClass'
import { paths } from '../../words/paths'
import { heldCertificates } from '../../session/heldCertificates'
import { useToday } from '../../session/useToday'
import styles from './ProfileScreen.module.css'

interface CertificateListProps {
  readonly document: ProgressDocument
  readonly manifest: Manifest
}

/** The certificates by title and day. They are shown on the Achievements page. */
export function CertificateList({ document, manifest }: CertificateListProps) {
  const today = useToday()
  const held = heldCertificates(document, manifest)
  return (
    <>
      <h2>{words.certificates}</h2>
      {held.length === 0 ? (
        <p className={styles.text}>{words.noCertificates}</p>
      ) : (
        <ul className={styles.rows}>
          {held.map(({ id, title, day }) => (
            <li key={id} className={styles.row}>
              <span>{title}</span>
              {day === undefined ? null : (
                <time className={styles.day} dateTime={day}>
                  {dayNear(day, today)}
                </time>
              )}
            </li>
          ))}
        </ul>
      )}
      <Link className={textLinkClass} to={paths.achievements}>
        {words.seeCertificates} <Icon name="arrowRight" />
      </Link>
    </>
  )
}
