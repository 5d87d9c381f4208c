import { achievementWords as words } from '#words/achievements'
import type { Manifest } from '../../../core/curriculum/parseManifest'
import { useElementWidth } from '../../../ui/useElementWidth'
import type { HeldCertificate } from '../../../session/heldCertificates'
import { WIDEST } from './certificateLayout'
import styles from './Certificate.module.css'
import { CertificateDrawing } from './CertificateDrawing'
import { certificateText } from './certificateText'

interface CertificateProps {
  readonly certificate: HeldCertificate
  /** The learner's name as it is written on certificates. */
  readonly name: string
  readonly manifest: Manifest
}

const NORMAL_REM = 16

/** A certificate on the page. It fills the available width, and its text grows with the learner's text size. */
export function Certificate({ certificate, name, manifest }: CertificateProps) {
  const [paper, pixels] = useElementWidth<HTMLElement>(WIDEST)
  const rem = typeof window === 'undefined' ? NORMAL_REM : remInPixels()
  return (
    <figure ref={paper} className={styles.paper} aria-label={words.certificateOf(certificate.title)}>
      <CertificateDrawing text={certificateText(certificate, name, manifest)} width={(pixels / rem) * NORMAL_REM} />
    </figure>
  )
}

function remInPixels(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || NORMAL_REM
}
